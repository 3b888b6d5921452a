import type { Address } from '../pages/addresses.ts';
import { siteOrigin } from '../site/build-settings.ts';
import { escapeHtml } from './html-document.ts';

/**
 * Every address that search engines may list, once: aliases stay out.
 * @param changed when a page was last changed, as far as its head says
 */
export function writeSitemap(
  addresses: readonly Address[],
  changed: (path: string) => string | undefined = () => undefined,
): string {
  const locations = addresses
    .filter((address) => !address.isAlias)
    .map(({ path }) => {
      const since = changed(path);
      const lastmod = since === undefined ? '' : `<lastmod>${escapeHtml(since)}</lastmod>`;
      return `  <url><loc>${escapeHtml(siteOrigin() + path)}</loc>${lastmod}</url>`;
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

/** @param framed paths of this site that only frames show */
export function writeRobots(framed: readonly string[]): string {
  const kept = framed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...kept, '', `Sitemap: ${siteOrigin()}/sitemap.xml`, ''].join('\n');
}
