import type { SyntheticEvent } from 'react';
import type { Image } from '../../generated/block-props.ts';
import { joinClasses } from '../join-classes.ts';
import css from './Picture.module.css';

interface PictureProps {
  readonly image: Image | undefined;
  /** The width of the picture on the page, as in the `sizes` attribute of HTML. */
  readonly sizes?: string | undefined;
  /** For the picture at the top of a page: it loads first. */
  readonly priority?: boolean | undefined;
  /** Aspect ratio of the box. Without it, the styles around the box decide its height. */
  readonly ratio?: '4/3' | '4/5' | '1/1' | '2/1' | '16/9' | 'natural' | undefined;
  /** `contain` shows the whole picture without a background, as for logos. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** Another crop of the picture, for small screens. */
  readonly narrow?: Image | undefined;
  /** The part that stays when the picture is cropped; the centre by default. */
  readonly focus?: 'start' | 'center' | 'end' | undefined;
  /** Leaves out the alternative text. */
  readonly decorative?: boolean | undefined;
  /** True for a picture that a card shares with the page that it links to. It moves from the card to the page. */
  readonly carried?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The widest screen of a phone. Tablets show the picture itself. */
const smallScreen = '(max-width: 43.99rem)';

/** Hides a picture that failed to load, so that the drawing behind it is visible. */
function markBroken(image: HTMLImageElement): void {
  image.dataset.broken = '';
}

/** Marks a picture that failed before hydration. */
function markFailed(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') markBroken(image);
}

function onError(event: SyntheticEvent<HTMLImageElement>): void {
  markBroken(event.currentTarget);
}

/** A picture in a box of fixed size. If the picture is missing, the box shows a drawing. */
export function Picture({
  image,
  sizes = '100vw',
  priority = false,
  ratio,
  fit = 'cover',
  narrow,
  focus,
  decorative = false,
  carried,
  className,
}: PictureProps) {
  const alt = decorative ? '' : (image?.alt ?? '');
  const other = image === undefined ? undefined : narrow;
  const Frame = other === undefined ? 'span' : 'picture';
  return (
    <Frame
      className={joinClasses(css.frame, className)}
      data-ratio={ratio}
      data-fit={fit}
      data-carried={carried || undefined}
      data-focus={focus}
      data-name={fit === 'contain' ? alt : undefined}
      data-missing={image === undefined || undefined}
    >
      {other !== undefined && (
        <source
          media={smallScreen}
          sizes={other.srcset === undefined ? undefined : sizes}
          srcSet={other.srcset ?? other.src}
          width={other.width}
          height={other.height}
        />
      )}
      {image !== undefined && (
        <img
          ref={markFailed}
          onError={onError}
          className={css.image}
          sizes={image.srcset === undefined ? undefined : sizes}
          srcSet={image.srcset}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      )}
    </Frame>
  );
}
