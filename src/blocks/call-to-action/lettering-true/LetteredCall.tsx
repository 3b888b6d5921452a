import type { ReactNode } from 'react';
import { StationHeading } from '../../../ui/headings/StationHeading.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './LetteredCall.module.css';

interface LetteredCallProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The row of names. */
  readonly names: ReactNode;
  readonly children: ReactNode;
}

/** A title, a row of names, and the text below them in two columns. */
export function LetteredCall({ title, paragraphs, names, children }: LetteredCallProps) {
  return (
    <div className={css.call}>
      <StationHeading>{title}</StationHeading>
      {names}
      {paragraphs.length > 0 && (
        <div className={css.parts}>
          {withKeys(paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
            <p key={key} className={css.text}>
              {item}
            </p>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
