import type { Image } from '../generated/site-config.ts';
import { isRecord, recordOf } from '../json/is-record.ts';
import { number, text } from './decode.ts';
import { type DecodeContext, type Decoder, isMissing, reject } from './decoder.ts';
import { decodeReferences } from './sanitising/character-references.ts';
import { serviceSrcset } from './sanitising/service-widths.ts';
import { imageSrcset, imageUrl, isSrcset, mapSrcset } from './sanitising/url-formats.ts';
import type { ValueRules } from './source.ts';

/** A context that discards issues: an invalid size or alternative text does not make an image invalid. */
const silent = (): DecodeContext => ({ path: [], issues: [], clean: () => '', rules: {} });

/** Returns a function that gives the URL of an image; undefined if it is not allowed. */
function sourceReader({ addresses }: ValueRules): (url: unknown) => string | undefined {
  return (url) => {
    if (typeof url !== 'string') return undefined;
    const address = decodeReferences(url);
    return imageUrl(addresses?.fileOf(address) ?? address);
  };
}

type SourceOf = ReturnType<typeof sourceReader>;

const pixels = number({ min: 1, max: 100_000, whole: true });

function pixelsOf(value: unknown): number | undefined {
  return pixels(value, silent());
}

interface Candidate {
  readonly src: string;
  readonly width: number;
  readonly height: number | undefined;
}

function candidates(sizes: unknown, sourceOf: SourceOf): Candidate[] {
  if (!Array.isArray(sizes)) return [];
  return sizes.slice(0, 100).flatMap((entry: unknown): Candidate[] => {
    const size = recordOf(entry);
    const src = sourceOf(size.src);
    const width = pixelsOf(size.width);
    const height = pixelsOf(size.height);
    return src === undefined || width === undefined ? [] : [{ src, width, height }];
  });
}

/**
 * The srcset of an image, made of its other sizes. Omits a size with another aspect ratio, because it is a crop. A difference of one pixel
 * is rounding.
 */
function srcsetOf(full: Candidate, sizes: unknown, sourceOf: SourceOf): string | undefined {
  const { width, height } = full;
  if (height === undefined) return undefined;
  const uncropped = candidates(sizes, sourceOf).filter(
    (size) =>
      size.width < width &&
      (size.height === undefined || Math.abs(size.height - (size.width * height) / width) <= 1),
  );
  const byWidth = new Map([...uncropped, full].map((size) => [size.width, size.src]));
  const entries = [...byWidth].sort(([a], [b]) => a - b).map(([pixels, src]) => `${src} ${pixels}w`);
  const srcset = entries.join(', ');
  return entries.length > 1 && isSrcset(srcset) ? srcset : undefined;
}

const plain = text();

/** The alternative text. An empty one stays empty: it says that the image is decorative. */
function altOf({ alt }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof alt === 'string' || typeof alt === 'number' ? (plain(alt, silent()) ?? '') : undefined;
}

/**
 * Decodes an image from its URL or from an object `{ src, alt, width, height, srcset, sizes }`, where `sizes` is a list of `{ src, width,
 * height }`. `ContentApi.imageOf` first converts image objects of the content service to this shape.
 */
export const image: Decoder<Image> = (input, context) => {
  if (isMissing(input)) return undefined;
  const { imageOf, addresses, widthOf } = context.rules;
  const sourceOf = sourceReader(context.rules);
  const converted = imageOf ? imageOf(input) : input;
  const media = isRecord(converted) ? converted : { src: converted };
  if (isMissing(media.src)) return undefined;
  const src = sourceOf(media.src);
  if (src === undefined)
    return reject('the URL of an image (http, https or a path of this site)', media.src, context);
  const alt = altOf(media);
  const width = pixelsOf(media.width);
  const height = pixelsOf(media.height);
  const written = typeof media.srcset === 'string' ? media.srcset : '';
  const candidates = addresses ? mapSrcset(written, addresses.fileOf) : written;
  const srcset =
    imageSrcset(candidates) ??
    (width === undefined
      ? undefined
      : (srcsetOf({ src, width, height }, media.sizes, sourceOf) ?? serviceSrcset(src, width, widthOf)));
  return {
    src,
    ...(alt === undefined ? {} : { alt }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(srcset === undefined ? {} : { srcset }),
  };
};
