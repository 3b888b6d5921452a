import { selectAll } from 'hast-util-select';
import { parsePage } from '../conversion/built-page.ts';

const links = 'script[src]:not([nomodule]), link[rel=modulepreload], link[rel=preload][as=script]';

/** Paths of the scripts that a document makes a current browser request by itself, as elements or as preloads. */
export function linkedScripts(html: string): string[] {
  const urls = selectAll(links, parsePage(html)).map(({ properties: { src, href } }) => String(src ?? href));
  return [...new Set(urls.map((url) => new URL(url, 'http://localhost').pathname))];
}
