import { digest } from '../digest.ts';
import type { SiteImages } from '../site-images.ts';
import { type HtmlDigests, takePrecleanedHtml } from './precleaned-html.ts';
import type { ClassOf } from './rewrites/content-classes.ts';
import { cleanText } from './text-paragraphs.ts';

/** Makes HTML safe for a page. `classOf` is the one of the `ContentApi`; `images` are those in `public/`. */
export type Sanitise = (raw: string, classOf?: ClassOf, images?: SiteImages) => string;

interface TextMemory {
  get(key: string): string | undefined;
  set(key: string, value: string): unknown;
}

let cleanByDigest: TextMemory = new Map<string, string>();
let digestByClean: TextMemory = new Map<string, string>();
let sanitiser: Sanitise | undefined;

/** Replaces the two memories for cleaned HTML. They may forget: such HTML is cleaned again. */
export function keepKnownHtml(createMemory: () => TextMemory): void {
  cleanByDigest = createMemory();
  digestByClean = createMemory();
}

/** Remembers cleaned HTML by the digest of its raw form. */
function rememberClean(clean: string, digestOfRaw: string): void {
  cleanByDigest.set(digestOfRaw, clean);
  digestByClean.set(clean, digestOfRaw);
}

/** Remembers the cleaned HTML in a value: in a hydration payload, or in content of an earlier build. */
export function rememberCleanHtml(value: unknown, digests: HtmlDigests): void {
  for (const [path, digest] of digests) {
    const html = path.reduce<unknown>(
      (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
      value,
    );
    if (typeof html === 'string') rememberClean(html, digest);
  }
}

function rememberPrecleaned(): void {
  for (const [value, digests] of takePrecleanedHtml()) rememberCleanHtml(value, digests);
}

function cleanedBefore(digestOfRaw: string): string | undefined {
  rememberPrecleaned();
  return cleanByDigest.get(digestOfRaw);
}

/** Adds a cache to a function that cleans HTML. */
function cached<Clean extends string | undefined>(
  clean: (raw: string, classOf?: ClassOf, images?: SiteImages) => Clean,
): (raw: string, classOf?: ClassOf, images?: SiteImages) => string | Clean {
  return (raw, classOf, images) => {
    const digestOfRaw = digest(raw);
    const cleaned = cleanedBefore(digestOfRaw) ?? clean(raw, classOf, images);
    // Also what is known, so that the two memories forget the same HTML.
    if (cleaned !== undefined) rememberClean(cleaned, digestOfRaw);
    return cleaned;
  };
}

/** Cleans HTML without the sanitiser, if it was cleaned before or is plain text; otherwise undefined. */
export const cleanIfKnown = cached(cleanText);

/** Installs the sanitiser in a build, the gallery or a test. */
export function installSanitiser(sanitise: Sanitise): void {
  sanitiser = cached(sanitise);
}

/** The installed sanitiser. A browser has none, and loads its code here. */
export async function loadSanitiser(): Promise<Sanitise> {
  if (!sanitiser) {
    const { sanitiseHtml } = await import('./sanitise-html.ts');
    installSanitiser(sanitiseHtml);
  }
  return sanitiser ?? (() => '');
}

/**
 * HTML that a page may show: clean HTML as it is, and other HTML sanitised. Undefined if no sanitiser is installed or if it
 * rejects the HTML. The only component that renders HTML calls this, so nothing bypasses the sanitiser.
 */
export function ensureClean(html: string, images?: SiteImages): string | undefined {
  rememberPrecleaned();
  if (digestOfRaw(html) !== undefined) return html;
  try {
    return sanitiser?.(html, undefined, images);
  } catch {
    return undefined;
  }
}

/** The digest of the raw form of cleaned HTML. */
export function digestOfRaw(clean: string): string | undefined {
  return digestByClean.get(clean);
}
