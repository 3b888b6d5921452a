import type { Diagnostic } from 'pagewright/tooling';
import { ProblemNote } from '../controls/FieldNotes.tsx';
import css from './ProblemBox.module.css';
import { problemTexts } from './problem-texts.tsx';

/** Diagnostics that belong to no single field. Shows nothing if there are none. */
export function ProblemBox({ problems }: { readonly problems: readonly Diagnostic[] }) {
  if (problems.length === 0) return null;
  return (
    <ProblemNote>
      <div className={css.list}>{problemTexts(problems)}</div>
    </ProblemNote>
  );
}
