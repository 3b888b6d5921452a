import { useSiteConfig } from 'pagewright/blocks';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { figureFormat } from '../../ui/figure-format.ts';
import css from './SectionScale.module.css';
import { type Scale, steps } from './section-scale.ts';

interface SectionScaleProps {
  readonly scale: Scale;
  /** The name of the list. */
  readonly label: string;
  /** The word that follows a number of minutes. */
  readonly minutes: string;
}

const percent = (count: number): string => `${(count * 100) / steps}%`;

/** The bar of a map’s scale, whose parts are the sections of a text, and the sections as links. */
export function SectionScale({ scale, label, minutes }: SectionScaleProps) {
  const { language } = useSiteConfig().head;
  const format = figureFormat(
    language,
    scale.sections.map(({ start }) => start),
  );
  return (
    <nav className={css.scale} aria-label={label} data-aligned={scale.isAligned}>
      {/* Numbers in attributes, because the content security policy forbids style attributes. */}
      <svg className={css.bar} aria-hidden="true">
        {scale.sections.map(({ id, from, span }) => (
          <rect key={id} className={css.share} x={percent(from)} width={percent(span)} height="100%" />
        ))}
      </svg>
      <ol className={css.sections}>
        {scale.sections.map(({ id, heading, start, span }) => (
          <li key={id} className={css.section} data-span={span}>
            <SiteLink className={css.link} href={`#${id}`}>
              {/* Browsers may format numbers of the language differently; the prerendered text stays. */}
              <span className={css.start} suppressHydrationWarning>
                {format(start)}
                <small> {minutes}</small>
              </span>{' '}
              {heading}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
