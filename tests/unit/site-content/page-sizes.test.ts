import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Config {
  readonly data?: Readonly<Record<string, { readonly params?: { readonly per_page?: number } }>>;
  readonly blocks: readonly { readonly type: string; readonly props?: { readonly first?: string } }[];
}

const folder = path.resolve(import.meta.dirname, '../../../page-configs');
const configs = readdirSync(folder)
  .filter((file) => /^[a-z].*\.json$/.test(file))
  .map((file): Config => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

/** For each list with a pager, by its first path: the page sizes of its queries on all pages. */
const sizes = new Map<string, (number | undefined)[]>();
for (const { data = {}, blocks } of configs) {
  const first = blocks.find(({ type }) => type === 'pager')?.props?.first;
  if (first === undefined) continue;
  const requested = Object.values(data).map(({ params }) => params?.per_page);
  sizes.set(first, [...(sizes.get(first) ?? []), ...requested]);
}

// If a list shows twelve entries but its pages are counted by twenty, each page hides eight.
test('a list shows as many entries on a page as its page count assumes', () => {
  expect([...sizes.keys()].toSorted()).toEqual(['/insight/blog', '/insight/case-studies']);
  for (const [first, requested] of sizes) expect(new Set(requested).size, `${first}: ${requested}`).toBe(1);
});
