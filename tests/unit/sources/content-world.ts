import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readImageIndex } from '../../../src/build/image-index.ts';
import type { Clock } from '../../../src/sources/deadline.ts';
import { createDemoService } from '../../../wordpress/demo-service/demo-service.ts';
import { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The demo content behind a service that fails when it is told to. */
export function startFaultyService(): Promise<FaultyService> {
  const demo = createDemoService({
    contentDir: path.join(root, 'wordpress/demo-content'),
    messagesFile: path.join(mkdtempSync(path.join(tmpdir(), 'messages-')), 'messages.jsonl'),
    images: readImageIndex(root),
  });
  return new FaultyService(demo).listen();
}

const speed = 20;

/** Time that runs twenty times as fast, so that retries need not be waited for. */
export const fastClock: Clock = {
  now: () => Date.now() * speed,
  after(ms, act) {
    const timer = setTimeout(act, ms / speed);
    return () => clearTimeout(timer);
  },
};
