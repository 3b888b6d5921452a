import { useState } from 'react';
import type { ShownField } from '../../rules/shown-fields.ts';

/**
 * The fields of an object, with those that are behind the button “More”. While it is open they stay there, because a field that
 * moved as soon as it has a value would lose the focus of the person who types.
 */
export function useFoldedFields(fields: readonly ShownField[], isOpen: boolean): readonly ShownField[] {
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const now = fields.filter(({ state }) => state === 'folded').map(({ name }) => name);
  const folded = new Set([...(isOpen ? before : []), ...now]);
  if (folded.size !== before.size || now.some((name) => !before.has(name))) setBefore(folded);
  return fields.map((field) =>
    field.state === 'shown' && folded.has(field.name) ? { ...field, state: 'folded' } : field,
  );
}
