import type { FocusEvent, PointerEvent } from 'react';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import type { Studio } from '../../shell/studio-context.ts';
import type { TreeEntry } from './tree-entries.ts';

/** Reports to the frame which section has the pointer or the focus. */
export function treePointing(
  { view: { pointed }, show }: Pick<Studio, 'view' | 'show'>,
  entryOf: (key: string | undefined) => TreeEntry | undefined,
) {
  const point = (part: SelectedPart | undefined) => {
    const isSame = part?.file === pointed?.file && part?.steps.join('/') === pointed?.steps.join('/');
    if (!isSame) show({ pointed: part });
  };
  const onRow = ({ target }: PointerEvent | FocusEvent) => {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[role=row]') : null;
    const entry = entryOf(row?.dataset.key);
    point(entry?.is === 'section' ? { file: entry.row.file, steps: entry.row.steps } : undefined);
  };
  return {
    onPointerOver: onRow,
    onPointerLeave: () => point(undefined),
    onFocus: (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches(':focus-visible')) onRow(event);
    },
    onBlur: () => point(undefined),
  };
}
