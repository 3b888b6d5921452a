import { withKeys } from '../../ui/with-keys.ts';
import css from './SpecimenParts.module.css';

interface SpecimenPartsProps {
  readonly heading: string | undefined;
  readonly parts: readonly string[];
  /** The number of a part, from 1. */
  readonly current: number | undefined;
}

/** The parts of the whole, numbered. The part that the document shows is marked. */
export function SpecimenParts({ heading, parts, current }: SpecimenPartsProps) {
  if (parts.length === 0) return null;
  return (
    <div className={css.parts}>
      {heading !== undefined && <p className={css.heading}>{heading}</p>}
      <ol className={css.list}>
        {withKeys(parts, (part) => part).map(({ key, item, index }) => (
          <li key={key} className={css.part} aria-current={index + 1 === current || undefined}>
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}
