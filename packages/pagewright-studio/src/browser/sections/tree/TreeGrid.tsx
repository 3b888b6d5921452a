import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { configs } from 'pagewright/tooling';
import { type FocusEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { SectionDialog } from '../dialogs/SectionDialog.tsx';
import { isOnPath, paramsAtPath } from '../operations/params-at-path.ts';
import { indexProblems } from '../operations/section-problems.ts';
import {
  keyOf,
  rowOfPart,
  rowsIn,
  type SectionList,
  type SectionUses,
  usesOfSections,
} from '../operations/section-rows.ts';
import { AddTreeRow } from './AddTreeRow.tsx';
import { ListTreeRow } from './ListTreeRow.tsx';
import { SectionTreeRow } from './SectionTreeRow.tsx';
import css from './TreeGrid.module.css';
import { treeEntries } from './tree-entries.ts';
import { treePointing } from './tree-pointing.ts';
import { useCollapsed } from './use-collapsed.ts';
import { useTreeActions } from './use-tree-actions.ts';
import { useTreeFocus } from './use-tree-focus.ts';
import { useTreeKeys } from './use-tree-keys.ts';

const noUses: SectionUses = { pages: 0, isOnAll: false };

/**
 * The tree of sections, after the ARIA pattern of a treegrid whose rows have the focus. Not a tree: screen readers reach buttons in the
 * cells of a grid, but not in the items of a tree. Not a list of buttons: in a grid, they pass keys on to the page, so that Delete or Alt
 * with an arrow works.
 */
export function TreeGrid({ lists }: { readonly lists: readonly SectionList[] }) {
  const studio = useStudio();
  const { state, view } = studio;
  const { site, diagnostics } = state;
  const grid = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsIn(lists), [lists]);
  const selected = rowOfPart(rows, view.selected);
  const pointed = rowOfPart(rows, view.pointed);
  const selectedKey = selected && keyOf(selected.file, selected.steps);
  const pointedKey = pointed && keyOf(pointed.file, pointed.steps);
  const { collapsed, toggle } = useCollapsed(selected);
  const entries = useMemo(() => treeEntries(lists, collapsed), [lists, collapsed]);
  const problems = useMemo(() => indexProblems(diagnostics, rows), [diagnostics, rows]);
  const uses = useMemo(() => usesOfSections(site), [site]);
  const page = view.file === undefined ? undefined : configs.read(site, view.file);
  const params = useMemo(() => page && paramsAtPath(page, view.path), [page, view.path]);
  const { tabStop, onRowFocused, focus, focusRow } = useTreeFocus(grid, entries, selectedKey);
  const { actions, drop, menuOf, onAdd, onOpenFile, dialog, closeDialog } = useTreeActions(entries, focusRow);
  const { onKeyDown } = useTreeKeys({ grid, entries, actions, focus, toggle });
  const pointing = treePointing(studio, (key) => entries.find((entry) => entry.key === key));
  useEffect(() => (grid.current ? autoScrollForElements({ element: grid.current }) : undefined), []);

  const keyAt = ({ target }: MouseEvent | FocusEvent) =>
    target instanceof HTMLElement ? target.closest<HTMLElement>('[role=row]')?.dataset.key : undefined;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('button, [role=menu]')) return;
    const entry = entries.find(({ key }) => key === keyAt(event));
    if (entry?.is === 'list') toggle(entry.key, !entry.isExpanded);
    else if (entry?.is === 'section') actions.select({ file: entry.row.file, steps: entry.row.steps });
    else if (entry) onAdd(entry.key);
  };
  return (
    <>
      <div
        ref={grid}
        role="treegrid"
        aria-label={strings.panes.sections}
        className={css.grid}
        onClick={onClick}
        onContextMenu={(event) => {
          const row = event.target instanceof HTMLElement ? event.target.closest('[data-key]') : null;
          const menu = row?.querySelector<HTMLElement>('[aria-haspopup=menu]');
          if (!menu) return;
          event.preventDefault();
          menu.click();
        }}
        onKeyDown={onKeyDown}
        {...pointing}
        onFocus={(event) => {
          onRowFocused(keyAt(event));
          pointing.onFocus(event);
        }}
      >
        {entries.map((entry) => {
          const { key } = entry;
          const isTabStop = key === tabStop;
          if (entry.is === 'list')
            return <ListTreeRow key={key} {...{ entry, isTabStop, drop, onAdd, onOpenFile }} />;
          if (entry.is === 'add') return <AddTreeRow key={key} {...{ entry, isTabStop, drop }} />;
          const { shared } = entry.row;
          return (
            <SectionTreeRow
              key={key}
              {...{ entry, isTabStop, drop, menuOf, onAdd, onToggle: toggle }}
              isSelected={key === selectedKey}
              isPointed={key === pointedKey}
              problems={(entry.isExpanded === false ? problems.all : problems.own).get(key)}
              uses={shared === undefined ? undefined : (uses.get(shared) ?? noUses)}
              isOnPath={isOnPath(entry.row.value, params)}
            />
          );
        })}
      </div>
      {dialog && <SectionDialog dialog={dialog} actions={actions} onClose={closeDialog} />}
    </>
  );
}
