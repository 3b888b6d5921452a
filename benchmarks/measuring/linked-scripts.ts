import { selectAll } from 'hast-util-select';
import { parsePage } from '../conversion/built-page.ts';

/** Paths of the scripts that a document requests by itself: as elements, as preloads, or as the scripts of Astro's islands. */
export function linkedScripts(html: string): string[] {
  const tree = parsePage(html);
  const found = selectAll('script[src], link[rel=modulepreload], link[rel=preload][as=script]', tree);
  const urls = found.map(({ properties: { src, href } }) => String(src ?? href));
  return [...new Set(urls.map((url) => new URL(url, 'http://localhost').pathname))];
}
