import css from './LargeFigure.module.css';

interface LargeFigureProps {
  readonly value: string;
  readonly unit?: string | undefined;
}

/** Length in characters. A longer value is set smaller. */
const SHORT = 5;

/** A result in large condensed figures, with its unit. */
export function LargeFigure({ value, unit }: LargeFigureProps) {
  return (
    <p className={css.figure} data-long={value.length > SHORT || undefined}>
      {value}
      {unit !== undefined && <small className={css.unit}> {unit}</small>}
    </p>
  );
}
