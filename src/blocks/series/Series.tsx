import { useSiteConfig } from 'pagewright/blocks';
import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Series.module.css';
import { SeriesRow } from './SeriesRow.tsx';
import table from './SeriesTable.module.css';
import { columnKind } from './series-columns.ts';
import { scaleOf, valuesOf } from './series-lines.ts';

/** Figures over several periods: a table, and a line for each of its rows. */
export default function Series(props: BlockProps['series']) {
  const { heading, lead, caption, label, columns, rows, gap, link, note, tone } = props;
  const { language } = useSiteConfig().head;
  const values = rows.map((row) => valuesOf(row.values, columns.length));
  const scale = scaleOf(values);
  return (
    <Section tone={tone} heading={heading} lead={lead} label={label}>
      <section
        className={css.view}
        aria-label={caption ?? label ?? heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table of many periods scrolls sideways, also with keys.
        tabIndex={0}
      >
        <table className={table.table}>
          {caption !== undefined && (
            <caption>
              <Hidden>{caption}</Hidden>
            </caption>
          )}
          <thead>
            <tr>
              {label === undefined ? <td /> : <th scope="col">{label}</th>}
              {withKeys(columns, (column) => column).map(({ key, item, index }) => (
                <th key={key} scope="col" data-column={columnKind(index, columns.length)}>
                  {item}
                </th>
              ))}
              <td className={table.line} />
            </tr>
          </thead>
          <tbody>
            {withKeys(rows, ({ name }) => name).map(({ key, item, index }) => (
              <SeriesRow
                key={key}
                name={item.name}
                values={values[index] ?? []}
                scale={scale}
                gap={gap}
                language={language}
              />
            ))}
          </tbody>
        </table>
      </section>
      {(link !== undefined || note !== undefined) && (
        <p className={css.end}>
          {link && (
            <ActionLink href={link.href} look="outline">
              {link.label}
            </ActionLink>
          )}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </p>
      )}
    </Section>
  );
}
