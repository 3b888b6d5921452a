import type { BlockDraft } from '../../../config/read/block-draft.ts';
import { isShownAt } from '../../../grammar/block-limits.ts';
import { meets } from '../../../grammar/conditions.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedBlock } from '../../facts/checked-block.ts';
import {
  isShownIn,
  mostUrls,
  type PageBlocks,
  pageVariants,
  type Variant,
} from '../../facts/page-variants.ts';
import { acceptsValue } from '../../facts/param-values.ts';
import { isEmpty, isShownNow } from '../../facts/shown-times.ts';

/**
 * Reports blocks that no URL of a page shows, whatever the time and the content, and sections none of whose blocks is shown. The blocks
 * at the end of all pages may be for other pages.
 */
export function neverShown(page: PageBlocks): readonly Diagnostic[] {
  const { draft, blocks } = page;
  if (!draft.isComplete || !blocks.every(({ isValid }) => isValid)) return [];
  const own = new Set(draft.used.blocks);
  const limited = blocks.filter(
    (block) => own.has(block.draft) && isLimited(block.draft) && namesPages(block.draft, page.params),
  );
  if (limited.length === 0) return [];
  const variants = pageVariants(page);
  if (variants.length === 0 || variants.length >= mostUrls) return [];
  const hidden = limited.filter((block) =>
    variants.every((each) => !isShownIn(each, block.draft, block.conditions)),
  );
  const reported: string[] = [];
  return hidden.flatMap((block) => {
    const { use, pointer, slot } = block.draft;
    if (use) {
      // A section may have blocks that some of its uses never show.
      const others = blocks.filter((each) => each.draft.use?.pointer === use.pointer);
      if (reported.includes(use.pointer) || !others.every((each) => hidden.includes(each))) return [];
      reported.push(use.pointer);
      return [diagnoseAt(use.origin, problemOf(block, { ...use, isSection: true }, variants))];
    }
    if (slot && reported.some((outer) => pointer.startsWith(`${outer}/slots/`))) return [];
    reported.push(pointer);
    return [diagnoseAt(block.draft.origin, problemOf(block, block.draft, variants))];
  });
}

/** Whether something may hide a block. Dates that contradict each other are reported where they are. */
function isLimited({ only, except, schedule, conditions, use }: BlockDraft): boolean {
  if (isEmpty(use?.schedule ?? schedule)) return false;
  const isOnSome = Object.keys(only).length > 0 || Object.keys(except).length > 0;
  return isOnSome || schedule !== undefined || conditions.length > 0;
}

/** Whether pages of the route have all values that limit a block. Others are reported where they are. */
function namesPages({ only, except }: BlockDraft, { values }: PageBlocks['params']): boolean {
  return [...Object.entries(only), ...Object.entries(except)].every(([name, listed]) => {
    const known = values.get(name);
    return known !== undefined && listed.every((value) => acceptsValue(known, value));
  });
}

/** Where a block, or the use of a section, is written, and what limits it. */
interface Limited extends Pick<BlockDraft, 'pointer' | 'only' | 'except' | 'schedule'> {
  readonly isSection?: true;
}

function problemOf(
  { draft, conditions }: CheckedBlock,
  { pointer, isSection, except, schedule }: Limited,
  variants: readonly Variant[],
): Problem {
  const what = isSection ? 'section' : 'block';
  const report = (at: string, because: 'limits' | 'dates' | 'content'): Problem =>
    problemAt('never-shown', pointer + at, { what, because, key: at.slice(1) }, 'key');
  if (!variants.some(({ params }) => isShownAt(draft, params)))
    return report(Object.keys(except).length > 0 ? '/except' : '/only', 'limits');
  if (!variants.some(({ now }) => isShownNow(draft.schedule, { now, timeZone: 'UTC' })))
    return report(schedule?.showUntil === undefined ? '/showFrom' : '/showUntil', 'dates');
  const own = draft.conditions.findLast((each) => each.pointer.startsWith(`${pointer}/`));
  const isContent = !variants.some(({ content }) =>
    conditions.every((each) => meets(each, content.get(each.of.join('.')))),
  );
  return report(own && isContent ? own.pointer.slice(pointer.length) : '', 'content');
}
