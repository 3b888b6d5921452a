import { afterAll, beforeAll, expect, it } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import { read } from '../../src/content/read.ts';
import { ContentError } from '../../src/content/source.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { waysToFail } from '../fixtures/faulty-service/ways-to-fail.ts';
import { startFaultyService } from './content-fixture.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startFaultyService();
});
afterAll(() => service.close());

it.each(Object.entries(waysToFail))(
  'a service that %s ends in an error, after four requests at most',
  async (_, fault) => {
    service.heal();
    service.fail('services/pmo', fault);
    const before = service.requests.length;
    const reading = read(sources.service, { slug: 'pmo' }, { base: service.url, deadline: 400 });
    await expect(reading).rejects.toBeInstanceOf(ContentError);
    expect(service.requests.length - before).toBeLessThanOrEqual(4);
  },
);
