import { useSiteConfig } from 'pagewright/blocks';
import css from './PassageChart.module.css';
import { PassageCrossings } from './PassageCrossings.tsx';
import { PassageShores } from './PassageShores.tsx';
import { dateOf, type PassageChart, type PassageProps } from './passage-data.ts';
import { dateFormats } from './passage-dates.ts';
import { alongOf, type Frame, type PlacedStage, placedStages } from './passage-shapes.ts';
import { placeName } from './place-name.ts';

interface PassageAcrossProps {
  readonly passage: PassageProps;
  readonly chart: PassageChart;
  readonly acrossText: string;
  readonly backText: string;
}

const width = 1248;
const top = 58;
const bottom = 484;
/** Thickness of the old shore at the start. */
const thickness = 195;
/** The least distance between two dates, and between two dates with notes. */
const dateRoom = 72;
const noteRoom = 92;
/** Thickness of a shore that has room for its name. */
const roomForName = 40;
/** Width of a letter of a month or of the last day, on a wide screen and on a smaller one. */
const letter = 7.6;
const largeLetter = 10.6;

function anchorOf(at: number): 'start' | 'middle' | 'end' {
  if (at < 36) return 'start';
  return at > width - 36 ? 'end' : 'middle';
}

/** The passage drawn from left to right, for wide screens. */
export function PassageAcross({ passage, chart, acrossText, backText }: PassageAcrossProps) {
  const { language } = useSiteConfig().head;
  const frame: Frame = { from: 0, to: width, old: top, new: bottom, scale: thickness / chart.start };
  const stages = placedStages(chart, frame);
  const along = alongOf(chart, frame);
  const formats = dateFormats(language);
  const last = stages.at(-1);
  const edge = last?.newAfter ?? bottom;
  const isThick = bottom - edge >= roomForName;
  const closing = passage.closing && `${formats.day(dateOf(chart.closes))}, ${passage.closing}`;
  const isFree = (day: number, name: string, size: number) =>
    width - along(day) > ((closing?.length ?? 0) + name.length) * size + letter;
  const noteOf = ({ note, steps, moved }: PlacedStage) => {
    if (note !== undefined) return note;
    return steps.every(({ isBack }) => isBack) ? backText : acrossText.replace('[count]', String(moved));
  };
  const room = (index: number) =>
    Math.min(
      stages[index - 1]?.room ?? width,
      index === stages.length - 1 ? width : (stages[index]?.room ?? 0),
    );
  return (
    <svg
      className={css.drawing}
      data-across=""
      viewBox={`0 0 ${width} 520`}
      suppressHydrationWarning
      aria-hidden="true"
    >
      <PassageShores stages={stages} frame={frame} runs="across" />
      <PassageCrossings chart={chart} stages={stages} runs="across" />
      {stages.map((stage, index) => (
        <g key={stage.day} textAnchor={anchorOf(stage.at)}>
          {room(index) >= dateRoom && (
            <text className={css.strong} x={stage.at} y="20">
              {formats.day(dateOf(stage.day))}
            </text>
          )}
          {room(index) >= noteRoom && (
            <text className={css.note} x={stage.at} y="41">
              {noteOf(stage)}
            </text>
          )}
        </g>
      ))}
      <text className={css.strong} data-halo="" x="16" y={top + thickness / 2 + 4}>
        {placeName(passage.old, chart.start, passage.unit)}
      </text>
      <text
        className={css.strong}
        data-on={isThick || undefined}
        data-halo=""
        x={width - 14}
        y={isThick ? bottom - 16 : edge - 12}
        textAnchor="end"
      >
        {placeName(passage.new, chart.end)}
      </text>
      <path className={css.edge} d={`M0 ${bottom}H${width}`} />
      {formats.months(chart.opens, chart.closes).map(({ day, name }) => (
        <g key={day}>
          <path className={css.edge} d={`M${along(day)} ${bottom}v9`} />
          {isFree(day, name, letter) && (
            <text x={along(day)} y="514" data-wide={!isFree(day, name, largeLetter) || undefined}>
              {name}
            </text>
          )}
        </g>
      ))}
      <path className={css.limit} d={`M${width} ${top}V${bottom}`} />
      {closing !== undefined && (
        <text x={width} y="514" textAnchor="end">
          {closing}
        </text>
      )}
      {passage.spare !== undefined && last !== undefined && last.room > 30 && (
        <Spare text={passage.spare} from={last.at + 12} at={last.at - 4} />
      )}
    </svg>
  );
}

/** The remaining time, as a dimension line between the last step and the last day. */
function Spare({ text, from, at }: { readonly text: string; readonly from: number; readonly at: number }) {
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return (
    <>
      <path className={css.measure} d={`M${from} 102H${width}M${from} 95v14M${width} 95v14`} />
      {lines.map((line, index) => (
        <text key={line} className={css.strong} data-halo="" x={at} y={106 + index * 21} textAnchor="end">
          {line}
        </text>
      ))}
    </>
  );
}
