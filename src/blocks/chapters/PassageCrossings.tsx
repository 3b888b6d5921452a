import { tenths } from '../../ui/drawings/coordinates.ts';
import css from './PassageChart.module.css';
import type { PassageChart } from './passage-data.ts';
import { crossesPath, crossingWidths, type PlacedStage } from './passage-shapes.ts';

interface PassageCrossingsProps {
  readonly chart: PassageChart;
  readonly stages: readonly PlacedStage[];
  /** The axis along which time runs. */
  readonly runs: 'across' | 'down';
}

/**
 * Measures of both drawings: the width of a crossing, the radius of a ring, half the width of a turn, the distance between crosses, and
 * between steps of one day.
 */
const measures = {
  across: { widest: 9.2, ring: 15, turn: 11, pitch: 13, cross: 3.8, beside: 30, lower: 12, text: 6 },
  down: { widest: 7, ring: 12, turn: 8, pitch: 11, cross: 3, beside: 17, lower: 25, text: 5 },
};

/** More crosses than this in one stage could not be counted by eye. A number replaces them. */
const mostCrosses = 36;

interface Placed {
  readonly key: string;
  readonly label: string;
  readonly isBack: boolean;
  readonly isEmpty: boolean;
  readonly isLast: boolean;
  /** The coordinate along the axis of time. */
  readonly at: number;
  /** The coordinates across that axis: both shores, and the ring between them. */
  readonly old: number;
  readonly new: number;
  readonly ring: number;
  readonly width: number;
}

function placedSteps({ chart, stages, runs }: PassageCrossingsProps): readonly Placed[] {
  const { widest, beside, lower, turn } = measures[runs];
  const widthOf = crossingWidths(chart, widest);
  return stages.flatMap((stage, index) =>
    stage.steps.map((step, place) => {
      // The last step of a day is at its date, where the shores change. The others are before it.
      const before = stage.steps.length - 1 - place;
      const old = (before > 0 ? stage.oldBefore : stage.oldAfter) - 1;
      const arrived = (before > 0 ? stage.newBefore : stage.newAfter) + 1;
      const middle = (old + arrived) / 2;
      return {
        key: `${stage.day} ${place}`,
        label: step.label,
        isBack: step.isBack,
        isEmpty: step.moved === 0,
        isLast: index === stages.length - 1 && before === 0 && !step.isBack,
        at: tenths(stage.at - before * beside),
        old: tenths(old),
        new: tenths(arrived),
        ring: tenths(middle + (step.isBack ? turn - 1 : before * lower)),
        width: widthOf(step.moved),
      };
    }),
  );
}

/** The crosses of a stage: below its ring if time runs from left to right, otherwise after it. */
function crossesOf(stage: PlacedStage, ring: number, runs: 'across' | 'down'): string {
  const { pitch, cross } = measures[runs];
  const isBack = stage.steps.every((step) => step.isBack);
  const fitting = Math.max(1, Math.min(3, Math.floor((stage.room - 40) / pitch)));
  const columns = Math.max(fitting, Math.ceil(stage.retired / 5));
  const points = Array.from({ length: stage.retired }, (_, index): [number, number] => {
    if (runs === 'down')
      return [
        ring + (isBack ? 16 : 22) + Math.floor(index / 2) * pitch,
        stage.at + (isBack ? 13 : 11) + (index % 2) * pitch,
      ];
    return [
      stage.at + (isBack ? 28 : 20) + (index % columns) * pitch,
      ring + (isBack ? 2 : 34) + Math.floor(index / columns) * pitch,
    ];
  });
  return crossesPath(points, cross);
}

/** The steps of a passage as lines between the shores. Each has its name in a ring, and a cross for each thing that was retired. */
export function PassageCrossings(props: PassageCrossingsProps) {
  const { stages, runs } = props;
  const { ring, turn, text } = measures[runs];
  const isDown = runs === 'down';
  const steps = placedSteps(props);
  // Where nothing moved, the line ends at the ring.
  const line = ({ at, old, new: arrived, ring: middle, isEmpty }: Placed) => {
    const end = isEmpty ? middle : arrived;
    return isDown ? `M${old} ${at}H${end}` : `M${at} ${old}V${end}`;
  };
  const bend = ({ at, old, ring: middle }: Placed) => {
    const deep = tenths(middle - 2 * turn + 1);
    return isDown
      ? `M${old} ${at - turn}H${deep}a${turn} ${turn} 0 0 1 0 ${2 * turn}H${old + 8}`
      : `M${at - turn} ${old}V${deep}a${turn} ${turn} 0 0 0 ${2 * turn} 0V${old + 9}`;
  };
  const arrow = ({ at, old }: Placed) =>
    isDown ? `M${old + 13} ${at}l-12 ${turn} 12 ${turn}` : `M${at + turn - 8} ${old + 14}l8 -12 8 12`;
  const ringOf = (stage: PlacedStage) =>
    steps.find(({ key }) => key === `${stage.day} ${stage.steps.length - 1}`)?.ring ?? 0;
  return (
    <>
      {steps.map((step) =>
        step.isBack ? (
          <g key={step.key} className={css.back}>
            <path d={bend(step)} strokeWidth={step.width} strokeDasharray="7 5" />
            <path d={arrow(step)} />
          </g>
        ) : (
          <path
            key={step.key}
            className={css.crossing}
            data-last={step.isLast || undefined}
            d={line(step)}
            pathLength="1"
            strokeWidth={step.width}
          />
        ),
      )}
      {stages
        .filter(({ retired }) => retired > 0)
        .map((stage) =>
          stage.retired > mostCrosses ? (
            <text
              key={stage.day}
              x={isDown ? ringOf(stage) + 20 : stage.at + 16}
              y={isDown ? stage.at + 20 : ringOf(stage) + 38}
            >
              + {stage.retired}
            </text>
          ) : (
            <path key={stage.day} className={css.crosses} d={crossesOf(stage, ringOf(stage), runs)} />
          ),
        )}
      {steps.map((step) => {
        const [x, y] = isDown ? [step.ring, step.at] : [step.at, step.ring];
        return (
          <g key={step.key} className={css.ring} data-last={step.isLast || undefined}>
            <circle cx={x} cy={y} r={ring} />
            <text className={css.strong} x={x} y={y + text} textAnchor="middle">
              {step.label}
            </text>
          </g>
        );
      })}
    </>
  );
}
