import { decodeReferences } from '../../content/sanitising/character-references.ts';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import { cleanImageTags } from '../../content/sanitising/rewrites/media/html-images.ts';
import { changedJson } from '../../json/changed-json.ts';
import { isRecord } from '../../json/is-record.ts';
import { valueAt } from '../../json/value-at.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { Warning } from '../warnings.ts';

/** An image of another origin that the build has stored next to the images of the site. */
export interface StoredImage {
  /** Path on the site. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Its smaller files; absent if there are none. */
  readonly srcset?: string;
  /** The paths of all its files. */
  readonly files: readonly string[];
}

/** The image that was stored, or why an image of a declared origin keeps its URL. */
export interface StoreResult {
  readonly image?: StoredImage;
  readonly warning?: Warning;
}

/** Stores an image. The result is empty for an image that should keep its URL. Never rejects. */
export type StoreImage = (url: string) => Promise<StoreResult>;

/** A payload with stored images. */
export interface StoredPayload {
  readonly payload: PagePayload;
  /** The paths of the files of these images. */
  readonly files: readonly string[];
  /** The URLs that these images had. */
  readonly urls: readonly string[];
  readonly warnings: readonly Warning[];
}

type Found = ReadonlyMap<string, StoredImage>;

/** In pixels. A wider file would only be made smaller. */
const maxWidth = 4000;

const rasterImage = /^https?:\/\/[^?#]+\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;
const imageKeys: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'srcset']);

/** True for an image as its decoder returns it, and for a larger object whose `src` names a file of an image. */
function isRemoteImage(value: Readonly<Record<string, unknown>>): value is { readonly src: string } {
  const { src } = value;
  if (typeof src !== 'string' || !/^https?:\/\//i.test(src)) return false;
  return rasterImage.test(src) || ('alt' in value && Object.keys(value).every((key) => imageKeys.has(key)));
}

/** The largest file of an image, up to a useful width. */
function largest(src: string, srcset: unknown): string {
  const candidates = typeof srcset === 'string' && srcset !== '' ? srcset.split(', ') : [];
  const sized = candidates.flatMap((candidate): [url: string, size: number][] => {
    const [url = '', size = ''] = candidate.split(' ');
    const number = Number.parseFloat(size);
    return number <= maxWidth && /^https?:/i.test(url) ? [[url, number]] : [];
  });
  return sized.reduce((best, each) => (each[1] > best[1] ? each : best), [src, 0])[0];
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decodeReferences(value);
}

function urlOfTag(tag: string): string | undefined {
  const src = attributeOf(tag, 'src') ?? '';
  return /^https?:\/\//i.test(src) ? largest(src, attributeOf(tag, 'srcset')) : undefined;
}

/** An image tag of clean HTML with the files of the site. */
function storedTag(tag: string, { src, srcset, width, height }: StoredImage): string {
  const bare = tag.replace(/\ssrcset="[^"]*"/, '').replace(/(\ssrc=")[^"]*/, `$1${escapeHtml(src)}`);
  const isSized = /\s(?:width|height)="/.test(bare);
  const size = isSized ? '' : ` width="${width}" height="${height}"`;
  if (srcset === undefined) return bare.replace(/\ssizes="[^"]*"/, '').replace(/^<img/, `<img${size}`);
  // `auto` means the width on the page. Browsers that do not support it use the next value.
  const sizes = /\ssizes="/.test(bare) ? '' : ' sizes="auto, 100vw"';
  return bare.replace(/^<img/, `<img${size} srcset="${escapeHtml(srcset)}"${sizes}`);
}

/** Functions for the strings and images of content. */
interface Visitor {
  html(clean: string): string;
  image(image: Readonly<Record<string, unknown>> & { readonly src: string }): unknown;
}

/** A value of content with other HTML and other images. The same value if nothing differs. */
function mapped(value: unknown, isHtml: (text: string) => boolean, visitor: Visitor): unknown {
  return changedJson(value, (part) => {
    if (typeof part === 'string') return isHtml(part) ? visitor.html(part) : part;
    return isRecord(part) && isRemoteImage(part) ? visitor.image(part) : undefined;
  });
}

function storedContent(content: unknown, isHtml: (text: string) => boolean, found: Found): unknown {
  return mapped(content, isHtml, {
    html: (clean) =>
      clean.replace(cleanImageTags, (tag) => {
        const image = found.get(urlOfTag(tag) ?? '');
        return image ? storedTag(tag, image) : tag;
      }),
    image(image) {
      const { srcset, ...rest } = image;
      const stored = found.get(largest(image.src, srcset));
      if (!stored) return image;
      const { src, width, height } = stored;
      const isSized = image.width !== undefined || image.height !== undefined;
      const smaller = stored.srcset === undefined ? {} : { srcset: stored.srcset };
      return { ...rest, src, ...(isSized ? {} : { width, height }), ...smaller };
    },
  });
}

/**
 * A payload whose images of other origins are files of the site, as far as they can be stored; unchanged without a store. Browsers that
 * read changed content again show the images of the content service, because they do not know the files.
 */
export async function withStoredImages(
  payload: PagePayload,
  store: StoreImage | undefined,
): Promise<StoredPayload> {
  if (!store) return { payload, files: [], urls: [], warnings: [] };
  const html = new Set(payload.html.map(([path]) => valueAt(payload.contents, path)));
  const isHtml = (text: string) => html.has(text);
  const asked = new Map<string, Promise<StoreResult>>();
  const ask = (url: string | undefined) => {
    if (url !== undefined) getOrInsert(asked, url, () => store(url));
  };
  mapped(Object.values(payload.contents), isHtml, {
    html(clean) {
      for (const tag of clean.match(cleanImageTags) ?? []) ask(urlOfTag(tag));
      return clean;
    },
    image(image) {
      ask(largest(image.src, image.srcset));
      return image;
    },
  });
  const found = new Map<string, StoredImage>();
  const warnings: Warning[] = [];
  for (const [url, stored] of asked) {
    const { image, warning } = await stored;
    if (image) found.set(url, image);
    if (warning) warnings.push(warning);
  }
  if (found.size === 0) return { payload, files: [], urls: [], warnings };
  const contents = Object.fromEntries(
    Object.entries(payload.contents).map(([key, cached]) => {
      const content = storedContent(cached.content, isHtml, found);
      return [key, content === cached.content ? cached : { ...cached, content }];
    }),
  );
  // A digest of its own: the digest of the raw HTML belongs to the HTML with the URLs of the content service.
  const digests = payload.html.map(([path, digest]): PagePayload['html'][number] =>
    valueAt(contents, path) === valueAt(payload.contents, path) ? [path, digest] : [path, `${digest}-stored`],
  );
  const files = [...new Set([...found.values()].flatMap((image) => image.files))].sort();
  return { payload: { ...payload, contents, html: digests }, files, urls: [...found.keys()], warnings };
}
