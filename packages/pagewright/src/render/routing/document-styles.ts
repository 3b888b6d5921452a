import { loadStylesheet } from '../document/load-with-styles.ts';

/**
 * URL of the stylesheet of a page config.
 * @param version the same for all page configs of a build, so that a page knows the stylesheet of the next one
 * @param file the file of the config
 */
export function pageStylesheet(version: string, file: string): string {
  // The name of a config may contain slashes, and letters that URLs encode.
  const name = encodeURIComponent(file.replace(/\.json$/, ''))
    .replaceAll('_', '__')
    .replaceAll('%', '_');
  return `/assets/page.${version}.${name}.css`;
}

/** Loads the stylesheets of another document that this one lacks. */
export async function loadDocumentStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map((href) => loadStylesheet(href, `link[href="${href}"]`)));
}

/**
 * Loads the stylesheet of a page config: that of another one lacks parts of the blocks that both show. A document that links
 * to that of no page config loads the styles of blocks with their code.
 */
export async function loadPageStyles(file: string): Promise<void> {
  const link = document.querySelector('link[href^="/assets/page."]');
  const [, version] = link?.getAttribute('href')?.split('.') ?? [];
  if (version) await loadDocumentStyles([pageStylesheet(version, file)]);
}
