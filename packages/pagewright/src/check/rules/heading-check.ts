import { nodeOf } from '../../schema/schema-node.ts';
import { diagnoseAt } from '../json/origin.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { Schemas } from '../workspace.ts';
import type { CheckedBlock } from './block-check.ts';
import { type Heading, topHeadings } from './block-headings.ts';
import type { CheckedPage } from './page-check.ts';

type PageBlocks = Pick<CheckedPage, 'draft' | 'params' | 'blocks'>;

/** The values of a page's params, which decide which blocks a URL shows. */
type Params = Readonly<Record<string, string>>;

/** A heading with its level on the page, which may differ from the level in the schema. */
interface PageHeading {
  readonly block: CheckedBlock;
  readonly pointer: string;
  readonly level: number;
}

const mostUrls = 500;

/** Reports URLs without exactly one h1, and skipped heading levels. */
export function checkHeadings(page: PageBlocks, schemas: Schemas): readonly Diagnostic[] {
  const { draft, blocks } = page;
  // The headings of a block with an error are unknown.
  if (!draft.isWhole || !blocks.every(({ isSound }) => isSound)) return [];
  const found = new Map<string, Diagnostic>();
  for (const params of shownParams(page)) {
    const headings = headingsAt(blocks, params);
    const tops = headings.filter(({ level }) => level === 1);
    if (tops.length === 0 && !found.has('missing'))
      found.set('missing', missingTop(page, urlOf(page, params), schemas));
    for (const [index, top] of tops.entries()) {
      const before = tops[index - 1];
      const key = `second ${top.pointer}`;
      if (before && !found.has(key)) found.set(key, secondTop(top, before, urlOf(page, params)));
    }
    if (tops.length > 0) {
      for (const each of skippedLevels(headings)) found.set(`skipped ${each.file} ${each.pointer}`, each);
    }
  }
  return [...found.values()];
}

/** The params of the URLs that may show different blocks: all values of params in an `only`, and one value of others. */
function shownParams({ params, blocks }: PageBlocks): readonly Params[] {
  let found: Params[] = [{}];
  for (const [name, { written, isOpen }] of params.values) {
    const limited = blocks.filter(({ draft }) => name in draft.only);
    const named = limited.flatMap(({ draft }) => draft.only[name] ?? []);
    const known = new Set([...(isOpen ? named : []), ...written.map(({ value }) => value)]);
    const values = isOpen ? [...known, '…'] : [...known];
    const shown = limited.length > 0 ? values : values.slice(0, 1);
    found = found.flatMap((each) => shown.map((value) => ({ ...each, [name]: value })));
    if (found.length > mostUrls) found = found.slice(0, mostUrls);
  }
  return found;
}

function urlOf({ draft }: PageBlocks, params: Params): string {
  return Object.entries(params).reduce(
    (route, [name, value]) => route.replace(`:${name}`, value),
    draft.routes[0]?.route ?? '',
  );
}

/** The headings of the blocks that a URL shows, in order. */
function headingsAt(blocks: readonly CheckedBlock[], params: Params): readonly PageHeading[] {
  const found: PageHeading[] = [];
  for (const block of blocks) {
    if (!isShown(block, params)) continue;
    for (const { level, pointer } of block.headings)
      found.push({
        block,
        pointer: block.draft.pointer + pointer,
        level: levelOnPage(level, block.headings),
      });
  }
  return found;
}

function isShown({ draft: { only } }: CheckedBlock, params: Params): boolean {
  for (const name in only) if (!only[name]?.includes(params[name] ?? '')) return false;
  return true;
}

/** The titles of cards move up one level when their section has no heading. */
function levelOnPage(level: number, headings: readonly Heading[]): number {
  return level <= 2 || headings.some((heading) => heading.level === level - 1) ? level : level - 1;
}

function skippedLevels(headings: readonly PageHeading[]): readonly Diagnostic[] {
  return headings.flatMap(({ block, pointer, level }, index) => {
    const after = headings[index - 1]?.level ?? 0;
    return level > after + 1
      ? [diagnoseAt(block.draft, { code: 'skipped-heading', pointer, on: 'key', data: { level, after } })]
      : [];
  });
}

function secondTop({ block, pointer }: PageHeading, before: PageHeading, address: string): Diagnostic {
  const { file, renamed } = before.block.draft;
  const firstLine = file.place(before.pointer, 'value', renamed).line;
  return diagnoseAt(block.draft, { code: 'second-h1', pointer, on: 'key', data: { address, firstLine } });
}

function missingTop({ draft }: PageBlocks, address: string, { blocks }: Schemas): Diagnostic {
  const options = [...blocks].flatMap(([type, schema]) =>
    topHeadings(nodeOf(schema)).size > 0 ? [type] : [],
  );
  return diagnoseAt(draft, {
    code: 'missing-h1',
    pointer: '/blocks',
    on: 'key',
    data: { address, options },
  });
}
