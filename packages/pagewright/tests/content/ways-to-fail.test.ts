import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import { read } from '../../src/content/read.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { waysToFail } from '../fixtures/faulty-service/ways-to-fail.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startMuseumService();
});
afterAll(() => service.close());

it.each(Object.entries(waysToFail))(
  'a service that %s ends in an error, after four requests at most',
  async (_, fault) => {
    service.heal();
    service.fail('exhibitions/ropes', fault);
    const before = service.requests.length;
    const reading = read(sources.exhibition, { slug: 'ropes' }, { base: service.url, deadline: 400 });
    await expect(reading).rejects.toBeInstanceOf(ContentError);
    expect(service.requests.length - before).toBeLessThanOrEqual(4);
  },
);
