import { ChevronDown, ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { words } from '../../words.ts';
import css from './FileGroupSection.module.css';
import type { ShownGroup } from './shown-rows.ts';

interface FileGroupSectionProps extends ShownGroup {
  readonly isFolded: boolean;
  readonly onFold: () => void;
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
  children,
}: FileGroupSectionProps) {
  const id = useId();
  const Icon = isFolded ? ChevronRight : ChevronDown;
  const count = errors + warnings;
  const { groups, groupProblems, empty } = words.pages;
  return (
    <section className={css.group}>
      <h2 className={css.heading}>
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
            <span className={css.problems} data-look={errors > 0 ? 'error' : 'warning'}>
              {errors > 0 ? <CircleAlert size={12} aria-hidden /> : <TriangleAlert size={12} aria-hidden />}
              <span aria-hidden>{count}</span>
              <ScreenReaderText>{groupProblems(count)}</ScreenReaderText>
            </span>
          )}
        </button>
      </h2>
      {!isFolded && (
        <ul id={id} aria-label={groups[group]}>
          {children}
        </ul>
      )}
      {!isFolded && rows.length === 0 && <p className={css.empty}>{empty[group]}</p>}
    </section>
  );
}
