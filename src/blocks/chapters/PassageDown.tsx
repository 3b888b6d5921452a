import { useSiteConfig } from 'pagewright/blocks';
import css from './PassageChart.module.css';
import { PassageCrossings } from './PassageCrossings.tsx';
import { PassageShores } from './PassageShores.tsx';
import { dateOf, type PassageChart, type PassageProps } from './passage-data.ts';
import { dateFormats } from './passage-dates.ts';
import { type Frame, type PlacedStage, placedStages } from './passage-shapes.ts';
import { placeName } from './place-name.ts';

interface PassageDownProps {
  readonly passage: PassageProps;
  readonly chart: PassageChart;
}

const width = 340;
const top = 40;
const usual = 690;
const longest = 1400;
/** The least distance between two days. */
const leastRoom = 54;
/** Thickness of the old shore at the start. */
const thickness = 93;

/** The height of the water, which depends on the two closest days. */
function heightOf({ opens, closes, stages }: PassageChart): number {
  const gaps = stages.slice(1).map(({ day }, index) => day - (stages[index]?.day ?? day));
  return Math.min(longest, Math.max(usual, ((closes - opens) / Math.min(...gaps)) * leastRoom));
}

/** The passage drawn downwards, for narrow screens. */
export function PassageDown({ passage, chart }: PassageDownProps) {
  const { language } = useSiteConfig().head;
  const bottom = Math.round(top + heightOf(chart));
  const frame: Frame = { from: top, to: bottom, old: 0, new: width, scale: thickness / chart.start };
  const stages = placedStages(chart, frame);
  const { day } = dateFormats(language);
  const closing = passage.closing && `${day(dateOf(chart.closes))}, ${passage.closing}`;
  const placeOf = ({ at, steps, oldAfter, newAfter }: PlacedStage): [number, number] => {
    const middle = (oldAfter + newAfter) / 2;
    if (steps.every(({ isBack }) => isBack)) return [middle - 20, at - 9];
    return [middle - 20, steps.length > 1 ? at + 9 : at + 5];
  };
  return (
    <svg
      className={css.drawing}
      data-down=""
      viewBox={`0 0 ${width} ${bottom + 34}`}
      suppressHydrationWarning
      aria-hidden="true"
    >
      <PassageShores stages={stages} frame={frame} runs="down" />
      <PassageCrossings chart={chart} stages={stages} runs="down" />
      {stages.map((stage) => {
        const [x, y] = placeOf(stage);
        return (
          <text key={stage.day} className={css.strong} data-halo="" x={x} y={y} textAnchor="end">
            {day(dateOf(stage.day))}
          </text>
        );
      })}
      <path className={css.limit} d={`M0 ${bottom}H${width}`} />
      <text className={css.strong} y="20">
        {placeName(passage.old, chart.start)}
      </text>
      <text className={css.strong} x={width} y="20" textAnchor="end">
        {placeName(passage.new, chart.end)}
      </text>
      {closing !== undefined && (
        <text className={css.strong} x={width} y={bottom + 24} textAnchor="end">
          {closing}
        </text>
      )}
    </svg>
  );
}
