import { describe, expect, it } from 'vitest';
import { runConcurrently } from '../../src/pipeline/files/run-concurrently.ts';

/** Work that lasts until the test resolves it, and the items that have started. */
function controlledWork() {
  const started: string[] = [];
  const endings = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
  const work = (item: string) =>
    new Promise<void>((resolve, reject) => {
      started.push(item);
      endings.set(item, { resolve, reject });
    });
  return { started, endings, work };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('items that are processed concurrently', () => {
  it('start in order, at most as many as the limit', async () => {
    const { started, endings, work } = controlledWork();
    const all = runConcurrently(['a', 'b', 'c', 'd'], 2, work);
    expect(started).toEqual(['a', 'b']);
    endings.get('b')?.resolve();
    await nextTurn();
    expect(started).toEqual(['a', 'b', 'c']);
    endings.get('a')?.resolve();
    await nextTurn();
    for (const { resolve } of endings.values()) resolve();
    await all;
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not start after a failure, and the result rejects once the running items have ended', async () => {
    const { started, endings, work } = controlledWork();
    let hasEnded = false;
    const all = runConcurrently(['a', 'b', 'c'], 2, work).catch((error: unknown) => {
      hasEnded = true;
      return error;
    });
    endings.get('a')?.reject(new Error('The disk is full'));
    await nextTurn();
    expect(hasEnded).toBe(false);
    endings.get('b')?.resolve();
    expect(String(await all)).toBe('Error: The disk is full');
    expect(started).toEqual(['a', 'b']);
  });
});
