import { tenths } from '../../ui/drawings/coordinates.ts';
import type { PassageChart, PassageStage } from './passage-data.ts';

/**
 * The position of the drawing in its box. Time runs along one axis from `from` to `to`. On the other axis, the old shore is at `old` and
 * the new one at `new`. Each thing adds a thickness of `scale`.
 */
export interface Frame {
  readonly from: number;
  readonly to: number;
  readonly old: number;
  readonly new: number;
  readonly scale: number;
}

/** One stage with its coordinates: the position along the axis of time, and both shores before and after the stage. */
export interface PlacedStage extends PassageStage {
  readonly at: number;
  readonly oldBefore: number;
  readonly oldAfter: number;
  readonly newBefore: number;
  readonly newAfter: number;
  /** The end of the stage: the next stage, or the end of the passage. */
  readonly room: number;
}

export function alongOf({ opens, closes }: PassageChart, { from, to }: Frame): (day: number) => number {
  return (day) => tenths(from + ((day - opens) / (closes - opens)) * (to - from));
}

export function placedStages(chart: PassageChart, frame: Frame): readonly PlacedStage[] {
  const along = alongOf(chart, frame);
  const old = (count: number) => tenths(frame.old + count * frame.scale);
  const arrived = (count: number) => tenths(frame.new - count * frame.scale);
  return chart.stages.map((stage, index) => {
    const previous = chart.stages[index - 1];
    const next = chart.stages[index + 1];
    return {
      ...stage,
      at: along(stage.day),
      oldBefore: old(previous?.old ?? chart.start),
      oldAfter: old(stage.old),
      newBefore: arrived(previous?.new ?? 0),
      newAfter: arrived(stage.new),
      room: (next ? along(next.day) : frame.to) - along(stage.day),
    };
  });
}

/** The edge of a shore as a path. `point` orders the two coordinates. */
export function shoreOf(
  stages: readonly PlacedStage[],
  { from, to }: Frame,
  side: 'old' | 'new',
  point: (along: number, across: number) => string,
): string {
  const [first] = stages;
  if (!first) return '';
  let path = `M${point(from, side === 'old' ? first.oldBefore : first.newBefore)}`;
  for (const stage of stages) {
    const [before, after] =
      side === 'old' ? [stage.oldBefore, stage.oldAfter] : [stage.newBefore, stage.newAfter];
    path += `L${point(stage.at, before)}L${point(stage.at, after)}`;
  }
  const last = stages.at(-1);
  return `${path}L${point(to, (side === 'old' ? last?.oldAfter : last?.newAfter) ?? 0)}`;
}

/** The width of each crossing, in proportion to the largest. */
export function crossingWidths(chart: PassageChart, widest: number): (moved: number) => number {
  const most = Math.max(1, ...chart.stages.flatMap(({ steps }) => steps.map(({ moved }) => moved)));
  return (moved) => tenths(Math.max(1.5, (moved / most) * widest));
}

/** Crosses in a grid, as one path. */
export function crossesPath(points: readonly (readonly [number, number])[], size: number): string {
  return points
    .map(
      ([x, y]) =>
        `M${tenths(x - size)} ${tenths(y)}h${size * 2}M${tenths(x)} ${tenths(y - size)}v${size * 2}`,
    )
    .join('');
}

/** Contour lines in the water, by their distance from a shore. The nearest is the strongest. */
export const contours: readonly (readonly [distance: number, strength: number])[] = [
  [6, 0.5],
  [14, 0.4],
  [24, 0.3],
  [37, 0.2],
  [54, 0.1],
];
