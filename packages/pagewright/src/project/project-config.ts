import type { ContentTools, ServiceTools } from './content-tools.ts';
import type { Extension } from './extension.ts';
import type { Policy } from './policy.ts';

/** The kinds of pages; see `head.kind` of the page schema. */
type PageKind = 'page' | 'article' | 'post' | 'service';

/** Colours of an image for shared links, in CSS notation: `#f4efe4`. */
export interface ShareColors {
  readonly background: string;
  readonly title: string;
  /** Colour of the topic above the title, and of the line of text below the name. */
  readonly note: string;
  /** Colour of the line and the circle next to the title. */
  readonly accent: string;
  /** A logo for this background: a path below `public/`. Default: the logo of the site. */
  readonly logo?: string;
}

/** Settings of the visual editor, `pagewright studio`. */
export interface StudioSettings {
  /**
   * Where your host shows a branch of the site: a URL with `{branch}`, such as `https://{branch}.example.com`. The studio links to it from
   * proposed changes. `{branch}` becomes the name of the branch in lower case, at most 63 characters long, with hyphens in place of all
   * characters except letters and digits.
   */
  readonly previewUrl?: string;
  /**
   * The source whose content is a list of images, such as the media library of the content service. The studio offers these images where a
   * page needs one. Give params if the source returns only few images by default.
   */
  readonly media?: string | { readonly source: string; readonly params?: Readonly<Record<string, unknown>> };
  /**
   * The colours of tones, by the names that schemas give them, in CSS notation: `{ paper: ['#f4efe4', '#16142e'] }`. The studio shows them
   * where an author chooses a tone.
   */
  readonly tones?: Readonly<Record<string, readonly [background: string, text: string]>>;
}

/** Settings that commands need and browsers do not: the default export of `pagewright.config.ts`. */
export interface ProjectConfig {
  /** Canonical origin, such as `https://example.com`. The environment variable `VITE_SITE_URL` overrides it. */
  readonly siteUrl: string;
  /** The part of the content adapter that runs in Node. Without it, commands read no content service. */
  readonly content?: ContentTools;
  /**
   * Further content services, by the name that sources give as their `service`: `{ tickets: { setting: 'TICKETS_URL' } }`. A name has lower-case
   * letters, digits and hyphens.
   */
  readonly services?: Readonly<Record<string, ServiceTools>>;
  /** The font of the first words on every page, which documents preload: a path below `public/`, such as `/fonts/body.woff2`. */
  readonly font?: string;
  /**
   * A variable font with the axes `wght` and `wdth`, for images for shared links: a path below `public/`. Set it if `font` lacks
   * characters. Default: `font`.
   */
  readonly shareFont?: string;
  /**
   * The colours of images for shared links, by `head.kind`. With a font, the build makes these images from the title and the main image of
   * a page. A kind without colours uses the colours of `page`. Default: dark blue on light blue.
   */
  readonly shareColors?: { readonly page: ShareColors } & { readonly [Kind in PageKind]?: ShareColors };
  /** Files in `public/` that hardly ever change: path patterns such as `/images/*`. Browsers keep them for a day. */
  readonly cachedForADay?: readonly string[];
  /**
   * True for a host that cannot redirect, such as GitHub Pages. The build then writes a page for each old path, which sends visitors to the
   * new path. Do not set it for other hosts, because many of them show an existing page instead of redirecting.
   */
  readonly redirectPages?: boolean;
  readonly policy?: Policy;
  /** What packages add: blocks, sources, rules of the check and lines of the policy. */
  readonly extensions?: readonly Extension[];
  readonly studio?: StudioSettings;
}
