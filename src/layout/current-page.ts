import type { SiteConfig } from 'pagewright';

export type Menu = SiteConfig['menus'][number];
type Link = NonNullable<Menu['links']>[number];

/** Whether a link leads to the current page. A link to an anchor on the page does not count. */
export function isCurrentPage(href: string, path: string): boolean {
  return withoutTrailingSlash(href) === withoutTrailingSlash(path);
}

/** Whether a menu has a link to the current page, which marks its label. */
export function holdsCurrentPage(menu: Menu, path: string): boolean {
  const links = [...linksOf(menu), ...(menu.cards ?? [])];
  return links.some(({ href }) => isCurrentPage(href, path));
}

/** The links of a menu. Its own page is the first, if it has one. */
export function linksOf({ label, href, links = [] }: Menu): readonly Link[] {
  return href === undefined ? links : [{ label, href }, ...links];
}

/** Whether a menu opens. A menu without links or cards is a link itself. */
export function opens(menu: Menu): boolean {
  return (menu.links ?? []).length > 0 || (menu.cards ?? []).length > 0;
}

function withoutTrailingSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}
