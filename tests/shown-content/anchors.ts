/** An anchor of the same page. */
export interface Anchor {
  readonly id: string;
  /** Whether the link has the whole address of the page. */
  readonly isWhole: boolean;
}

/** Ids in content have a prefix on the site. */
const prefix = 'content-';

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name that its author wrote. On the site, names have no spaces. */
export function nameOfAnchor(id: string): string {
  const name = decoded(id).trim().replace(/\s+/g, '_');
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** The ids of elements, and the names of links. */
export function idsIn(root: Element): ReadonlySet<string> {
  return new Set([
    ...[...root.querySelectorAll('[id]')].map((node) => node.id),
    ...[...root.querySelectorAll('a[name]')].map((node) => node.getAttribute('name') ?? ''),
  ]);
}

/** Whether an anchor exists. For addresses from other pages, a script of the site finds an id without its prefix. */
export function isThere({ id, isWhole }: Anchor, ids: ReadonlySet<string>): boolean {
  return ids.has(id) || (isWhole && ids.has(prefix + id));
}
