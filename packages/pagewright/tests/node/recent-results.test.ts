import { expect, test, vi } from 'vitest';
import { cacheRecent } from '../../src/node/share/recent-results.ts';

test('a result is loaded once, even if it is requested again while it loads', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = cacheRecent(2, load);
  expect(await Promise.all([get('a'), get('a')])).toEqual(['A', 'A']);
  expect(load).toHaveBeenCalledOnce();
});

test('the least recently used result is dropped first', async () => {
  const load = vi.fn(async (key: string) => key);
  const get = cacheRecent(2, load);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
