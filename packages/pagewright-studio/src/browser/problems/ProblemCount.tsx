import { CircleAlert } from 'lucide-react';
import { strings } from '../strings.ts';
import css from './ProblemCount.module.css';

/** The number of problems inside something that is closed. Shows nothing if there are none. */
export function ProblemCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <CircleAlert size={14} aria-hidden />
      {strings.problems(count)}
    </span>
  );
}
