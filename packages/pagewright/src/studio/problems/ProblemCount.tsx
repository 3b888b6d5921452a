import { CircleAlert } from 'lucide-react';
import { strings } from '../strings.ts';
import css from './ProblemCount.module.css';

/** How many problems something closed has in it; nothing without any. */
export function ProblemCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <CircleAlert size={14} aria-hidden />
      {strings.problems(count)}
    </span>
  );
}
