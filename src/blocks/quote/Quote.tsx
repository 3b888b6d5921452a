import type { BlockProps } from '../../generated/block-props.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './Quote.module.css';
import { SaidBy } from './SaidBy.tsx';
import portrait from './with-image/QuotePortrait.module.css';
import drawing from './with-picture/QuoteDrawing.module.css';

type QuoteProps = BlockProps['quote'];
type Pictures = Readonly<Record<'picture' | 'image' | 'logo', QuoteProps['image']>>;

/** The text size, by the length of the text. */
function sizeOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= 110) return 'short';
  return text.length <= 280 ? 'middle' : 'long';
}

/** The element next to the words. Only one fits there; otherwise the logo is next to the name. */
function nextTo({ picture, image, logo }: Pictures): 'picture' | 'portrait' | 'logo' | 'none' {
  if (picture !== undefined) return 'picture';
  if (image !== undefined) return 'portrait';
  return logo === undefined ? 'none' : 'logo';
}

/** A quote. A drawing, a portrait or a logo is next to it; without one the text has the full width. */
export default function Quote({ text, author, role, image, picture, logo, side, tone }: QuoteProps) {
  const next = nextTo({ picture, image, logo });
  const beside = next === 'picture' ? drawing : next === 'portrait' ? portrait : undefined;
  return (
    <Section tone={tone} className={css.section}>
      <div className={joinClasses(css.quote, beside?.quote)} data-next={next} data-side={side}>
        {next === 'picture' && (
          <Picture
            image={picture}
            fit="contain"
            ratio="4/5"
            sizes="(min-width: 60rem) 38vw, 80vw"
            className={drawing.picture}
          />
        )}
        {next === 'portrait' && image && (
          <Picture
            image={{ ...image, alt: author ?? image.alt ?? '' }}
            ratio="4/5"
            sizes="(min-width: 60rem) 30vw, 70vw"
            className={portrait.portrait}
          />
        )}
        {next === 'logo' && (
          <div className={css.plate}>
            <Picture image={logo} fit="contain" />
          </div>
        )}
        <figure className={css.said}>
          <blockquote className={css.words} data-size={sizeOf(text)}>
            <p>{text}</p>
          </blockquote>
          <SaidBy author={author} role={role} logo={next === 'logo' ? undefined : logo} />
        </figure>
      </div>
    </Section>
  );
}
