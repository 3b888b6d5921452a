import { decodedEscapes } from '../../json/decoded-escapes.ts';
import type { PreviewDraft, PreviewPayload } from '../document/preview-payload.ts';

/** The path of a draft on the site: the first route for its type, with its slug. Undefined if no page shows the type. */
export function draftPath(
  routes: PreviewPayload['routes'],
  { type, slug }: Pick<PreviewDraft, 'type' | 'slug'>,
): string | undefined {
  const [route] = Object.hasOwn(routes, type) ? (routes[type] ?? []) : [];
  return route?.replace(/:\w+/g, () => encodeURIComponent(decodedEscapes(slug)));
}
