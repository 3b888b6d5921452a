/**
 * Where an address leads: to a route of this site, to a place on this page, out to another site, or to
 * another program (mail, telephone).
 */
export type LinkKind = 'route' | 'anchor' | 'outward' | 'program';

/** `//host` leads to another site though it begins with a slash. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor';
  if (/^(?:https?:)?\/\//i.test(href)) return 'outward';
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? 'program' : 'route';
}
