import type { Address } from '../pages/addresses.ts';
import { escapeHtml } from './html-document.ts';

/**
 * Every address that search engines may list, once: aliases stay out.
 * @param siteUrl canonical origin of the site
 * @param changed when a page was last changed, as far as its head says
 */
export function writeSitemap(
  siteUrl: string,
  addresses: readonly Address[],
  changed: (path: string) => string | undefined = () => undefined,
): string {
  const locations = addresses
    .filter((address) => !address.isAlias)
    .map(({ path }) => {
      const since = changed(path);
      const lastmod = since === undefined ? '' : `<lastmod>${escapeHtml(since)}</lastmod>`;
      return `  <url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}</url>`;
    })
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * @param siteUrl canonical origin of the site
 * @param framed paths of this site that only frames show
 */
export function writeRobots(siteUrl: string, framed: readonly string[]): string {
  const kept = framed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...kept, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
