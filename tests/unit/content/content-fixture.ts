import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '../../../packages/pagewright/src/content/deadline.ts';
import { readImageIndex } from '../../../packages/pagewright/src/pipeline/site/image-index.ts';
import { createDemoService } from '../../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import { contentTypes } from '../../../pagewright.config.ts';
import { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The demo content behind a service that fails when it is told to. */
export function startFaultyService(): Promise<FaultyService> {
  const demo = createDemoService({
    contentDir: path.join(root, 'demo-content'),
    contentTypes,
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
