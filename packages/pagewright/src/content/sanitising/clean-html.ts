import { digest } from '../digest.ts';
import type { SiteImages } from '../site-images.ts';
import {
  cleanedBefore,
  installedSanitiser,
  keepSanitiser,
  rememberClean,
  type Sanitise,
} from './clean-memory.ts';
import type { ClassOf } from './rewrites/content-classes.ts';
import { cleanText } from './text-paragraphs.ts';

/** Adds a cache to a function that cleans HTML. */
function cached<Clean extends string | undefined>(
  clean: (raw: string, classOf?: ClassOf, images?: SiteImages) => Clean,
): (raw: string, classOf?: ClassOf, images?: SiteImages) => string | Clean {
  return (raw, classOf, images) => {
    const digestOfRaw = digest(raw);
    const cleaned = cleanedBefore(digestOfRaw) ?? clean(raw, classOf, images);
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
