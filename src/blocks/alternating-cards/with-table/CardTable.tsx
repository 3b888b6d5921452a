import { withKeys } from '../../../ui/with-keys.ts';
import { type Card, rowsOf } from '../card-shapes.ts';
import css from './CardTable.module.css';

/** A number, perhaps with a sign or a unit sign. */
const number = /^[−+-]?[\d.,\s]*\d\s?[%°]?$/;

/** The table of a card. Columns of numbers are aligned at their end, and the first column of words stands out. */
export function CardTable({ card }: { readonly card: Card }) {
  const rows = rowsOf(card);
  const head = card.table?.head ?? [];
  const kinds = head.map((_, column) =>
    rows.every(({ cells }) => number.test(cells[column] ?? '')) ? 'number' : 'text',
  );
  const name = kinds.indexOf('text');
  return (
    <div className={css.board}>
      <table className={css.table}>
        {card.table?.caption !== undefined && <caption className={css.caption}>{card.table.caption}</caption>}
        <thead className={css.head}>
          <tr>
            {withKeys(head, (column) => column).map(({ key, item, index }) => (
              <th key={key} scope="col" data-kind={index > 0 ? kinds[index] : undefined}>
                {item}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows, ({ cells }) => cells.join(' ')).map(({ key, item: { cells, flag } }) => (
            <tr key={key} className={css.row} data-flagged={flag !== undefined || undefined}>
              {withKeys(cells, (cell) => cell).map(({ key: cellKey, item: cell, index }) => {
                const flagged = flag !== undefined && index === cells.length - 1;
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={cellKey}
                    scope={index === 0 ? 'row' : undefined}
                    data-kind={index === name ? 'name' : kinds[index]}
                    data-label={index === 0 || index === name ? undefined : head[index]}
                  >
                    {flagged && <span className={css.flag}>{flag}</span>}
                    {flagged && ' '}
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
