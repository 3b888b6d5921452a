import type { SiteConfig } from 'pagewright';

export type Menu = SiteConfig['menus'][number];
type Link = NonNullable<Menu['links']>[number];

/** Whether an address is the page itself; an anchor on the page is a part of it, not the page. */
export function isCurrentPage(href: string, path: string): boolean {
  return trimmed(href) === trimmed(path);
}

/** Whether a menu group leads to the page, so that its label is marked. */
export function holdsCurrentPage(menu: Menu, path: string): boolean {
  const entries = [...entriesOf(menu), ...(menu.cards ?? [])];
  return entries.some(({ href }) => isCurrentPage(href, path));
}

/** The entries of a group as a plain list: its own page first, where it has one. */
export function entriesOf({ label, href, links = [] }: Menu): readonly Link[] {
  return href === undefined ? links : [{ label, href }, ...links];
}

/** A group without entries of its own is a link. */
export function opens(menu: Menu): boolean {
  return (menu.links ?? []).length > 0 || (menu.cards ?? []).length > 0;
}

function trimmed(address: string): string {
  return address === '/' ? address : address.replace(/\/$/, '');
}
