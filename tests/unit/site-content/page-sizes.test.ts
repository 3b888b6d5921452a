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

/** Of each list with a pager, by its first path: how many entries its queries ask for, on all its pages. */
const sizes = new Map<string, (number | undefined)[]>();
for (const { data = {}, blocks } of configs) {
  const first = blocks.find(({ type }) => type === 'pager')?.props?.first;
  if (first === undefined) continue;
  const asked = Object.values(data).map(({ params }) => params?.per_page);
  sizes.set(first, [...(sizes.get(first) ?? []), ...asked]);
}

// A list of twelve whose pages are counted by twenty would hide eight entries of each page.
test('the pages of a list are as long as the parts by which they are counted', () => {
  expect([...sizes.keys()].toSorted()).toEqual(['/insight/blog', '/insight/case-studies']);
  for (const [first, asked] of sizes) expect(new Set(asked).size, `${first}: ${asked}`).toBe(1);
});
