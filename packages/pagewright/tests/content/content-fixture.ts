import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { contentTypes } from '../../../../pagewright.config.ts';
import { createDemoService } from '../../../pagewright-wordpress/demo-service/demo-service.ts';
import { readImageIndex } from '../../src/pipeline/site/image-index.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';

export const root = path.resolve(import.meta.dirname, '../../../..');

/** Serves the demo content, and fails where a test says so. */
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
const stepMs = 5;

/** Runs timers and dates twenty times as fast until the test ends, so that retries take little time. */
export function speedUpTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const steps = setInterval(() => vi.advanceTimersByTime(speed * stepMs), stepMs);
  onTestFinished(() => {
    clearInterval(steps);
    vi.useRealTimers();
  });
}
