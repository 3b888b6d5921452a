import { digest } from '../../content/sanitising/digest.ts';
import { loadStylesheet } from '../blocks/load-with-styles.ts';

/**
 * URL of the stylesheet of a page config.
 * @param version the same for all page configs of a build, so that a page knows the stylesheet of the next one
 * @param file the file of the config
 */
export function pageStylesheet(version: string, file: string): string {
  // The name of a config may contain slashes, and letters that URLs encode.
  return `/assets/page.${version}.${digest(file)}.css`;
}

/** URL of the stylesheet of a page config. Undefined if this document links to that of no page config. */
export function knownStylesheet(file: string): string | undefined {
  const link = document.querySelector('link[href^="/assets/page."]');
  const [, version] = link?.getAttribute('href')?.split('.') ?? [];
  return version && pageStylesheet(version, file);
}

/** Loads the stylesheets of another document that this one lacks. */
export async function loadDocumentStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map((href) => loadStylesheet(href, `link[href="${href}"]`)));
}
