import { digest } from './digest.ts';

/** Makes HTML safe and fit for a page. */
export type Sanitise = (raw: string) => string;

/** Cleaned HTML by the digest of what it was made of; and the other way round. */
const cleanByDigest = new Map<string, string>();
const digestByClean = new Map<string, string>();
let sanitiser: Sanitise | undefined;

/** Takes HTML as clean that was cleaned before: what a page's seed carries, together with the digest of its raw form. */
export function adoptClean(clean: string, digestOfRaw: string): void {
  cleanByDigest.set(digestOfRaw, clean);
  digestByClean.set(clean, digestOfRaw);
}

/** What raw HTML was cleaned to before, if it was. */
export function cleanOf(raw: string): string | undefined {
  return cleanByDigest.get(digest(raw));
}

function remembering(sanitise: Sanitise): Sanitise {
  return (raw) => {
    const mark = digest(raw);
    const known = cleanByDigest.get(mark);
    if (known !== undefined) return known;
    const clean = sanitise(raw);
    adoptClean(clean, mark);
    return clean;
  };
}

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
export function passHtml(html: string): string | undefined {
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
