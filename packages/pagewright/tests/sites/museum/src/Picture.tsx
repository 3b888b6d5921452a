import type { Image } from 'pagewright';

interface PictureProps {
  readonly image: Image | undefined;
  /** Screen readers skip the picture. */
  readonly decorative?: boolean;
}

export function Picture({ image, decorative = false }: PictureProps) {
  if (!image) return null;
  const { src, alt, width, height } = image;
  return <img src={src} alt={decorative ? '' : (alt ?? '')} width={width} height={height} loading="lazy" />;
}
