import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import castings from './Castings.module.css';
import css from './HeroTitle.module.css';
import type { HeroProps } from './hero-props.ts';
import { lengthOf, type TitleRoom, wordsOf } from './title-length.ts';

interface HeroTitleProps {
  readonly hero: HeroProps;
  readonly room?: TitleRoom | undefined;
}

/** How a logo is shown on the background of the section. */
function lookOf({ logo, tone }: HeroProps): string | undefined {
  if (tone !== 'ink' && tone !== 'purple') return undefined;
  return logo?.src.endsWith('.svg') ? css.drawn : css.boxed;
}

/**
 * The h1, with the logo of the product. If the title does not contain the name, screen readers read it from the logo, as part of the title.
 */
export function HeroTitle({ hero, room = 'half' }: HeroTitleProps) {
  const { title, titleSeparator, logo } = hero;
  const words = wordsOf(title, titleSeparator);
  const name = logo?.alt?.trim() ?? '';
  const begins = name !== '' && !words.toLowerCase().includes(name.toLowerCase());
  return (
    <>
      {logo !== undefined && !begins && (
        <p className={joinClasses(castings.box, css.nameplate)}>
          <Picture image={logo} fit="contain" priority className={css.logo} />
        </p>
      )}
      <h1 className={css.title} data-length={lengthOf(words, room)} data-room={room}>
        {logo !== undefined && begins && (
          <Picture
            image={{ ...logo, alt: `${name}:` }}
            fit="contain"
            priority
            className={joinClasses(css.logo, lookOf(hero))}
          />
        )}
        {begins ? ` ${words}` : words}
      </h1>
    </>
  );
}
