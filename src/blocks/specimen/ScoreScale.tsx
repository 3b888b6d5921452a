import css from './ScoreScale.module.css';

interface ScoreScaleProps {
  readonly score: number;
  /** The highest score. The lowest is 1. */
  readonly scale: number;
}

/** A scale from 1 to the highest score, drawn up to the score. */
export function ScoreScale({ score, scale }: ScoreScaleProps) {
  const at = (value: number): string => `${Math.round(((value - 1) / (scale - 1)) * 1000) / 10}%`;
  return (
    <svg className={css.scale} aria-hidden="true">
      <line x2="100%" y1="11" y2="11" />
      {Array.from({ length: scale }, (_, index) => (
        <line key={at(index + 1)} x1={at(index + 1)} x2={at(index + 1)} y1="5" y2="11" />
      ))}
      <rect y="9" width={at(score)} height="3" />
      <circle cx={at(score)} cy="10.5" r="5.5" />
    </svg>
  );
}
