import { baseOf } from '../../content/base-path.ts';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import { translationsOf } from '../pages/literal-prop.ts';
import type { PagePath } from '../pages/page-paths.ts';

export const sitemapPath = '/sitemap.xml';

/**
 * The sitemap: the URL of every page, without aliases.
 * @param siteUrl URL of the site, without a slash at its end
 * @param lastChange returns the date of the last change, if the head of a page has one
 * @param isThere whether a page exists, so that its translations may refer to it
 */
export function writeSitemap(
  siteUrl: string,
  paths: readonly PagePath[],
  lastChange: (path: string) => string | undefined = () => undefined,
  isThere: (path: string) => boolean = () => true,
): string {
  const locations = paths
    .filter((each) => !each.isAlias)
    .map(({ path, page }) => {
      const date = lastChange(path);
      const lastmod = date === undefined ? '' : `<lastmod>${escapeHtml(date)}</lastmod>`;
      const translations = translationsOf(page).filter((each) => isThere(each.path));
      const hasOthers = translations.some((each) => each.path !== path);
      const links = (hasOthers ? translations : []).map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escapeHtml(siteUrl + each.path)}"/>`,
      );
      return `  <url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}${links.join('')}</url>`;
    })
    .sort();
  const hasLinks = locations.some((each) => each.includes('<xhtml:link'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...locations,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The sitemap index, which lists the sitemaps of a site.
 * @param urls absolute URLs of the sitemaps
 * @see https://www.sitemaps.org/protocol.html#index
 */
export function writeSitemapIndex(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <sitemap><loc>${escapeHtml(url)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/**
 * Crawlers read only the file at the root of an origin, so the host of a site with a base adds these lines to that file.
 * @param siteUrl URL of the site, without a slash at its end
 * @param framed paths that only frames of the site show
 */
export function writeRobots(siteUrl: string, framed: readonly string[]): string {
  const disallowed = framed.map((path) => `Disallow: ${baseOf(siteUrl)}${path}`);
  return ['User-agent: *', 'Allow: /', ...disallowed, '', `Sitemap: ${siteUrl}${sitemapPath}`, ''].join('\n');
}
