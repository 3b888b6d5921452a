import type { Json, JsonObject } from 'pagewright/tooling';
import type { MediaImage } from './media-part.ts';

/** An image that a person has chosen. */
export interface ChosenImage extends MediaImage {
  /** True for a new file in `public/`: the person has said what it shows. Otherwise `alt` is only a guess. */
  readonly isUploaded?: boolean;
}

interface ChosenImageOptions {
  /** The names of the properties that the schema allows. */
  readonly allowed: ReadonlySet<string>;
  /** True for a file in `public/`, whose size the build adds. */
  readonly isSiteFile: boolean;
}

/** A text that describes the image before would be wrong for the new one. A decorative image stays decorative. */
function altAfter(
  { src: before, alt: altBefore }: JsonObject,
  { src, alt, isUploaded = false }: ChosenImage,
): Json | undefined {
  if (isUploaded) return alt;
  return src === before || altBefore === '' ? altBefore : alt || undefined;
}

/**
 * The image object after another image was chosen. It has the size of the new image, unless the build adds it. If there is no text for the
 * new image, it has none, so that the check asks for one.
 */
export function withChosenImage(
  before: JsonObject,
  chosen: ChosenImage,
  { allowed, isSiteFile }: ChosenImageOptions,
): JsonObject {
  const { src: _, alt: __, width: ___, height: ____, srcset: _____, ...others } = before;
  const { src, width, height, srcset } = chosen;
  const own = { src, alt: altAfter(before, chosen), ...(isSiteFile ? {} : { width, height, srcset }) };
  const written = Object.entries(own).flatMap(([name, value]): [string, Json][] =>
    value === undefined || !allowed.has(name) ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(written), ...others };
}
