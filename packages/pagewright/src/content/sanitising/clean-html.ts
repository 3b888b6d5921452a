import { digest } from '../digest.ts';
import {
  cleanedBefore,
  installedSanitiser,
  keepSanitiser,
  rememberClean,
  type Sanitise,
  type SanitiseRules,
} from './clean-memory.ts';
import { cleanText } from './text-paragraphs.ts';

/** The same HTML may have other links and classes in another service. */
function digestOf(raw: string, { addresses }: SanitiseRules): string {
  const { service } = addresses ?? {};
  return service === undefined ? digest(raw) : `${digest(raw)}-${service}`;
}

/** Adds a cache to a function that cleans HTML. */
function cached<Clean extends string | undefined>(
  clean: (raw: string, rules?: SanitiseRules) => Clean,
): (raw: string, rules?: SanitiseRules) => string | Clean {
  return (raw, rules = {}) => {
    const digestOfRaw = digestOf(raw, rules);
    const cleaned = cleanedBefore(digestOfRaw) ?? clean(raw, rules);
    // Known HTML is remembered again too, so that the two memories forget the same HTML.
    if (cleaned !== undefined) rememberClean(cleaned, digestOfRaw);
    return cleaned;
  };
}

/** Cleans HTML without the sanitiser if it was cleaned before or is plain text; otherwise returns undefined. */
export const cleanIfKnown = cached(cleanText);

/** Installs the sanitiser in a build, the gallery or a test. */
export function installSanitiser(sanitise: Sanitise): void {
  keepSanitiser(cached(sanitise));
}

/** The installed sanitiser. Loads the default one if none is installed, as in a browser. */
export async function loadSanitiser(): Promise<Sanitise> {
  if (!installedSanitiser()) {
    const { sanitiseHtml } = await import('./sanitise-html.ts');
    installSanitiser(sanitiseHtml);
  }
  return installedSanitiser() ?? (() => '');
}
