import { isShownAt } from '../../grammar/block-limits.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { BlockDraft } from '../block-draft.ts';
import { diagnoseAt } from '../json/origin.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { PageDraft } from '../page-draft.ts';
import { diagnoseWritten, writtenAt } from '../sections/written-place.ts';
import type { Schemas } from '../workspace.ts';
import type { CheckedBlock } from './block-check.ts';
import { type Heading, topHeadings } from './block-headings.ts';
import type { PageParams } from './page-params.ts';
import { differentTimes, isShownNow } from './schedule-check.ts';

interface PageBlocks {
  readonly draft: PageDraft;
  readonly params: PageParams;
  readonly blocks: readonly CheckedBlock[];
}

/** The values of a page's params, which decide which blocks a URL shows. */
type Params = Readonly<Record<string, string>>;

interface PageHeading {
  readonly draft: BlockDraft;
  readonly heading: Heading;
}

const mostUrls = 500;

/** Reports URLs without exactly one h1, and skipped heading levels. */
export function checkHeadings(page: PageBlocks, schemas: Schemas): readonly Diagnostic[] {
  const { draft, blocks } = page;
  // The headings of a block with an error are unknown.
  if (!draft.isComplete || !blocks.every(({ isValid }) => isValid)) return [];
  const found = new Map<string, Diagnostic>();
  const times = differentTimes(
    blocks.map((block) => block.draft.schedule),
    draft.schedule,
  );
  for (const [params, time] of shownParams(page).flatMap((each) => times.map((at) => [each, at] as const))) {
    const headings = headingsAt(blocks, params, time);
    const tops = headings.filter(({ heading }) => heading.level === 1);
    if (tops.length === 0 && !found.has('missing'))
      found.set('missing', missingTop(page, urlOf(page, params), schemas));
    for (const [index, top] of tops.entries()) {
      const before = tops[index - 1];
      const key = `second ${pointerOf(top)}`;
      if (before && !found.has(key)) found.set(key, secondTop(top, before, urlOf(page, params)));
    }
    if (tops.length > 0) {
      for (const each of skippedLevels(headings)) found.set(`skipped ${each.file} ${each.pointer}`, each);
    }
  }
  return [...found.values()];
}

/** The params of the URLs that may show different blocks: all values of params that limit a block, and one value of others. */
function shownParams({ params, blocks }: PageBlocks): readonly Params[] {
  let found: Params[] = [{}];
  for (const [name, { literals, isOpen }] of params.values) {
    const limited = blocks.filter(({ draft }) => name in draft.only || name in draft.except);
    const named = limited.flatMap(({ draft }) => [
      ...(draft.only[name] ?? []),
      ...(draft.except[name] ?? []),
    ]);
    const known = new Set([...(isOpen ? named : []), ...literals.map(({ value }) => value)]);
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

/** The headings of the blocks that a URL shows at a time, in order. */
function headingsAt(blocks: readonly CheckedBlock[], params: Params, now: number): readonly PageHeading[] {
  const found: PageHeading[] = [];
  for (const block of blocks) {
    if (!isShownAt(block.draft, params) || !isShownNow(block.draft.schedule, { now, timeZone: 'UTC' }))
      continue;
    for (const heading of block.headings) found.push({ draft: block.draft, heading });
  }
  return found;
}

function pointerOf({ draft, heading }: PageHeading): string {
  return draft.pointer + heading.pointer;
}

function skippedLevels(headings: readonly PageHeading[]): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  let after = 0;
  for (const each of headings) {
    const { level } = each.heading;
    if (level > after + 1) {
      const pointer = pointerOf(each);
      const data = { level, after };
      found.push(diagnoseWritten(each.draft, { code: 'skipped-heading', pointer, on: 'key', data }));
    }
    after = level;
  }
  return found;
}

function secondTop(heading: PageHeading, before: PageHeading, address: string): Diagnostic {
  const { origin, pointer } = writtenAt(before.draft, pointerOf(before));
  const firstLine = origin.file.place(pointer, 'value', origin.renamed).line;
  const data = { address, firstLine };
  return diagnoseWritten(heading.draft, {
    code: 'second-h1',
    pointer: pointerOf(heading),
    on: 'key',
    data,
  });
}

function missingTop({ draft }: PageBlocks, address: string, { blocks }: Schemas): Diagnostic {
  const options = [...blocks].flatMap(([type, schema]) =>
    topHeadings(nodeOf(schema)).size > 0 ? [type] : [],
  );
  return diagnoseAt(draft.origin, {
    code: 'missing-h1',
    pointer: '/blocks',
    on: 'key',
    data: { address, options },
  });
}
