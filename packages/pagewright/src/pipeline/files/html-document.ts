import { lookup } from 'mrmime';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import { isRightToLeft } from '../../grammar/languages.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import { type Payload, payloadId } from '../../render/document/payload.ts';
import type { PreviewPayload } from '../../render/document/preview-payload.ts';
import type { Settings } from '../../render/document/settings.ts';
import type { HeadTag } from '../../render/head/head-tags.ts';
import type { DocumentStyles } from './client-manifest.ts';
import { previewStylePath } from './preview-style.ts';

/** The parts that are the same in all documents of a build. */
export interface DocumentShell {
  readonly language: string;
  /** The base of the site, without a slash at its end; absent at the root of the origin. URLs of the shell have it. */
  readonly base?: string;
  /** URL of the script that each document starts with. */
  readonly boot: string;
  /** URL of the script of the site, which `boot` loads. It differs between builds with different code. */
  readonly client: string;
  /** URLs of the script that opens a preview on a server, and of the script's imports. */
  readonly previewScripts: readonly string[];
  /** URL of the script that starts players in content. */
  readonly players: string;
  readonly styles: DocumentStyles;
  /** Undefined if the site has no feed. */
  readonly feed: { readonly href: string; readonly title: string } | undefined;
  /** URL of the font to preload. */
  readonly font: string | undefined;
  /** Paths of the files in `public/`, such as `/favicon.svg`. */
  readonly publicFiles: ReadonlySet<string>;
}

export interface DocumentOptions {
  readonly path: string;
  readonly html: string;
  /** HTML of preload links for the images on the first screen. */
  readonly imagePreloads: string;
  readonly head: readonly HeadTag[];
  readonly payload: PagePayload;
  readonly settings: Settings;
  /** Scripts that the page needs to hydrate, in addition to the script of the site. */
  readonly scripts: readonly string[];
  /** JSON-LD, one object for each script. */
  readonly linkedData: readonly object[];
  readonly preview?: PreviewPayload | undefined;
}

/** JSON for a script element. Strings in it cannot end the element or start a comment. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function writeTag({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return text === undefined
    ? `<${name} data-head=""${pairs.join('')}>`
    : `<${name}>${escapeHtml(text)}</${name}>`;
}

/** Matches the attribute of plates and of silent loops, which only the sanitiser writes. In a text, it costs one small request. */
const playerMark = / data-player="/;

const icons = [
  ['/favicon.ico', 'icon', ' sizes="32x32"'],
  ['/favicon.svg', 'icon', ' type="image/svg+xml"'],
  ['/apple-touch-icon.png', 'apple-touch-icon', ''],
] as const;

/** The links to the icons in the site's `public/`. */
export function iconLinks({ publicFiles, base = '' }: Pick<DocumentShell, 'publicFiles' | 'base'>): string[] {
  return icons.flatMap(([file, rel, rest]) =>
    publicFiles.has(file) ? [`<link rel="${rel}" href="${base}${file}"${rest}>`] : [],
  );
}

interface DocumentParts {
  readonly language: string;
  /** HTML elements; empty strings are omitted. */
  readonly head: readonly string[];
  readonly root: string;
  readonly payload: Partial<Payload>;
}

/** The link that preloads a font. A browser ignores it if it does not know the type. */
function fontPreload(font: string): string {
  const type = lookup(font);
  return `<link rel="preload" href="${font}" as="font"${type === undefined ? '' : ` type="${type}"`} crossorigin>`;
}

/** The HTML that all documents have in common. */
export function htmlDocument({ language, head, root, payload }: DocumentParts): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head.filter((element) => element !== ''),
    '</head>',
    '<body>',
    `<div id="root">${root}</div>`,
    `<script type="application/json" id="${payloadId}">${jsonForScript(payload)}</script>`,
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}

/** The head elements that only previews have. Includes a title if there is no page to show. */
export function previewHead(
  { base = '' }: Pick<DocumentShell, 'base'>,
  { words }: Pick<PreviewPayload, 'words'>,
  page: readonly HeadTag[] = [],
): string[] {
  const hasTitle = page.some(({ name }) => name === 'title');
  return [
    ...(hasTitle ? [] : [`<title>${escapeHtml(words.label)}</title>`]),
    '<meta name="robots" content="noindex">',
    // The URL may still contain the token when the first files load.
    '<meta name="referrer" content="no-referrer">',
    `<link rel="stylesheet" href="${base}${previewStylePath}">`,
  ];
}

/**
 * The script that a document requests. Its attributes name the scripts that it loads later.
 * @param scripts URLs of scripts in addition to the script of the site; each comes after its imports
 * @param waits whether the script may wait until the page has loaded, because the document already shows the page
 */
export function scriptElement(
  { boot, client }: DocumentShell,
  scripts: readonly string[] = [],
  waits = false,
): string {
  const list = scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : '';
  // Visitors look at a page before they use it, so the script has a lower priority than styles and images.
  return `<script type="module" fetchpriority="low" src="${boot}" data-client="${client}"${list}${waits ? ' data-wait' : ''}></script>`;
}

/**
 * Links to the stylesheets of a document.
 * @param html the HTML of its page
 * @param file the file of its page config
 */
export function stylesheetLinks({ styles }: DocumentShell, html = '', file = ''): string[] {
  const late = styles.late.filter(({ classes }) => new RegExp(classes).test(html));
  return [styles.base, styles.pages[file], ...late].flatMap((stylesheet) => {
    if (!stylesheet || stylesheet.files.length === 0) return [];
    // With these names, code that loads later knows which of its styles the document already has.
    const names = stylesheet.files.map((held) => held.slice(held.lastIndexOf('/') + 1, -'.css'.length));
    return [`<link rel="stylesheet" href="${stylesheet.href}" data-holds="${names.join(' ')}">`];
  });
}

/** The script of the players in the HTML of a page. It does not wait for the script of the site, because a first click must already play. */
function playerScript({ players: src }: DocumentShell, html: string): string {
  return playerMark.test(html) ? `<script type="module" fetchpriority="low" src="${src}"></script>` : '';
}

/** The document of a page. Its only code is modules of its own origin, so a strict Content Security Policy allows it. */
export function writeDocument(shell: DocumentShell, page: DocumentOptions): string {
  const head = [
    shell.font === undefined ? '' : fontPreload(shell.font),
    page.imagePreloads,
    ...stylesheetLinks(shell, page.html, page.payload.page?.plan.file),
    // An error page must not wait, because a route may replace it. A preview must not wait, because its bar comes from the script.
    scriptElement(shell, page.scripts, page.payload.page !== undefined && !page.preview),
    playerScript(shell, page.html),
    ...iconLinks(shell),
    shell.feed === undefined
      ? ''
      : `<link rel="alternate" type="application/rss+xml" href="${shell.feed.href}" title="${escapeHtml(shell.feed.title)}">`,
    ...page.head.map(writeTag),
    ...(page.preview ? previewHead(shell, page.preview, page.head) : []),
    ...page.linkedData.map(
      (data) => `<script data-head="" type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ];
  const { settings, preview } = page;
  const payload = {
    settings,
    page: { path: page.path, ...page.payload },
    ...(preview ? { preview } : {}),
  };
  return htmlDocument({ language: shell.language, head, root: page.html, payload });
}
