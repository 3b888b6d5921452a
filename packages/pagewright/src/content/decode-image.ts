import type { Image } from '../generated/site-config.ts';
import { number, text } from './decode.ts';
import { type DecodeContext, type Decoder, isMissing, reject } from './decoder.ts';
import { isRecord } from './is-record.ts';
import { decodeReferences } from './sanitising/character-references.ts';
import { imageUrl, isSrcset } from './sanitising/url-formats.ts';

const quiet = (): DecodeContext => ({ path: [], issues: [], clean: () => '', imageOf: (value) => value });

function sourceOf(found: unknown): string | undefined {
  return typeof found === 'string' ? imageUrl(decodeReferences(found)) : undefined;
}

const pixels = number({ min: 1, max: 100_000, whole: true });

function size(found: unknown): number | undefined {
  return pixels(found, quiet());
}

interface Candidate {
  readonly src: string;
  readonly width: number;
  readonly height: number | undefined;
}

function candidates(sizes: unknown): Candidate[] {
  if (!Array.isArray(sizes)) return [];
  return sizes.slice(0, 100).flatMap((entry: unknown): Candidate[] => {
    const { src: url, ...pixelsOf } = isRecord(entry) ? entry : {};
    const src = sourceOf(url);
    const width = size(pixelsOf.width);
    const height = size(pixelsOf.height);
    return src === undefined || width === undefined ? [] : [{ src, width, height }];
  });
}

/**
 * The image in its other widths. A size of another aspect ratio is omitted, since it is cropped. A pixel of difference
 * is rounding.
 */
function srcsetOf(full: Candidate, sizes: unknown): string | undefined {
  const { width, height } = full;
  if (height === undefined) return undefined;
  const same = candidates(sizes).filter(
    (one) =>
      one.width < width &&
      (one.height === undefined || Math.abs(one.height - (one.width * height) / width) <= 1),
  );
  const byWidth = new Map([...same, full].map((one) => [one.width, one.src]));
  const written = [...byWidth].sort(([a], [b]) => a - b).map(([wide, src]) => `${src} ${wide}w`);
  const srcset = written.join(', ');
  return written.length > 1 && isSrcset(srcset) ? srcset : undefined;
}

const alternative = text();

/**
 * An image, from its URL or from an object `{ src, alt, width, height, srcset, sizes }`, where `sizes` is a list of
 * `{ src, width, height }`. An image object of the content service is converted to this by `ContentApi.imageOf`.
 */
export const image: Decoder<Image> = (found, report) => {
  if (isMissing(found)) return undefined;
  const converted = report.imageOf(found);
  const media = isRecord(converted) ? converted : { src: converted };
  if (isMissing(media.src)) return undefined;
  const src = sourceOf(media.src);
  if (src === undefined) return reject('a picture (http, https or of this site)', media.src, report);
  const alt = alternative(media.alt, quiet());
  const width = size(media.width);
  const height = size(media.height);
  const given = typeof media.srcset === 'string' && isSrcset(media.srcset) ? media.srcset : undefined;
  const srcset = given ?? (width === undefined ? undefined : srcsetOf({ src, width, height }, media.sizes));
  return {
    src,
    ...(alt === undefined ? {} : { alt }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(srcset === undefined ? {} : { srcset }),
  };
};
