import { changePart, type Fixers } from '../../fixer.ts';
import type { PageLinkData } from './page-link-codes.ts';

export const pageLinkFixers: Fixers<PageLinkData> = {
  'dead-link': ({ isComputed }, place) => {
    const { suggestion } = place;
    if (suggestion === undefined) return [];
    return changePart(place, (text) => {
      const [path = ''] = text.split(/[?#]/, 1);
      const rest = text.slice(path.length);
      if (!isComputed) return /[{}]/.test(path) ? text : suggestion + rest;
      return sameShape(path, suggestion) + rest;
    });
  },
  'dead-anchor': (_, place) =>
    changePart(place, (text) =>
      place.suggestion === undefined ? text : text.replace(/#.*$/s, `#${place.suggestion}`),
    ),
};

/** A path with bindings, with the fixed segments of a route: `/service/{item.slug}` as `/services/:slug`. */
function sameShape(path: string, route: string): string {
  const segments = route.split('/');
  return path
    .split('/')
    .map((segment, index) => {
      const meant = segments[index] ?? '';
      return /[{}]/.test(segment) || meant.startsWith(':') ? segment : meant;
    })
    .join('/');
}
