import { useSiteConfig } from 'pagewright/blocks';
import type { BlockProps } from '../../generated/block-props.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { RateMark } from './RateMark.tsx';
import css from './RatesTable.module.css';
import { placeIn, shownRange } from './rate-scale.ts';

/** The table. Its last column draws the values of the other columns, so it is hidden from screen readers. */
export function RatesTable(props: BlockProps['rates']) {
  const { groups, line, lineLabel, tolerance, label, peopleLabel, rateLabel, withdrawnLabel } = props;
  const { language } = useSiteConfig().head;
  const count = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const haveNumbers = groups.some(({ people }) => people !== undefined);
  const range = shownRange(props);
  const all = line === undefined ? undefined : `${lineLabel}: ${percent.format(line / 100)}`;
  return (
    <table className={css.table} data-people={haveNumbers}>
      <caption className={css.caption}>
        <Hidden>{[label, all].filter(Boolean).join('. ')}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {haveNumbers && (
            <th scope="col" className={css.people}>
              {peopleLabel}
            </th>
          )}
          <th scope="col" className={css.number}>
            {rateLabel}
          </th>
          <td className={css.drawing}>
            {line !== undefined && (
              <svg aria-hidden="true">
                <text className={css.all} x={placeIn(range, line)} y="50%" textAnchor="middle">
                  {all}
                </text>
              </svg>
            )}
          </td>
        </tr>
      </thead>
      <tbody>
        {withKeys(groups, ({ name }) => name).map(({ key, item }) => (
          <tr key={key}>
            <th scope="row">
              {item.withdrawn ? `${item.name}: ${withdrawnLabel}` : item.name}
              {item.people !== undefined && (
                <span className={css.inline}>
                  {peopleLabel} {count.format(item.people)}
                </span>
              )}
            </th>
            {haveNumbers && (
              <td className={css.people}>{item.people === undefined ? '' : count.format(item.people)}</td>
            )}
            <td className={css.number}>{percent.format(item.rate / 100)}</td>
            <td className={css.drawing}>
              <RateMark group={item} line={line} tolerance={tolerance} range={range} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
