import { expect, test } from 'vitest';
import { isShownAt } from '../../../packages/pagewright/src/grammar/block-limits.ts';
import { textOf } from '../architecture/project-files.ts';
import { jsonBelow } from './written-texts.ts';

interface Block {
  readonly type: string;
  readonly only?: { readonly slug: readonly string[] };
  readonly except?: { readonly slug: readonly string[] };
  readonly props: { readonly tone?: string; readonly layout?: string };
}

/** A block, or the use of a shared section. The limits of a use apply to all its blocks. */
type Entry = Block | (Pick<Block, 'only' | 'except'> & { readonly section: string });

interface Written {
  readonly blocks: readonly Entry[];
  readonly end?: readonly Entry[];
}

/** The blocks of an entry. */
function blocksOf(entry: Entry): readonly Block[] {
  if (!('section' in entry)) return [entry];
  const { blocks }: { readonly blocks: readonly Block[] } = JSON.parse(
    textOf(`page-configs/_sections/${entry.section}.json`),
  );
  return blocks;
}

const site: Written = JSON.parse(textOf('page-configs/_site.json'));

/** The sections of each page of a config: one list for each slug that a block names, and one for any other slug. */
function pagesOf(file: string): [address: string, sections: readonly Block[]][] {
  const { blocks, end = site.end ?? [] }: Written = JSON.parse(textOf(file));
  const named = blocks.flatMap(({ only, except }) => [...(only?.slug ?? []), ...(except?.slug ?? [])]);
  return [...new Set([...named, 'any other'])].map((slug) => [
    `${file} for ${slug}`,
    [...blocks, ...end].filter((entry) => isShownAt(entry, { slug })).flatMap(blocksOf),
  ]);
}

const toneOf = ({ props }: Block) => props.tone;
const typeOf = ({ type }: Block) => type;
const lookOf = ({ type, props }: Block) => `${type}, ${props.layout}, ${props.tone}`;

/** The length of the longest run of one value. */
function longestRow(values: readonly unknown[]): number {
  let row = 0;
  const rows = values.map((value, at) => {
    row = value === values[at - 1] ? row + 1 : 1;
    return row;
  });
  return Math.max(...rows);
}

const pages = jsonBelow('page-configs')
  .filter((file) => !file.includes('/_'))
  .flatMap(pagesOf);

test.each(pages)('adjacent sections differ in tone or layout, and no three are alike: %s', (_, sections) => {
  expect(sections.length).toBeGreaterThan(1);
  expect(sections.map(toneOf)).not.toContain(undefined);
  expect(longestRow(sections.map(lookOf))).toBe(1);
  expect(longestRow(sections.map(toneOf))).toBeLessThan(3);
  expect(longestRow(sections.map(typeOf))).toBeLessThan(3);
});
