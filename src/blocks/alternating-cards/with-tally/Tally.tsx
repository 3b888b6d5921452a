import { useSiteConfig } from 'pagewright/blocks';
import type { ReactNode } from 'react';
import { figureFormat } from '../../../ui/figure-format.ts';
import type { Card } from '../card-shapes.ts';
import css from './Tally.module.css';
import { field, lightsOf } from './tally-lights.ts';

interface TallyProps {
  readonly tally: NonNullable<Card['tally']>;
  readonly children: ReactNode;
}

const quarters = [
  'translate(0 0)',
  `translate(${field.width / 2} 0)`,
  `translate(0 ${field.height / 2})`,
  `translate(${field.width / 2} ${field.height / 2})`,
];

/** A dark field with a light for each thing that was counted. A few lights are ringed. */
export function Tally({ tally, children }: TallyProps) {
  const { language } = useSiteConfig().head;
  const write = figureFormat(language, [tally.all, tally.few]);
  const { quarter, left, ringed, path } = lightsOf(tally);
  return (
    <>
      <svg
        className={css.lights}
        viewBox={`0 0 ${field.width} ${field.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {quarters.map((transform) => (
          <g key={transform} transform={transform}>
            {quarter.map((dots, size) => (
              <path key={dots} className={css.light} data-size={size} d={`M0 0${dots}`} />
            ))}
          </g>
        ))}
        <path className={css.light} d={`M0 0${left}`} />
        <path className={css.path} d={path} />
        {ringed.map(({ x, y }) => (
          <g key={`${x} ${y}`} className={css.ringed} transform={`translate(${x} ${y})`}>
            <circle className={css.ring} r="19" />
            <circle className={css.core} r="7" />
            <path className={css.ring} d="M0-30v-8M0 30v8M-30 0h-8M30 0h8" />
          </g>
        ))}
      </svg>
      <div className={css.words}>
        <dl className={css.figures}>
          <div className={css.pair}>
            <dt className={css.label}>{tally.allText}</dt>
            <dd className={css.figure}>{write(tally.all)}</dd>
          </div>
          <div className={css.pair} data-few="">
            <dt className={css.label}>{tally.fewText}</dt>
            <dd className={css.figure}>{write(tally.few)}</dd>
          </div>
        </dl>
        {children}
      </div>
    </>
  );
}
