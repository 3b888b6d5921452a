/** Widths in pixels, small to large; the largest file carries no width in its name. */
export interface Format {
  readonly widths: readonly number[];
  readonly ratio: number;
  /** Folder under public/. */
  readonly folder: 'plates' | 'people';
}

export const FORMATS = {
  /** Cards, mosaics and the pictures beside text. */
  card: { widths: [480, 800, 1200], ratio: 4 / 3, folder: 'plates' },
  /** Banners behind a heading. */
  wide: { widths: [800, 1600], ratio: 16 / 7, folder: 'plates' },
  /** The model city beside the home page's three words. */
  hero: { widths: [640, 800, 1040, 1560], ratio: 1560 / 1130, folder: 'plates' },
  portrait: { widths: [320, 640], ratio: 4 / 5, folder: 'people' },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
