import { ChevronDown, ChevronRight, Ellipsis, Plus } from 'lucide-react';
import { memo } from 'react';
import { Menu, type MenuItem } from '../../controls/Menu.tsx';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import type { SectionProblems } from '../operations/section-problems.ts';
import type { SectionUses } from '../operations/section-rows.ts';
import { sectionStrings } from '../section-strings.ts';
import { SectionMarks } from './SectionMarks.tsx';
import css from './TreeRow.module.css';
import { TreeRowFrame } from './TreeRowFrame.tsx';
import type { SectionEntry } from './tree-entries.ts';
import { type TreeDrop, useTreeDrag } from './use-tree-drag.ts';

interface SectionTreeRowProps {
  readonly entry: SectionEntry;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
  readonly isTabStop: boolean;
  readonly problems: SectionProblems | undefined;
  /** The pages that use a shared section; undefined for other sections. */
  readonly uses: SectionUses | undefined;
  /** False for a section that is limited to other pages than the one that the frame shows. */
  readonly isOnPath: boolean;
  readonly drop: TreeDrop;
  readonly menuOf: (key: string) => readonly MenuItem[];
  readonly onAdd: (key: string) => void;
  readonly onToggle: (key: string, isExpanded: boolean) => void;
}

/** The props that must be equal for a row to show the same. */
const same = ['isSelected', 'isPointed', 'isTabStop', 'isOnPath', 'drop', 'menuOf'] as const;

/** Whether two rows show the same. A section is read again after each change of its file, but rarely shows something else. */
function showTheSame(one: SectionTreeRowProps, other: SectionTreeRowProps): boolean {
  // Pointing at a row compares all rows, so an object is turned into text only if it is another object.
  const isAlike = (name: 'problems' | 'uses') =>
    one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]);
  return (
    same.every((name) => one[name] === other[name]) &&
    (one.entry === other.entry || faceOf(one.entry) === faceOf(other.entry)) &&
    isAlike('problems') &&
    isAlike('uses')
  );
}

function faceOf({ key, level, row, badges, isExpanded, list }: SectionEntry): string {
  const { name, heading, index, count, shared } = row;
  const { isElsewhere } = list;
  return JSON.stringify([key, level, isExpanded, isElsewhere, name, heading, index, count, shared, badges]);
}

/** A section in the tree: its name, the first of its words, what limits it, its problems and its menu. */
export const SectionTreeRow = memo(function SectionTreeRow(props: SectionTreeRowProps) {
  const { entry, isSelected, isPointed, isTabStop, isOnPath, problems, uses } = props;
  const { drop, menuOf, onAdd, onToggle } = props;
  const { key, row, badges, isExpanded, list } = entry;
  const isMovable = !list.isElsewhere;
  const { ref, isDragged, hint } = useTreeDrag(entry, isMovable, drop);
  return (
    <TreeRowFrame
      ref={ref}
      entry={entry}
      isTabStop={isTabStop}
      data-selected-section={isSelected ? '' : undefined}
      data-pointed={isPointed ? '' : undefined}
      data-dragged={isDragged ? '' : undefined}
      data-unshown={row.value.hidden === true || !isOnPath ? '' : undefined}
      aria-posinset={row.index + 1}
      aria-setsize={row.count}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      actions={
        <>
          {isMovable && (
            <button
              type="button"
              className={css.insert}
              tabIndex={-1}
              aria-label={sectionStrings.addBelow(row.name)}
              title={sectionStrings.addBelow(row.name)}
              onClick={() => onAdd(key)}
            >
              <Plus size={12} aria-hidden />
            </button>
          )}
          <Menu
            label={sectionStrings.menuOf(row.name)}
            icon={<Ellipsis size={14} />}
            tabIndex={-1}
            items={() => menuOf(key)}
          />
        </>
      }
      hint={hint}
    >
      {isExpanded === undefined ? (
        <span className={css.fold}>{isMovable && <span className={css.grip} />}</span>
      ) : (
        <Fold isExpanded={isExpanded} onFold={() => onToggle(key, !isExpanded)} />
      )}
      <span className={css.name}>{row.name}</span>
      {row.heading && (
        <span className={css.heading} data-bound={row.heading.isBound ? '' : undefined}>
          <ScreenReaderText>: </ScreenReaderText>
          {row.heading.text}
        </span>
      )}
      {!isOnPath && <ScreenReaderText>, {sectionStrings.badges.elsewhere}</ScreenReaderText>}
      <SectionMarks badges={badges} uses={uses} problems={problems} />
    </TreeRowFrame>
  );
}, showTheSame);

interface FoldProps {
  readonly isExpanded: boolean;
  readonly onFold: () => void;
}

/** Opens and closes a section with slots by pointer. By keyboard, the row itself is opened and closed. */
function Fold({ isExpanded, onFold }: FoldProps) {
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  return (
    <span
      className={css.fold}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFold();
      }}
    >
      <Chevron size={14} />
    </span>
  );
}
