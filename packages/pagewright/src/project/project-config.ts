import type { ContentTools, ServiceTools } from './content-tools.ts';
import type { Extension } from './extension.ts';
import type { Policy } from './policy.ts';
import type { ViteSettings } from './vite-settings.ts';

/** The kinds of pages; see `head.kind` of the page schema. */
type PageKind = 'page' | 'article' | 'post' | 'service';

/** How the files of pages are named: `/visit` is `visit.html`, or `visit/index.html`. The start page is `index.html` in both. */
export type PageFiles = 'route.html' | 'route/index.html';

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

/** The question to visitors before scripts of others run. */
export interface ConsentQuestion {
  /**
   * The kinds of scripts that a visitor decides about, such as `['statistics', 'marketing']`. A script names its kind. If one of them is
   * `statistics`, page views wait for it too.
   */
  readonly kinds: readonly string[];
  /** Name of an environment variable. Where it is not set, there is no question, because nothing needs consent. */
  readonly onlyWith?: string;
  /** Change it when the question changes, such as `2026-11`: all visitors see it again. Default: `1`. */
  readonly version?: string;
}

/** Reports from the browsers of visitors; see `VisitReport` of `pagewright`. */
export interface ReportTarget {
  /** The URL that receives reports, by POST: `https://reports.example.com/pagewright`. */
  readonly to: string;
  /** The share of page loads that send reports, above 0, at most 1. Default: 1. */
  readonly sample?: number;
}

/** Settings that commands need and browsers do not: the default export of `pagewright.config.ts`. */
export interface ProjectConfig {
  /** Canonical origin, such as `https://example.com`. The environment variable `VITE_SITE_URL` overrides it. */
  readonly siteUrl: string;
  /**
   * The path below which the site lives, such as `/museum/` for `https://example.com/museum/`. Begins and ends with a slash. Default: `/`.
   * Page configs, redirects and code keep paths without it. The environment variable `VITE_BASE` overrides it.
   */
  readonly base?: string;
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
   * The font of images for shared links: a TTF, OTF, WOFF or WOFF2 file below `public/`, static or variable. A list has several weights of
   * a font, such as a regular and a bold file. Set it if `font` lacks characters or a bold weight. Default: `font`.
   */
  readonly shareFont?: string | readonly string[];
  /**
   * The colours of images for shared links, by `head.kind`. With a font, the build makes these images from the title and the main image of
   * a page. A kind without colours uses the colours of `page`. Default: dark blue on light blue.
   */
  readonly shareColors?: { readonly page: ShareColors } & { readonly [Kind in PageKind]?: ShareColors };
  /**
   * `store`: the build downloads the images in content, and publishes them as files of the site, in several widths. It stores images of the
   * content services and of the origins in `policy.images`. Default: pages show images at their own URLs.
   */
  readonly images?: 'store';
  /** Files in `public/` that hardly ever change: path patterns such as `/images/*`. Browsers keep them for a day. */
  readonly cachedForADay?: readonly string[];
  /**
   * True for a host that cannot redirect, such as GitHub Pages. The build then writes a page for each old path, which sends visitors to the
   * new path. Do not set it for other hosts, because many of them show an existing page instead of redirecting.
   */
  readonly redirectPages?: boolean;
  /**
   * How the files of pages are named. Hosts send `visit.html` at once. Most of them redirect `/visit` to `/visit/` before they send
   * `visit/index.html`, so choose `route/index.html` only for a host that does not find the other file. Default: `route.html`.
   */
  readonly files?: PageFiles;
  readonly policy?: Policy;
  /** What packages add: blocks, sources, rules of the check and lines of the policy. */
  readonly extensions?: readonly Extension[];
  readonly studio?: StudioSettings;
  /** Plugins, aliases and styles: settings of Vite, which compiles the code of the site. */
  readonly vite?: ViteSettings;
  /** The question to visitors before scripts of others run. Without it, there is no question, and nothing waits. */
  readonly consent?: ConsentQuestion;
  /** Where browsers report problems and how fast pages are. Without it, they send nothing. */
  readonly reports?: ReportTarget;
}
