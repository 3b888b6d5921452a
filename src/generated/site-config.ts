// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * What is shown while a query loads.
 */
export type Loading = ({
/**
 * A bar at the top.
 */
view: "bar"
} | {
/**
 * A spinner with words.
 */
view: "spinner"
/**
 * Text next to the spinner.
 */
text: string
} | {
/**
 * Boxes instead of pictures.
 */
view: "placeholder"
/**
 * How many boxes.
 */
images: number
})

/**
 * What every page shares: brand, default states, and what every page ends with. Its texts are literal.
 */
export interface SiteConfig {
/**
 * Name of the site; pages read it as {site.name}.
 */
name: string
/**
 * What the head of every page says.
 */
head: {
/**
 * Text after the title of every page, such as " | Example Company".
 */
titleEnd: string
image: Image
/**
 * A sentence about the whole site. Feed readers show it with the name.
 */
description?: string
/**
 * Language of the site, as in the lang attribute.
 */
language: string
}
logo: Image
/**
 * The brand's profiles on social networks. Search engines read them as its other names.
 */
social?: Link[]
/**
 * Other hosts than the content service's from which pictures may come, each as https:// and the host alone. Browsers block pictures from anywhere else.
 * 
 * Items: Write https:// and the host, in small letters and without a path, such as https://cdn.example.com.
 */
imageOrigins?: string[]
/**
 * Default states of queries: loading, failed and empty.
 */
states: {
loading: Loading
failed: Failed
}
/**
 * The page for unknown paths, and for pages that fail.
 */
errorPage: {
/**
 * Heading of the page, and its title in the head.
 */
title: string
/**
 * Shown to a visitor of an unknown path.
 */
notFound: string
/**
 * Shown to a visitor of a page that fails.
 */
failure: string
/**
 * Words of the link home.
 */
home: string
image?: Image
}
/**
 * The blocks that every page ends with, unless it has an end of its own.
 */
end: {

}[]
/**
 * URL of the schema, for editors.
 */
$schema?: string
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
/**
 * A picture. With its size, the page reserves its space before it loads. The build adds width, height and srcset to pictures in public/.
 */
export interface Image {
/**
 * A path below public/, or a full URL.
 */
src: string
/**
 * Alternative text for people who cannot see the picture. Empty for a decorative picture.
 */
alt?: string
/**
 * Natural width in CSS pixels.
 */
width?: number
/**
 * Natural height in CSS pixels.
 */
height?: number
/**
 * The same picture in other widths, as in the srcset attribute of HTML.
 */
srcset?: string
}
/**
 * A link with its text.
 */
export interface Link {
/**
 * Text of the link.
 */
label: string
/**
 * A path of this site, an anchor such as #lets-talk, or a full URL.
 */
href: string
}
/**
 * What is shown when a query has failed.
 */
export interface Failed {
/**
 * Name of a file in _fallbacks/, without .json. Its content is shown instead.
 */
fallback?: string
/**
 * Text above the content of a fallback.
 */
notice?: string
/**
 * Text where there is no fallback.
 */
title?: string
/**
 * Label of the button that retries.
 */
retry?: string
}
