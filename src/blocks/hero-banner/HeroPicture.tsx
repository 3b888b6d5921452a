import { Picture } from '../../ui/pictures/Picture.tsx';
import type { HeroProps } from './hero-props.ts';

interface HeroPictureProps {
  readonly hero: HeroProps;
  /** The width of the picture on the page, as in the `sizes` attribute of HTML. */
  readonly sizes: string;
  readonly className: string | undefined;
}

/** The picture of the page. It decorates, and it loads first. */
export function HeroPicture({ hero: { image, narrow, focus }, sizes, className }: HeroPictureProps) {
  return (
    <Picture
      image={image}
      narrow={narrow}
      focus={focus}
      sizes={sizes}
      priority
      decorative
      carried
      className={className}
    />
  );
}
