import css from './PassageChart.module.css';
import { contours, type Frame, type PlacedStage, shoreOf } from './passage-shapes.ts';

interface PassageShoresProps {
  readonly stages: readonly PlacedStage[];
  readonly frame: Frame;
  /** The axis along which time runs. */
  readonly runs: 'across' | 'down';
}

/** Contour lines are closer together in the small drawing. */
const closer = { across: 1, down: 0.7 };

/** Both shores of a passage, with the contour lines of the water between them. */
export function PassageShores({ stages, frame, runs }: PassageShoresProps) {
  const point = (along: number, across: number) =>
    runs === 'across' ? `${along} ${across}` : `${across} ${along}`;
  const move = (distance: number) =>
    runs === 'across' ? `translate(0 ${distance})` : `translate(${distance})`;
  const old = shoreOf(stages, frame, 'old', point);
  const arrived = shoreOf(stages, frame, 'new', point);
  const closed = (path: string, base: number) =>
    `${path}L${point(frame.to, base)}L${point(frame.from, base)}Z`;
  // Ids come from content. Two drawings with the same first day have the same id, and also the same hatching.
  const id = `passage-${runs}-${stages[0]?.day}`;
  return (
    <>
      <defs>
        <pattern
          id={`${id}-old`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${runs === 'across' ? 45 : -45})`}
        >
          <path className={css.hatch} d="M0 0v6" />
        </pattern>
        <pattern
          id={`${id}-new`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className={css.grain} d="M0 0v5" />
        </pattern>
      </defs>
      {contours.map(([distance, strength]) => (
        <g key={distance} className={css.contours} opacity={strength}>
          <path d={old} transform={move(distance * closer[runs])} />
          <path data-new="" d={arrived} transform={move(-distance * closer[runs])} />
        </g>
      ))}
      <path d={closed(old, frame.old)} fill={`url(#${id}-old)`} />
      <path className={css.oldEdge} d={old} />
      <path className={css.newShore} d={closed(arrived, frame.new)} />
      <path d={closed(arrived, frame.new)} fill={`url(#${id}-new)`} />
    </>
  );
}
