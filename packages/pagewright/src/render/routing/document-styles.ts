import { loadStylesheet } from '../document/load-with-styles.ts';
import { siteBase, sitePath } from '../site-path.ts';

/**
 * Path of the stylesheet of a page config.
 * @param version the same for all page configs of a build, so that a page knows the stylesheet of the next page
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
 * Loads the stylesheet of a page config, because stylesheets of other configs may lack parts of blocks that both show. If the document
 * links to no such stylesheet, the styles of blocks load with their code.
 */
export async function loadPageStyles(file: string): Promise<void> {
  const link = document.querySelector(`link[href^="${siteBase}/assets/page."]`);
  const [, version] = link?.getAttribute('href')?.slice(siteBase.length).split('.') ?? [];
  if (!version) return;
  await loadDocumentStyles([sitePath(pageStylesheet(version, file))]);
}
