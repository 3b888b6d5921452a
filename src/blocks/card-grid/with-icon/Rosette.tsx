import { joinClasses } from '../../../ui/join-classes.ts';
import css from './Rosette.module.css';
import { codeOf, rosette } from './rosette-shape.ts';

interface RosetteProps {
  readonly title: string;
  /** The position of the card, from 1. Neighbours get different petals. */
  readonly number: number;
  readonly className?: string | undefined;
}

/** A seal of engraved petals round the code in a title, such as “ISO 9001”. Decorative: the title follows it. */
export function Rosette({ title, number, className }: RosetteProps) {
  const { body, code } = codeOf(title);
  return (
    <svg className={joinClasses(css.rosette, className)} viewBox="0 0 96 96" aria-hidden="true">
      <path className={css.petals} d={rosette(number)} />
      <circle className={css.disc} cx="48" cy="48" r="26" />
      {body !== undefined && (
        <text className={css.body} x="48" y="40">
          {body}
        </text>
      )}
      <text
        className={css.code}
        x="48"
        y={body === undefined ? 55 : 59}
        data-long={code.length > 5 || undefined}
      >
        {code}
      </text>
    </svg>
  );
}
