import { isRecord, type Json } from './rest-response.ts';

/** Sizes of images by their path, as `readImageIndex` returns them. */
export type ImageIndex = Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly srcset?: string }>
>;

interface Size {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface LibraryImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** By WordPress's names, smallest first; `full` is the image itself. */
  readonly sizes: ReadonlyMap<string, Size>;
}

const firstId = 1001;
const sizeNames = ['medium', 'medium_large', 'large', '1536x1536', '2048x2048'];

function parseSrcset(srcset: string): Map<number, string> {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
  return new Map(candidates.map(([src = '', width = '']) => [Number.parseInt(width, 10), src]));
}

/** The images of the site as a media library. Smaller versions of an image are its sizes and not entries. */
export class MediaLibrary {
  readonly #images: ReadonlyMap<string, LibraryImage>;

  constructor(images: ImageIndex) {
    const smaller = new Set(
      Object.entries(images).flatMap(([src, { width, srcset = '' }]) =>
        [...parseSrcset(srcset)]
          .filter(([candidateWidth, candidate]) => candidateWidth < width && candidate !== src)
          .map(([, candidate]) => candidate),
      ),
    );
    // Editors choose photos and drawings. Logos and icons, as SVG or PNG, belong to the design of the site.
    const sources = Object.keys(images)
      .filter((src) => /\.(?:avif|webp|jpe?g)$/.test(src) && !smaller.has(src))
      .sort();
    this.#images = new Map(
      sources.flatMap((src, index): [string, LibraryImage][] => {
        const image = images[src];
        if (!image) return [];
        const { width, height, srcset = '' } = image;
        const candidates = [...parseSrcset(srcset)]
          .filter(([candidateWidth]) => candidateWidth < width)
          .sort(([a], [b]) => a - b);
        const sizes = candidates.map(([candidateWidth, candidate], place): [string, Size] => [
          sizeNames[place] ?? `${candidateWidth}w`,
          {
            src: candidate,
            width: candidateWidth,
            height: Math.round((candidateWidth * height) / width),
          },
        ]);
        const full: [string, Size] = ['full', { src, width, height }];
        return [
          [src, { id: firstId + index, src, alt: '', width, height, sizes: new Map([...sizes, full]) }],
        ];
      }),
    );
  }

  all(): LibraryImage[] {
    return [...this.#images.values()];
  }

  /** The image of a field, which is a path or an object with `url` and an alternative text. */
  find(field: unknown): LibraryImage | undefined {
    const src = isRecord(field) ? field.url : field;
    const image = typeof src === 'string' ? this.#images.get(src) : undefined;
    return image && isRecord(field) && typeof field.alt === 'string' ? { ...image, alt: field.alt } : image;
  }

  /** HTML with the size of each library image, as WordPress writes it. */
  sized(html: string): string {
    return html.replace(/<img src="([^"]*)"(?![^>]*\swidth=)/g, (tag, src: string) => {
      const image = this.#images.get(src);
      return image ? `${tag} width="${image.width}" height="${image.height}"` : tag;
    });
  }

  /** Content with the path of each image replaced by WordPress's object for an attachment, and with sizes in its HTML. */
  expand(content: unknown): unknown {
    if (Array.isArray(content)) return content.map((item) => this.expand(item));
    const image = this.find(content);
    if (image) return attachment(image);
    if (typeof content === 'string') return this.sized(content);
    if (!isRecord(content)) return content;
    return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, this.expand(value)]));
  }
}

/** The image as `wp_prepare_attachment_for_js()` returns it. */
function attachment({ id, src, alt, width, height, sizes }: LibraryImage): Json {
  const named = [...sizes].map(([name, size]) => [
    name,
    { url: size.src, width: size.width, height: size.height },
  ]);
  return { id, url: src, alt, width, height, sizes: Object.fromEntries(named) };
}

function mimeType(src: string): string {
  const extension = src.slice(src.lastIndexOf('.') + 1).replace('jpg', 'jpeg');
  return extension === 'svg' ? 'image/svg+xml' : `image/${extension}`;
}

/** The image as `wp/v2/media` returns it. */
export function mediaEntry(image: LibraryImage, restRoot: string): Json {
  const { id, src, alt, width, height, sizes } = image;
  const slug = src.replace(/^\/|\.[a-z]+$/g, '').replaceAll('/', '-');
  const mime_type = mimeType(src);
  const named = [...sizes].map(([name, size]) => [
    name,
    {
      file: size.src.split('/').at(-1),
      width: size.width,
      height: size.height,
      mime_type,
      source_url: size.src,
    },
  ]);
  return {
    id,
    date: '2026-01-01T00:00:00',
    date_gmt: '2026-01-01T00:00:00',
    slug,
    status: 'inherit',
    type: 'attachment',
    title: { rendered: slug },
    author: 1,
    alt_text: alt,
    caption: { rendered: '' },
    media_type: 'image',
    mime_type,
    media_details: { width, height, file: src.replace(/^\//, ''), sizes: Object.fromEntries(named) },
    source_url: src,
    _links: { self: [{ href: `${restRoot}wp/v2/media/${id}` }] },
  };
}
