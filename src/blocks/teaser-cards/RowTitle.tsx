import { WholeLink } from '../../ui/actions/WholeLink.tsx';
import { CardHeading } from '../../ui/headings/CardHeading.tsx';
import css from './RowTitle.module.css';
import type { Card } from './teaser-props.ts';

interface RowTitleProps {
  readonly card: Card;
  readonly level: 2 | 3 | 4;
  /** `large`: a card alone. */
  readonly size?: 'large' | 'usual' | 'small';
}

/** The title of a card, whose link covers the card. */
export function RowTitle({ card: { title, href }, level, size = 'usual' }: RowTitleProps) {
  return (
    <CardHeading level={level} className={css[size]} text={title}>
      <WholeLink href={href} className={css.link}>
        {title}
      </WholeLink>
    </CardHeading>
  );
}
