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
  /** URL of the script with which documents start. */
  readonly boot: string;
  /** URL of the script of the site, which the first one loads. It differs between builds with different code. */
  readonly client: string;
  /** URLs of the script that opens a preview on a server, and of its imports. */
  readonly previewScripts: readonly string[];
  readonly styles: DocumentStyles;
  /** Undefined if the site has no feed. */
  readonly feed: { readonly href: string; readonly title: string } | undefined;
  /** Path of the font to preload. */
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
  /** The preview to which the page belongs. */
  readonly preview?: PreviewPayload | undefined;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** JSON for a script element. No string in it can end the element or start a comment. */
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

const icons = [
  ['/favicon.ico', '<link rel="icon" href="/favicon.ico" sizes="32x32">'],
  ['/favicon.svg', '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'],
  ['/apple-touch-icon.png', '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
] as const;

/** The links to the icons that a site has in `public/`. */
export function iconLinks(publicFiles: ReadonlySet<string>): string[] {
  return icons.flatMap(([file, link]) => (publicFiles.has(file) ? [link] : []));
}

interface DocumentParts {
  readonly language: string;
  /** HTML elements; empty strings are omitted. */
  readonly head: readonly string[];
  /** HTML of the page. */
  readonly root: string;
  readonly payload: Partial<Payload>;
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

/** The elements of the head that previews have in addition to their page, which has no title if there is nothing to show. */
export function previewHead(
  { words }: Pick<PreviewPayload, 'words'>,
  page: readonly HeadTag[] = [],
): string[] {
  const hasTitle = page.some(({ name }) => name === 'title');
  return [
    ...(hasTitle ? [] : [`<title>${escapeHtml(words.label)}</title>`]),
    '<meta name="robots" content="noindex">',
    // The URL may still have the token when the first files load.
    '<meta name="referrer" content="no-referrer">',
    `<link rel="stylesheet" href="${previewStylePath}">`,
  ];
}

/**
 * The script that a document requests, and what it loads later.
 * @param scripts URLs of scripts in addition to that of the site; each follows those that it imports
 * @param waits whether it may wait until the page has loaded, because the document shows the page
 */
export function scriptElement(
  { boot, client }: DocumentShell,
  scripts: readonly string[] = [],
  waits = false,
): string {
  const list = scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : '';
  // Visitors see a page before they use it, so the script has a lower priority than styles and images.
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
    // Shows code that loads later which of its styles are there.
    const names = stylesheet.files.map((held) => held.slice(held.lastIndexOf('/') + 1, -'.css'.length));
    return [`<link rel="stylesheet" href="${stylesheet.href}" data-holds="${names.join(' ')}">`];
  });
}

/** The document of a page. Its only code is modules of its own origin, so a strict Content Security Policy allows it. */
export function writeDocument(shell: DocumentShell, page: DocumentOptions): string {
  const head = [
    shell.font === undefined
      ? ''
      : `<link rel="preload" href="${shell.font}" as="font" type="font/woff2" crossorigin>`,
    page.imagePreloads,
    ...stylesheetLinks(shell, page.html, page.payload.page?.plan.file),
    // A page of a route may replace an error page, and whoever opens a preview waits for its bar.
    scriptElement(shell, page.scripts, page.payload.page !== undefined && !page.preview),
    ...iconLinks(shell.publicFiles),
    shell.feed === undefined
      ? ''
      : `<link rel="alternate" type="application/rss+xml" href="${shell.feed.href}" title="${escapeHtml(shell.feed.title)}">`,
    ...page.head.map(writeTag),
    ...(page.preview ? previewHead(page.preview, page.head) : []),
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
