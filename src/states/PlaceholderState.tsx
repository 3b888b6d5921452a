import { useSiteConfig } from 'pagewright/blocks';
import { Hidden } from '../ui/Hidden.tsx';
import { Picture } from '../ui/pictures/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import css from './PlaceholderState.module.css';

/** Boxes in the shape of the cards that are loading. */
export function PlaceholderState({ images }: { readonly images: number }) {
  const { loading } = useSiteConfig().words;
  const cards = Array.from({ length: images }, (_, index) => index);
  return (
    <Section tone="paper" className={css.waiting}>
      <p role="status">
        <Hidden>{loading}</Hidden>
      </p>
      <div className={css.cards} aria-hidden="true">
        {cards.map((index) => (
          <div key={index} className={css.card}>
            <Picture image={undefined} ratio="4/3" className={css.picture} />
            <span className={css.badge} />
            <span className={css.title} />
            <span className={css.text} />
            <span className={css.text} />
          </div>
        ))}
      </div>
    </Section>
  );
}
