import { describe, expect, it } from 'vitest';
import { severalAtOnce } from '../../../packages/pagewright/src/pipeline/files/several-at-once.ts';

/** Work that ends when it is told to, and what has begun so far. */
function heldWork() {
  const begun: string[] = [];
  const endings = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
  const work = (entry: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(entry);
      endings.set(entry, { resolve, reject });
    });
  return { begun, endings, work };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a list that is worked through several at once', () => {
  it('begins so many entries at a time, in order', async () => {
    const { begun, endings, work } = heldWork();
    const all = severalAtOnce(['a', 'b', 'c', 'd'], 2, work);
    expect(begun).toEqual(['a', 'b']);
    endings.get('b')?.resolve();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
    endings.get('a')?.resolve();
    await turn();
    for (const { resolve } of endings.values()) resolve();
    await all;
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('begins no entry after a failure, and fails once the others have ended', async () => {
    const { begun, endings, work } = heldWork();
    let hasEnded = false;
    const all = severalAtOnce(['a', 'b', 'c'], 2, work).catch((error: unknown) => {
      hasEnded = true;
      return error;
    });
    endings.get('a')?.reject(new Error('The disk is full'));
    await turn();
    expect(hasEnded).toBe(false);
    endings.get('b')?.resolve();
    expect(String(await all)).toBe('Error: The disk is full');
    expect(begun).toEqual(['a', 'b']);
  });
});
