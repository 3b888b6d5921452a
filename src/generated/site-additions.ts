// Generated from schemas/ by `npm run generate`. Do not edit.
export type Link = import('pagewright').Link
export type Image = import('pagewright').Image

export interface SiteAdditions {
/**
 * The menus of the navigation, in this order. Their links reload the page.
 * 
 * Items: A menu. It opens if it has links; otherwise it is a link.
 */
menus: {
/**
 * Text in the navigation bar.
 */
label: string
/**
 * Target of the label itself.
 */
href?: string
/**
 * A sentence in the open menu.
 */
lead?: string
/**
 * The links, in this order.
 */
links?: Link[]
/**
 * Larger links.
 * 
 * Items: A larger link with a title.
 */
cards?: {
/**
 * Text of the link.
 */
label: string
/**
 * Text above the link.
 */
title: string
/**
 * Target of the link.
 */
href: string
image?: Image
}[]
/**
 * A picture with a text next to the links.
 */
feature?: {
image: Image
/**
 * Text below it.
 */
text: string
/**
 * Target of the link.
 */
href: string
}
/**
 * Shown as a button.
 */
prominent?: boolean
}[]
/**
 * Words of the interface that no page writes, in the language of the site.
 */
words: {
/**
 * First link of every page. It leads past the navigation.
 */
skipToContent: string
/**
 * Name of the navigation bar, for screen readers.
 */
mainMenu: string
/**
 * Title of the menu on narrow screens.
 */
menu: string
/**
 * Name of the button that opens the menu on narrow screens, for screen readers.
 */
openMenu: string
/**
 * Name of the button that closes it, for screen readers.
 */
closeMenu: string
/**
 * Name of the links in the footer, for screen readers.
 */
allPages: string
/**
 * Follows the text of a link to another site, for screen readers.
 */
newWindow: string
/**
 * Name of the bar at the top of the screen while a page loads, for screen readers.
 */
loadingPage: string
/**
 * Announced by screen readers while a part of the page loads.
 */
loading: string
/**
 * Label of a retry button while it retries.
 */
retrying: string
/**
 * Opens technical details on the error page.
 */
stackTrace: string
}
/**
 * The end of every page.
 */
footer: {
/**
 * Plain links.
 */
links: Link[]
/**
 * Text above the logos.
 */
partnersHeading: string
/**
 * Logos of partners.
 */
partners: Image[]
/**
 * Text, not a link.
 */
terms: string
/**
 * The last line.
 */
copyright: string
}
}
