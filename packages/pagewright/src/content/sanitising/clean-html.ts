import type { ClassOf } from './content-classes.ts';
import { digest } from './digest.ts';
import { type HtmlDigests, takePrecleanedHtml } from './precleaned-html.ts';
import { cleanText } from './text-paragraphs.ts';

/** Makes HTML safe and fit for a page. `classOf` is that of the `ContentApi` whose HTML it is. */
export type Sanitise = (raw: string, classOf?: ClassOf) => string;

/** Cleaned HTML by the digest of what it was made of; and the other way round. */
const cleanByDigest = new Map<string, string>();
const digestByClean = new Map<string, string>();
let sanitiser: Sanitise | undefined;

/** Takes HTML as clean that was cleaned before, together with the digest of its raw form. */
export function rememberClean(clean: string, digestOfRaw: string): void {
  cleanByDigest.set(digestOfRaw, clean);
  digestByClean.set(clean, digestOfRaw);
}

/** Takes the HTML in a value as clean: what a page's seed carries, or content that an earlier build kept. */
export function rememberCleanHtml(value: unknown, marks: HtmlDigests): void {
  for (const [path, digest] of marks) {
    const found = path.reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      value,
    );
    if (typeof found === 'string') rememberClean(found, digest);
  }
}

function adoptHeld(): void {
  for (const [value, marks] of takePrecleanedHtml()) rememberCleanHtml(value, marks);
}

function cleanedBefore(mark: string): string | undefined {
  adoptHeld();
  return cleanByDigest.get(mark);
}

/** Cleans, or gives what it was cleaned to before. */
function remembering<Clean extends string | undefined>(
  clean: (raw: string, classOf?: ClassOf) => Clean,
): (raw: string, classOf?: ClassOf) => string | Clean {
  return (raw, classOf) => {
    const mark = digest(raw);
    const known = cleanedBefore(mark);
    if (known !== undefined) return known;
    const cleaned = clean(raw, classOf);
    if (cleaned !== undefined) rememberClean(cleaned, mark);
    return cleaned;
  };
}

/** What raw HTML is cleaned to where that is known without the sanitiser: it was cleaned before, or it is plain text. */
export const cleanIfKnown = remembering(cleanText);

/** Gives the sanitiser to a process that has none of its own: the build, the gallery, a test. */
export function installSanitiser(sanitise: Sanitise): void {
  sanitiser = remembering(sanitise);
}

/** The installed sanitiser; in a browser, which has none, its code is fetched now. */
export async function loadSanitiser(): Promise<Sanitise> {
  if (!sanitiser) {
    const { sanitiseHtml } = await import('./sanitise-html.ts');
    installSanitiser(sanitiseHtml);
  }
  return sanitiser ?? (() => '');
}

/**
 * HTML that a page may show: itself when it came out of the sanitiser, its cleaned form where a sanitiser is
 * installed, else undefined; so too for HTML that the sanitiser refuses. The one sink calls this, so nothing reaches
 * a page around the sanitiser.
 */
export function ensureClean(html: string): string | undefined {
  adoptHeld();
  if (digestByClean.has(html)) return html;
  try {
    return sanitiser?.(html);
  } catch {
    return undefined;
  }
}

/** The digest of the raw form of cleaned HTML. */
export function digestOfRaw(clean: string): string | undefined {
  return digestByClean.get(clean);
}
