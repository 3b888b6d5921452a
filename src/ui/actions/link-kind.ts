/** What a link leads to: a route of this site, an anchor on this page, another site, or a program (mail, telephone). */
type LinkKind = 'route' | 'anchor' | 'external' | 'program';

export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor';
  // `//host` is another site, although it begins with a slash.
  if (/^(?:https?:)?\/\//i.test(href)) return 'external';
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? 'program' : 'route';
}
