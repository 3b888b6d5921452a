import { Sheet } from '../../../ui/Sheet.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import type { Card } from '../card-shapes.ts';
import { ReportChart } from './ReportChart.tsx';
import css from './ReportSheet.module.css';

/** A report as somebody receives it, on paper. */
export function ReportSheet({ report }: { readonly report: NonNullable<Card['report']> }) {
  const { title, note, figures, changesTitle, changes = [] } = report;
  return (
    <Sheet className={css.sheet}>
      <div className={css.page}>
        <p className={css.top}>
          <b className={css.title}>{title}</b>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </p>
        <dl className={css.figures}>
          {withKeys(figures, ({ text }) => text).map(({ key, item }) => (
            <div key={key} className={css.pair}>
              <dt className={css.meaning}>{item.text}</dt>
              <dd className={css.figure}>{item.value}</dd>
            </div>
          ))}
        </dl>
        <ReportChart report={report} />
        {changes.length > 0 && (
          <>
            {changesTitle !== undefined && <p className={css.subtitle}>{changesTitle}</p>}
            <ol className={css.changes}>
              {withKeys(changes, ({ text }) => text).map(({ key, item }) => (
                <li key={key} className={css.change}>
                  <span className={css.sum}>{item.value}</span>
                  <span>{item.text}</span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Sheet>
  );
}
