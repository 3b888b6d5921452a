import type { ContentTools } from './content-tools.ts';

/** The kinds of pages; see `head.kind` of the page schema. */
type PageKind = 'page' | 'article' | 'post' | 'service';

/** Colours of an image that shared links show, as CSS writes them: `#f4efe4`. */
export interface ShareColors {
  readonly background: string;
  readonly title: string;
  /** Colour of the topic above the title, and of the line below the name. */
  readonly note: string;
  /** Colour of the line and the circle next to the title. */
  readonly accent: string;
  /** A logo for this background, a path below `public/`. Default: the logo of the site. */
  readonly logo?: string;
}

/** Settings of the visual editor, `pagewright studio`. */
export interface StudioSettings {
  /**
   * Where your host shows the site as it is on a branch: a URL with `{branch}`, such as `https://{branch}.example.com`. The studio
   * links to it from proposed changes. `{branch}` is the branch in lower case, with hyphens for other characters than letters and
   * digits, and at most 63 characters long.
   */
  readonly previewUrl?: string;
  /**
   * The source whose content is a list of images, such as the media library of the content service. The studio then offers them
   * where a page needs an image. Give params if its defaults are few images at once.
   */
  readonly media?: string | { readonly source: string; readonly params?: Readonly<Record<string, unknown>> };
  /**
   * The colours of tones by the names that schemas give them, as CSS writes them: `{ paper: ['#f4efe4', '#16142e'] }`. The studio
   * shows them where a tone is chosen.
   */
  readonly tones?: Readonly<Record<string, readonly [background: string, text: string]>>;
}

/** What the commands need to know of a site and browsers do not: the default export of `pagewright.config.ts`. */
export interface ProjectConfig {
  /** Canonical origin, such as `https://example.com`. `VITE_SITE_URL` replaces it in an environment. */
  readonly siteUrl: string;
  /** What the content adapter does in Node. Without it no content service is read. */
  readonly content?: ContentTools;
  /**
   * The font of the first words on every page, which documents preload: a path below `public/`, such as `/fonts/body.woff2`.
   */
  readonly font?: string;
  /**
   * A variable font with the axes `wght` and `wdth` for the images for shared links: a path below `public/`. Name it if
   * `font` lacks characters. Default: `font`.
   */
  readonly shareFont?: string;
  /**
   * With a font, the build makes an image for shared links from the title and the main image of a page. Its colours, by `head.kind`;
   * a kind without colours has those of `page`. Default: dark blue on a light blue.
   */
  readonly shareColors?: { readonly page: ShareColors } & { readonly [Kind in PageKind]?: ShareColors };
  /** Files in `public/` that hardly ever change, which browsers keep for a day: path patterns such as `/images/*`. */
  readonly cachedForADay?: readonly string[];
  /**
   * True for a host that cannot redirect, such as GitHub Pages: the build then writes a page for each old path, which leads to
   * the new one. Not for other hosts, because many show a page rather than redirect.
   */
  readonly redirectPages?: boolean;
  readonly studio?: StudioSettings;
}
