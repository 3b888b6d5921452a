import type { BlockDraft } from '../../../config/read/block-draft.ts';
import { lineOf } from '../../../config/read/origin.ts';
import { writtenAt } from '../../../config/read/written-place.ts';
import type { Schemas } from '../../../config/schemas/schemas.ts';
import { nodeOf } from '../../../schema/schema-node.ts';
import { diagnoseAt, diagnoseWritten } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import { type Heading, topHeadings } from '../../facts/block-headings.ts';
import type { CheckedBlock } from '../../facts/checked-block.ts';
import {
  type ContentValues,
  describeContent,
  isShownIn,
  type PageBlocks,
  type Params,
  pageVariants,
  type Variant,
} from '../../facts/page-variants.ts';

interface PageHeading {
  readonly draft: BlockDraft;
  readonly heading: Heading;
}

/** Reports URLs without exactly one h1, and skipped heading levels. */
export function checkHeadings(page: PageBlocks, schemas: Schemas): readonly Diagnostic[] {
  const { draft, blocks } = page;
  // The headings of a block with an error are unknown.
  if (!draft.isComplete || !blocks.every(({ isValid }) => isValid)) return [];
  const found = new Map<string, Diagnostic>();
  for (const variant of pageVariants(page)) {
    const { params, content } = variant;
    const headings = headingsAt(blocks, variant);
    const tops = headings.filter(({ heading }) => heading.level === 1);
    if (tops.length === 0 && !found.has('missing'))
      found.set('missing', missingTop(page, urlOf(page, params), content, schemas));
    for (const [index, top] of tops.entries()) {
      const before = tops[index - 1];
      const key = `second ${pointerOf(top)}`;
      if (before && !found.has(key)) found.set(key, secondTop(top, before, urlOf(page, params)));
    }
    if (tops.length > 0)
      for (const each of skippedLevels(headings)) found.set(`skipped ${each.file} ${each.pointer}`, each);
  }
  return [...found.values()];
}

function urlOf({ draft }: PageBlocks, params: Params): string {
  return Object.entries(params).reduce(
    (route, [name, value]) => route.replace(`:${name}`, value),
    draft.routes[0]?.route ?? '',
  );
}

/** The headings of the blocks that a URL shows at a time and with some content, in order. */
function headingsAt(blocks: readonly CheckedBlock[], variant: Variant): readonly PageHeading[] {
  return blocks
    .filter(({ draft, conditions }) => isShownIn(variant, draft, conditions))
    .flatMap(({ draft, headings }) => headings.map((heading) => ({ draft, heading })));
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
      const problem = problemAt('skipped-heading', pointerOf(each), { level, after }, 'key');
      found.push(diagnoseWritten(each.draft, problem));
    }
    after = level;
  }
  return found;
}

function secondTop(heading: PageHeading, before: PageHeading, address: string): Diagnostic {
  const { origin, pointer } = writtenAt(before.draft, pointerOf(before));
  const data = { address, firstLine: lineOf(origin, pointer) };
  return diagnoseWritten(heading.draft, problemAt('second-h1', pointerOf(heading), data, 'key'));
}

function missingTop(
  { draft }: PageBlocks,
  address: string,
  content: ContentValues,
  { blocks }: Schemas,
): Diagnostic {
  const where = describeContent(content);
  const options = [...blocks].flatMap(([type, schema]) =>
    topHeadings(nodeOf(schema)).size > 0 ? [type] : [],
  );
  const data = { address, options, ...(where === undefined ? {} : { where }) };
  return diagnoseAt(draft.origin, problemAt('missing-h1', '/blocks', data, 'key'));
}
