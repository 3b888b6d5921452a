// Generated from schemas/ by `npm run generate`. Do not edit.
export type Link = import('pagewright').Link

export interface SiteAdditions {
/**
 * Heading of the newest articles.
 */
readOn: string
/**
 * The groups of the menu, in this order.
 * 
 * Items: A group of links, or a single link.
 */
menus: {
/**
 * Shown in the menu.
 */
label: string
/**
 * Where a click on the text leads.
 */
href?: string
/**
 * The links of the group.
 */
links?: Link[]
}[]
/**
 * Shown at the end of every page.
 */
footer: {
/**
 * The links, in this order.
 */
links: Link[]
/**
 * The last line.
 */
copyright: string
}
/**
 * Texts for screen readers, which are the same on all pages.
 */
words: {
/**
 * First link of every page, for people who use the keyboard.
 */
skip: string
/**
 * Name of the menu, for screen readers.
 */
menu: string
/**
 * Screen readers say it while a page loads.
 */
loading: string
}
}
