import { Hidden } from '../../ui/Hidden.tsx';
import table from './SeriesTable.module.css';
import { columnKind } from './series-columns.ts';
import { box, dotsOn, lineThrough, pointsOf, type Scale, type Value } from './series-lines.ts';

interface SeriesRowProps {
  readonly name: string;
  readonly values: readonly Value[];
  readonly scale: Scale | undefined;
  /** The text for screen readers where there is no figure. */
  readonly gap: string;
  readonly language: string;
}

/** The figures of one row, and a line that screen readers skip. */
export function SeriesRow({ name, values, scale, gap, language }: SeriesRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the periods never change their order.
        <td key={index} data-column={columnKind(index, values.length)}>
          {value === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <Hidden>{gap}</Hidden>
            </>
          ) : (
            value.toLocaleString(language)
          )}
        </td>
      ))}
      <td className={table.line}>{scale !== undefined && <Line values={values} scale={scale} />}</td>
    </tr>
  );
}

function Line({ values, scale }: { readonly values: readonly Value[]; readonly scale: Scale }) {
  const points = pointsOf(values, scale);
  const { width, height, top, bottom } = box;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        className={table.grid}
        d={[top, (top + bottom) / 2, bottom].map((y) => `M0 ${y}H${width}`).join('')}
      />
      <path className={table.stroke} d={lineThrough(points)} pathLength={1} />
      <path className={table.dots} d={dotsOn(points.slice(0, -1), 3.5)} />
      <path className={table.last} d={dotsOn(points.slice(-1), 6)} />
    </svg>
  );
}
