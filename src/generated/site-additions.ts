// Generated from schemas/ by `npm run generate`. Do not edit.
export type Link = import('pagewright').Link
export type Image = import('pagewright').Image

export interface SiteAdditions {
/**
 * The entries of the navigation bar, in this order.
 * 
 * Their links reload the page.
 * 
 * Items: An entry of the navigation bar. It opens if it has links; otherwise it is a link.
 */
menus: {
/**
 * Shown in the navigation bar.
 */
label: string
/**
 * Where a click on the text leads.
 */
href?: string
/**
 * A sentence in the open menu.
 */
lead?: string
/**
 * The links of the open menu, in this order.
 */
links?: Link[]
/**
 * Larger links in the open menu.
 * 
 * Items: A larger link with a title.
 */
cards?: {
/**
 * Text of the link.
 */
label: string
/**
 * Shown above the link text.
 */
title: string
/**
 * Where the link leads.
 */
href: string
image?: Image
}[]
/**
 * Shown in the open menu, next to the links.
 */
feature?: {
image: Image
/**
 * Shown below the picture.
 */
text: string
/**
 * Where the link leads.
 */
href: string
}
/**
 * It stands out in the navigation bar.
 */
prominent?: boolean
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
 * Shown above the logos.
 */
partnersHeading: string
/**
 * Logos of partners.
 */
partners: Image[]
/**
 * A text, not a link.
 */
terms: string
/**
 * The last line.
 */
copyright: string
}
/**
 * The question whether visits may be counted.
 * 
 * Visitors see it only if the site counts visits, and answer it once.
 */
consent: {
/**
 * Name of the question, for screen readers.
 */
label: string
/**
 * What you want to know, in one or two sentences: what is stored, by whom and why.
 */
text: string
/**
 * Text of the button that agrees.
 */
accept: string
/**
 * Text of the button that declines.
 */
decline: string
/**
 * Text of the button in the footer that asks again.
 */
change: string
link?: Link
}
/**
 * Texts of buttons and for screen readers, which are the same on all pages.
 * 
 * In the language of the site.
 */
words: {
/**
 * First link of every page, for people who use the keyboard. It leads past the navigation.
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
 * Follows the text of a link to another website, for screen readers.
 */
newWindow: string
/**
 * Name of the bar at the top while a page loads, for screen readers.
 */
loadingPage: string
/**
 * Screen readers say it while a part of the page loads.
 */
loading: string
/**
 * Text of the button “Try again” while it tries.
 */
retrying: string
/**
 * Opens technical details on the error page.
 */
stackTrace: string
}
}
