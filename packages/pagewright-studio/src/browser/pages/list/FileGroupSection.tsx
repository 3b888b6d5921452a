import { ChevronDown, ChevronRight, CircleAlert, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../controls/PushButton.tsx';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { pageStrings } from '../page-strings.ts';
import css from './FileGroupSection.module.css';
import type { ShownGroup } from './shown-rows.ts';

interface FileGroupSectionProps extends ShownGroup {
  readonly isFolded: boolean;
  readonly onFold: () => void;
  /** Adds a page; undefined for the groups of other files. */
  readonly onAdd: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A group of files that can be folded. A folded one says how many problems are inside. */
export function FileGroupSection({
  group,
  rows,
  errors,
  warnings,
  isFolded,
  onFold,
  onAdd,
  children,
}: FileGroupSectionProps) {
  const id = useId();
  const Icon = isFolded ? ChevronRight : ChevronDown;
  const count = errors + warnings;
  const { groups, groupProblems, empty, actions } = pageStrings;
  return (
    <section className={css.group}>
      <div className={css.heading}>
        <h2 className={css.title}>
          <button
            type="button"
            className={css.fold}
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : id}
            onClick={onFold}
          >
            <Icon size={14} aria-hidden />
            {groups[group]}
            <span className={css.count}>{rows.length}</span>
            {isFolded && count > 0 && (
              <span className={css.problems} data-variant={errors > 0 ? 'error' : 'warning'}>
                {errors > 0 ? <CircleAlert size={12} aria-hidden /> : <TriangleAlert size={12} aria-hidden />}
                <span aria-hidden>{count}</span>
                <ScreenReaderText>{groupProblems(count)}</ScreenReaderText>
              </span>
            )}
          </button>
        </h2>
        {onAdd && <IconButton label={actions.new} icon={<Plus size={16} />} onClick={onAdd} />}
      </div>
      {!isFolded && (
        <ul id={id} aria-label={groups[group]}>
          {children}
        </ul>
      )}
      {!isFolded && rows.length === 0 && <p className={css.empty}>{empty[group]}</p>}
    </section>
  );
}
