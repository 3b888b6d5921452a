import type { BlockDraft } from '../../../config/read/block-draft.ts';
import { lineOf } from '../../../config/read/origin.ts';
import { areEqual } from '../../../json/json-value.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import { areNeverTogether } from '../../facts/shown-times.ts';
import { repeats } from '../repeats.ts';

/** Reports ids that two blocks of a page share. */
export function checkIds(blocks: readonly BlockDraft[]): readonly Diagnostic[] {
  // Two blocks that are never shown at the same URL may share an id.
  const same = repeats(blocks, ({ id }) => id).filter(({ item, first }) => !areApart(first, item));
  return same.map(({ key: id, item, first }) => {
    const firstLine = lineOf(first.use?.origin ?? first.origin, pointerOfId(first));
    const problem = problemAt('duplicate-id', pointerOfId(item), { id, firstLine });
    return diagnoseAt(item.use?.origin ?? item.origin, problem);
  });
}

/** The place of an id on its page: for a block of a section, where the page uses the section. */
function pointerOfId({ pointer, use }: BlockDraft): string {
  return use ? `${use.pointer}/section` : `${pointer}/id`;
}

function areApart(one: BlockDraft, other: BlockDraft): boolean {
  const isApart = isOutside(one, other) || isOutside(other, one) || areOpposite(one, other);
  return isApart || areNeverTogether(one.schedule, other.schedule);
}

/** True if one block is shown when a condition holds, and the other unless it does. */
function areOpposite(one: BlockDraft, other: BlockDraft): boolean {
  return one.conditions.some(({ key, value }) =>
    other.conditions.some((each) => each.key !== key && areEqual(each.value, value)),
  );
}

/** True if `other` is not shown on any page that the `only` of `one` names. */
function isOutside(one: BlockDraft, other: BlockDraft): boolean {
  return Object.entries(one.only).some(([name, values]) => {
    const [included, excluded] = [other.only[name], other.except[name]];
    return (
      (included !== undefined && !values.some((value) => included.includes(value))) ||
      (excluded !== undefined && values.every((value) => excluded.includes(value)))
    );
  });
}
