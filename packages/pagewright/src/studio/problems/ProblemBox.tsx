import { CircleAlert } from 'lucide-react';
import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import css from './ProblemBox.module.css';
import { problemTexts } from './problem-texts.tsx';

/** Diagnostics that belong to no single field. Nothing without any. */
export function ProblemBox({ problems }: { readonly problems: readonly Diagnostic[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={css.problems}>
      <CircleAlert size={14} aria-hidden />
      <div className={css.list}>{problemTexts(problems)}</div>
    </div>
  );
}
