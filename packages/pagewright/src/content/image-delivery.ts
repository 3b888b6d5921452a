import type { Image } from '../../../../src/generated/content-types.ts';
import { isMissing, isRecord, misfit, number, type Report, type Rule, text } from './delivery.ts';
import { imageAddress, isSrcset } from './sanitising/address.ts';
import { decodeReferences } from './sanitising/character-references.ts';

const quiet = (): Report => ({ at: [], faults: [], clean: () => '' });

function sourceOf(found: unknown): string | undefined {
  return typeof found === 'string' ? imageAddress(decodeReferences(found)) : undefined;
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

/** Sizes as a list or a map of objects, or flat: `{ medium: address, "medium-width": 300, "medium-height": 200 }`. */
function candidates(sizes: unknown): Candidate[] {
  if (!isRecord(sizes) && !Array.isArray(sizes)) return [];
  const flat = new Map<string, unknown>(Object.entries(sizes));
  return [...flat].slice(0, 100).flatMap(([name, entry]): Candidate[] => {
    const record = isRecord(entry) ? entry : undefined;
    const src = sourceOf(record ? (record.url ?? record.src ?? record.source_url) : entry);
    const width = size(record ? record.width : flat.get(`${name}-width`));
    const height = size(record ? record.height : flat.get(`${name}-height`));
    return src === undefined || width === undefined ? [] : [{ src, width, height }];
  });
}

/**
 * The picture in its other widths. A size of another shape is left out, since it is cut: WordPress's thumbnails are
 * square. A pixel of difference is rounding.
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
 * A picture out of an address or of a media object: `{ url | src | source_url, alt | alt_text, width, height, srcset | sizes }`,
 * the last three also within `media_details`.
 */
export const image: Rule<Image> = (found, report) => {
  if (isMissing(found)) return undefined;
  const media = isRecord(found) ? found : { url: found };
  const written = media.url ?? media.src ?? media.source_url;
  if (isMissing(written) && isRecord(found)) return undefined;
  const src = sourceOf(written);
  if (src === undefined) return misfit('a picture (http, https or of this site)', written, report);
  const details = isRecord(media.media_details) ? media.media_details : media;
  const alt = alternative(media.alt ?? media.alt_text, quiet());
  const width = size(details.width ?? media.width);
  const height = size(details.height ?? media.height);
  const given = typeof media.srcset === 'string' && isSrcset(media.srcset) ? media.srcset : undefined;
  const srcset =
    given ??
    (width === undefined ? undefined : srcsetOf({ src, width, height }, media.sizes ?? details.sizes));
  return {
    src,
    ...(alt === undefined ? {} : { alt }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(srcset === undefined ? {} : { srcset }),
  };
};
