import type { Card } from '../card-shapes.ts';
import css from './ReportChart.module.css';
import { reportDrawing } from './report-chart.ts';

/** A bar for each day, and their sum as a line that goes on as a forecast. The figures and the changes say the same in words. */
export function ReportChart({ report }: { readonly report: NonNullable<Card['report']> }) {
  const drawing = reportDrawing(report);
  if (drawing === undefined) return null;
  const { label, start, end, now, chartText, bars = [], passed = bars.length } = report;
  const isForecast = passed < bars.length;
  const at = drawing.end;
  return (
    <div className={css.chart}>
      {label !== undefined && <p className={css.label}>{label}</p>}
      <svg
        className={css.drawing}
        role={chartText === undefined ? undefined : 'img'}
        aria-label={chartText}
        aria-hidden={chartText === undefined || undefined}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          className={css.field}
          aria-hidden="true"
        >
          <path className={css.passed} d={drawing.passed} />
          <path className={css.expected} d={drawing.expected} />
          <path className={css.thin} d="M0 100H100" />
          <path className={css.sum} d={drawing.sum} />
          <path className={css.forecast} d={drawing.forecast} />
          {isForecast && <path className={css.thin} d={`M${drawing.now} 6V100`} />}
        </svg>
        {isForecast && now !== undefined && (
          <svg x={`${drawing.now}%`} y="6%" className={css.field} aria-hidden="true">
            <text className={css.now} x="-8" y="10" data-side={drawing.now < 20 ? 'end' : undefined}>
              {now}
            </text>
          </svg>
        )}
        <line className={css.range} x1={`${at.x}%`} x2={`${at.x}%`} y1={`${at.high}%`} y2={`${at.low}%`} />
        {[at.high, at.low].map(
          (y, index) =>
            at.high !== at.low && (
              <svg
                key={index === 0 ? 'high' : 'low'}
                x={`${at.x}%`}
                y={`${y}%`}
                className={css.field}
                aria-hidden="true"
              >
                <path className={css.range} d="M-8 0h16" />
              </svg>
            ),
        )}
        <circle className={css.end} cx={`${at.x}%`} cy={`${at.y}%`} r="6" />
      </svg>
      {(start !== undefined || end !== undefined) && (
        <p className={css.scale}>
          <span>{start}</span>
          <span>{end}</span>
        </p>
      )}
    </div>
  );
}
