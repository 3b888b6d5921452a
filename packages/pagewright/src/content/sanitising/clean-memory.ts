import { valueAt } from '../../json/value-at.ts';
import type { ApiFunctions } from '../content-api.ts';
import type { SiteImages } from '../site-images.ts';
import type { Addresses } from '../source.ts';
import { type HtmlDigests, takePrecleanedHtml } from './precleaned-html.ts';

/** How to adapt the HTML of a content service to a site. Without `classOf`, only classes of the site stay. */
export interface SanitiseRules
  extends ApiFunctions<'classOf' | 'styleClassOf' | 'visibilityOf' | 'scriptResultOf' | 'widthOf'> {
  /** Without it, addresses stay as they are written. */
  readonly addresses?: Addresses | undefined;
  /** The images in `public/`. */
  readonly images?: SiteImages | undefined;
  /** The origins that may play films and sounds. Files of others become links. Without it, all origins may. */
  readonly media?: readonly string[] | undefined;
}

/** Makes HTML safe for a page. */
export type Sanitise = (raw: string, rules?: SanitiseRules) => string;

interface TextMemory {
  get(key: string): string | undefined;
  set(key: string, value: string): unknown;
}

// This module contains no code that cleans, because a page whose HTML is already clean loads only this module.
let cleanByDigest: TextMemory = new Map<string, string>();
let digestByClean: TextMemory = new Map<string, string>();
let sanitiser: Sanitise | undefined;

/** Replaces both memories for cleaned HTML. The new ones may forget HTML, which is then cleaned again. */
export function keepKnownHtml(createMemory: () => TextMemory): void {
  cleanByDigest = createMemory();
  digestByClean = createMemory();
}

/** Remembers cleaned HTML under the digest of its raw form. */
export function rememberClean(clean: string, digestOfRaw: string): void {
  cleanByDigest.set(digestOfRaw, clean);
  digestByClean.set(clean, digestOfRaw);
}

function htmlIn(
  value: unknown,
  digests: HtmlDigests,
): readonly (readonly [html: string, digestOfRaw: string])[] {
  return digests.flatMap(([path, digest]) => {
    const html = valueAt(value, path);
    return typeof html === 'string' ? [[html, digest] as const] : [];
  });
}

/**
 * Remembers that the HTML in a value is clean, and does not use it in place of its raw form: on a page, its links lead to the pages that the
 * site has now.
 */
export function rememberShownHtml(value: unknown, digests: HtmlDigests): void {
  for (const [html, digest] of htmlIn(value, digests)) digestByClean.set(html, digest);
}

/** Remembers the cleaned HTML in a value, such as a hydration payload or content from an earlier build. */
export function rememberCleanHtml(value: unknown, digests: HtmlDigests): void {
  for (const [html, digest] of htmlIn(value, digests)) rememberClean(html, digest);
}

function rememberPrecleaned(): void {
  for (const [value, digests] of takePrecleanedHtml()) rememberCleanHtml(value, digests);
}

/** The cleaned HTML for the digest of its raw form. */
export function cleanedBefore(digestOfRaw: string): string | undefined {
  rememberPrecleaned();
  return cleanByDigest.get(digestOfRaw);
}

export function installedSanitiser(): Sanitise | undefined {
  return sanitiser;
}

/** @param sanitise remembers what it has cleaned */
export function keepSanitiser(sanitise: Sanitise): void {
  sanitiser = sanitise;
}

/**
 * HTML that a page may show: clean HTML unchanged, and other HTML sanitised. Undefined if no sanitiser is installed or if it rejects the
 * HTML. The only component that renders HTML calls this, so nothing bypasses the sanitiser.
 */
export function ensureClean(html: string, images?: SiteImages): string | undefined {
  rememberPrecleaned();
  if (digestOfRaw(html) !== undefined) return html;
  try {
    return sanitiser?.(html, { images });
  } catch {
    return undefined;
  }
}

/** The digest of the raw form of cleaned HTML. */
export function digestOfRaw(clean: string): string | undefined {
  return digestByClean.get(clean);
}
