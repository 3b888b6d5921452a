import { isRecord, type Json } from './rest-answer.ts';

/** Sizes of pictures by their address, as `readImageIndex` gives them. */
export type ImageIndex = Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly srcset?: string }>
>;

interface Size {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly id: number;
  readonly address: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Under WordPress's names, smallest first; `full` is the picture itself. */
  readonly sizes: ReadonlyMap<string, Size>;
}

const firstNumber = 1001;
const sizeNames = ['medium', 'medium_large', 'large', '1536x1536', '2048x2048'];

function widthsOf(srcset: string): Map<number, string> {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
  return new Map(candidates.map(([address = '', width = '']) => [Number.parseInt(width, 10), address]));
}

/** The pictures of the site as a media library: only the largest file of each is an entry. */
export class MediaLibrary {
  readonly #pictures: ReadonlyMap<string, Picture>;

  constructor(images: ImageIndex) {
    const smaller = new Set(
      Object.entries(images).flatMap(([address, { width, srcset = '' }]) =>
        [...widthsOf(srcset)]
          .filter(([wide, other]) => wide < width && other !== address)
          .map(([, other]) => other),
      ),
    );
    // Logos and icons belong to the site's code; editors have the plates and portraits.
    const addresses = Object.keys(images)
      .filter((address) => address.endsWith('.avif') && !smaller.has(address))
      .sort();
    this.#pictures = new Map(
      addresses.flatMap((address, index): [string, Picture][] => {
        const image = images[address];
        if (!image) return [];
        const { width, height, srcset = '' } = image;
        const others = [...widthsOf(srcset)].filter(([wide]) => wide < width).sort(([a], [b]) => a - b);
        const sizes = others.map(([wide, other], place): [string, Size] => [
          sizeNames[place] ?? `${wide}w`,
          { address: other, width: wide, height: Math.round((wide * height) / width) },
        ]);
        const full: [string, Size] = ['full', { address, width, height }];
        return [
          [
            address,
            { id: firstNumber + index, address, alt: '', width, height, sizes: new Map([...sizes, full]) },
          ],
        ];
      }),
    );
  }

  all(): Picture[] {
    return [...this.#pictures.values()];
  }

  /** The picture of a field: an address, or an object with `url` and its own alternative text. */
  find(field: unknown): Picture | undefined {
    const address = isRecord(field) ? field.url : field;
    const picture = typeof address === 'string' ? this.#pictures.get(address) : undefined;
    return picture && isRecord(field) && typeof field.alt === 'string'
      ? { ...picture, alt: field.alt }
      : picture;
  }

  /** HTML whose pictures say their size, as WordPress writes it into those of its library. */
  sized(html: string): string {
    return html.replace(/<img src="([^"]*)"(?![^>]*\swidth=)/g, (tag, address: string) => {
      const picture = this.#pictures.get(address);
      return picture ? `${tag} width="${picture.width}" height="${picture.height}"` : tag;
    });
  }

  /**
   * Content with each picture's address replaced by the object that WordPress gives for an attachment, and with sizes
   * in its HTML.
   */
  expand(content: unknown): unknown {
    if (Array.isArray(content)) return content.map((entry) => this.expand(entry));
    const picture = this.find(content);
    if (picture) return attachment(picture);
    if (typeof content === 'string') return this.sized(content);
    if (!isRecord(content)) return content;
    return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, this.expand(value)]));
  }
}

/** As `wp_prepare_attachment_for_js()` gives it. */
function attachment({ id, address, alt, width, height, sizes }: Picture): Json {
  const named = [...sizes].map(([name, size]) => [
    name,
    { url: size.address, width: size.width, height: size.height },
  ]);
  return { id, url: address, alt, width, height, sizes: Object.fromEntries(named) };
}

function mimeType(address: string): string {
  const ending = address.slice(address.lastIndexOf('.') + 1).replace('jpg', 'jpeg');
  return ending === 'svg' ? 'image/svg+xml' : `image/${ending}`;
}

/** As `wp/v2/media` gives it. */
export function mediaEntry(picture: Picture, restRoot: string): Json {
  const { id, address, alt, width, height, sizes } = picture;
  const slug = address.replace(/^\/|\.[a-z]+$/g, '').replaceAll('/', '-');
  const mime_type = mimeType(address);
  const named = [...sizes].map(([name, size]) => [
    name,
    {
      file: size.address.split('/').at(-1),
      width: size.width,
      height: size.height,
      mime_type,
      source_url: size.address,
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
    media_details: { width, height, file: address.replace(/^\//, ''), sizes: Object.fromEntries(named) },
    source_url: address,
    _links: { self: [{ href: `${restRoot}wp/v2/media/${id}` }] },
  };
}
