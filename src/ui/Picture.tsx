import type { SyntheticEvent } from 'react';
import type { Image } from '../generated/block-props.ts';
import css from './Picture.module.css';

interface PictureProps {
  readonly image: Image | undefined;
  /** How wide the picture is drawn, as in the sizes attribute of HTML. */
  readonly sizes?: string | undefined;
  /** The picture at the top of a page: fetched at once and first. */
  readonly priority?: boolean | undefined;
  /** The box's proportion; without one the box is as high as its surroundings say. */
  readonly ratio?: '4/3' | '4/5' | '1/1' | '2/1' | '16/9' | 'natural' | undefined;
  /** contain keeps the whole picture and draws no ground: logos. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** A decorative picture says nothing, whatever its object says. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Hides a picture that did not arrive, so that the drawn ground behind it stands alone. */
function markBroken(image: HTMLImageElement): void {
  image.dataset.broken = '';
}

/** The error may have happened before this code ran. */
function findBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') markBroken(image);
}

function onError(event: SyntheticEvent<HTMLImageElement>): void {
  markBroken(event.currentTarget);
}

/** A picture of the image object in a box that keeps its room, with a drawn ground where it is missing. */
export function Picture({
  image,
  sizes = '100vw',
  priority = false,
  ratio,
  fit = 'cover',
  decorative = false,
  className,
}: PictureProps) {
  const alt = decorative ? '' : (image?.alt ?? '');
  return (
    <span
      className={className === undefined ? css.frame : `${css.frame} ${className}`}
      data-ratio={ratio}
      data-fit={fit}
      data-name={fit === 'contain' ? alt : undefined}
      data-missing={image === undefined || undefined}
    >
      {image !== undefined && (
        <img
          ref={findBroken}
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
    </span>
  );
}
