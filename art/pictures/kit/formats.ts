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
  /** The hall across the whole width, under a title. */
  panorama: { widths: [800, 1200, 1800], ratio: 12 / 5, folder: 'plates' },
  /** A long, low strip. */
  strip: { widths: [800, 1600], ratio: 16 / 5, folder: 'plates' },
  /** Models on white beside text. */
  model: { widths: [480, 800, 1400], ratio: 3 / 2, folder: 'plates' },
  /** A model on white that is nearly as high as wide. */
  block: { widths: [480, 800, 1400], ratio: 6 / 5, folder: 'plates' },
  /** Nearly square, a little higher than wide. */
  upright: { widths: [480, 800, 1200], ratio: 19 / 20, folder: 'plates' },
  /** What a wide picture shows on a phone: the same model, seen by another camera. */
  tall: { widths: [480, 800], ratio: 4 / 5, folder: 'plates' },
  /** The model city on a phone: its many windows weigh more than other pictures. */
  heroTall: { widths: [480, 680], ratio: 4 / 5, folder: 'plates' },
  portrait: { widths: [320, 640], ratio: 4 / 5, folder: 'people' },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
