import type { LinkedSite } from '../../content/addresses.ts';
import type { LoadImages } from '../../content/site-images.ts';
import { matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';

/** The site as the content code needs it. Browsers use the same matcher. */
export function linkedSite(url: string, patterns: readonly string[], loadImages: LoadImages): LinkedSite {
  const routes = patterns.map(segmentsOf);
  return {
    url,
    loadImages,
    hasRoute(path) {
      const segments = segmentsOf(path).map(decodedEscapes);
      return routes.some((route) => matchSegments(route, segments) !== undefined);
    },
  };
}
