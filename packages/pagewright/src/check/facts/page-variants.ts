import type { PageDraft } from '../../config/page-draft.ts';
import type { BlockDraft } from '../../config/read/block-draft.ts';
import { isShownAt } from '../../grammar/block-limits.ts';
import { type Condition, meets } from '../../grammar/conditions.ts';
import type { Json } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { CheckedBlock } from './checked-block.ts';
import type { PageParams } from './param-values.ts';
import { differentTimes, isShownNow } from './shown-times.ts';

/** What decides which blocks the URLs of a config show. */
export interface PageBlocks {
  readonly draft: PageDraft;
  readonly params: PageParams;
  readonly blocks: readonly CheckedBlock[];
}

/** The values of a page's params, which decide which blocks a URL shows. */
export type Params = Readonly<Record<string, string>>;

/** With as many variants, there may be others. */
export const mostUrls = 500;
const mostVariants = 2000;

/** Stands for every value that no condition compares. */
const otherValue = '…';

/** The values of the content that conditions of blocks read, by their paths. */
export type ContentValues = ReadonlyMap<string, Json | undefined>;

/** A URL at a time, with some content. */
export interface Variant {
  readonly params: Params;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly content: ContentValues;
}

/** The variants of a page that may show different blocks. */
export function pageVariants(page: PageBlocks): readonly Variant[] {
  const { draft, blocks } = page;
  const times = differentTimes(
    blocks.map((block) => block.draft.schedule),
    draft.schedule,
  );
  const contents = contentVariants(blocks);
  return shownParams(page)
    .flatMap((params) => times.flatMap((now) => contents.map((content) => ({ params, now, content }))))
    .slice(0, mostVariants);
}

/** Whether a variant shows a block. */
export function isShownIn(
  { params, now, content }: Variant,
  draft: BlockDraft,
  conditions: readonly Condition[],
): boolean {
  return (
    isShownAt(draft, params) &&
    isShownNow(draft.schedule, { now, timeZone: 'UTC' }) &&
    conditions.every((each) => meets(each, content.get(each.of.join('.'))))
  );
}

/** The content of a variant, for a message. */
export function describeContent(content: ContentValues): string | undefined {
  const parts = [...content].map(([path, value]) => {
    if (value === undefined) return `{${path}} is missing`;
    return value === otherValue ? `{${path}} has another value` : `{${path}} is ${JSON.stringify(value)}`;
  });
  return parts.length === 0 ? undefined : parts.join(' and ');
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

/** The different results that the conditions of blocks may have: each value that one compares, another value, and none. */
function contentVariants(blocks: readonly CheckedBlock[]): readonly ContentValues[] {
  const compared = new Map<string, Set<Json | undefined>>();
  for (const { of, is = [] } of blocks.flatMap(({ conditions }) => conditions)) {
    const values = getOrInsert(
      compared,
      of.join('.'),
      () => new Set<Json | undefined>([undefined, otherValue]),
    );
    for (const each of is) values.add(each);
  }
  let found: ContentValues[] = [new Map()];
  for (const [path, values] of compared)
    found = found
      .flatMap((each) => [...values].map((value) => new Map([...each, [path, value]])))
      .slice(0, mostUrls);
  return found;
}
