import type { BlockProps } from '../../../generated/block-props.ts';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './ScaleSteps.module.css';

const width = 100;

/** The number of fields between two stations of the scale bar. */
const fields = 4;

/** The stages of a period: before its start, its course, and its end. On narrow screens, a list with lines between the stages. */
export function ScaleSteps({ steps }: Pick<BlockProps['steps'], 'steps'>) {
  return (
    <>
      <Scale stations={steps.length} />
      <ol className={css.steps} data-count={steps.length}>
        {withKeys(steps, ({ title }) => title).map(({ key, item: { title, text } }) => (
          <li key={key} className={css.step}>
            <h3 className={css.title}>{title}</h3>
            {text !== undefined && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The first part is open, the last one solid, and those between have the fields of a scale bar. */
function Scale({ stations }: { readonly stations: number }) {
  const part = width / stations;
  const dark = Array.from({ length: ((stations - 2) * fields) / 2 }, (_, index) => index);
  return (
    <svg className={css.scale} width="100%" height="16" aria-hidden="true">
      <line className={css.before} y1="8" y2="8" x2={`${part}%`} />
      <rect className={css.ground} x={`${part}%`} y="1" width={`${width - part}%`} height="14" />
      {dark.map((index) => (
        <rect
          key={index}
          className={css.dark}
          x={`${part + (index * 2 * part) / fields}%`}
          width={`${part / fields}%`}
          height="16"
        />
      ))}
      <rect className={css.end} x={`${width - part}%`} width={`${part}%`} height="16" />
      <rect className={css.frame} x={`${part}%`} y="1" width={`${width - part}%`} height="14" />
    </svg>
  );
}
