// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * How a waiting query is drawn.
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
 * Words beside the spinner.
 */
text: string
} | {
/**
 * Boxes in the place of pictures.
 */
view: "placeholder"
/**
 * How many boxes.
 */
images: number
})

/**
 * What every page shares: brand, menus, footer, default states, and what every page ends with. Its texts are literal.
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
 * Stands behind the title of every page, such as " | Meridian Works".
 */
titleEnd: string
image: Image
/**
 * A sentence about the whole site, which feed readers show beside its name.
 */
description?: string
/**
 * Language of the site, as in the lang attribute.
 */
language: string
}
logo: Image
/**
 * The groups of the navigation, in order. Each loads its page anew.
 * 
 * Items: One group: with links it opens, without it is a link.
 */
menus: {
/**
 * Words in the bar.
 */
label: string
/**
 * Where the label itself leads.
 */
href?: string
/**
 * A sentence in the open menu.
 */
lead?: string
/**
 * Entries, in order.
 */
links?: Link[]
/**
 * Larger entries.
 * 
 * Items: A larger entry.
 */
cards?: {
/**
 * Words of the link.
 */
label: string
/**
 * Words above the link.
 */
title: string
/**
 * Where it leads.
 */
href: string
image?: Image
}[]
/**
 * A picture with words beside the entries.
 */
feature?: {
image: Image
/**
 * Words below it.
 */
text: string
/**
 * Where it leads.
 */
href: string
}
/**
 * Drawn as a button.
 */
prominent?: boolean
}[]
/**
 * The end of every page.
 */
footer: {
/**
 * Plain links.
 */
links: Link[]
/**
 * Profiles on social networks; two.
 */
social: Link[]
/**
 * Words above the logos.
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
/**
 * Other hosts than the content service's from which pictures may come, each as https:// and the host alone. Browsers block pictures from anywhere else.
 * 
 * Items: Write https:// and the host, in small letters and without a path, such as https://cdn.example.com.
 */
imageOrigins?: string[]
/**
 * How queries that wait or failed are drawn, where the query does not say.
 */
states: {
loading: Loading
failed: Failed
}
/**
 * What stands at an address that leads nowhere, and where a page cannot be drawn.
 */
errorPage: {
/**
 * Heading of the page, and its title in the head.
 */
title: string
/**
 * A sentence for the visitor of an address that leads nowhere.
 */
notFound: string
/**
 * A sentence for the visitor of a page that cannot be drawn.
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
 * Address of the schema, for editors.
 */
$schema?: string
}
/**
 * A picture. Its size lets the page keep room for it before it arrives; the build adds width, height and srcset to pictures that lie in public/.
 */
export interface Image {
/**
 * Where the picture lies: a path below public/ or a full address.
 */
src: string
/**
 * What a person who cannot see the picture is told. Empty for a picture that only decorates.
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
 * A link with its words.
 */
export interface Link {
/**
 * The words of the link.
 */
label: string
/**
 * A path of this site, an anchor such as #lets-talk, or a full address.
 */
href: string
}
/**
 * How a failed query is drawn.
 */
export interface Failed {
/**
 * File in _fallbacks/ whose content stands in, without its ending.
 */
fallback?: string
/**
 * What is said above content that stands in.
 */
notice?: string
/**
 * What is said where nothing stands in.
 */
title?: string
/**
 * Words of the button that tries again.
 */
retry?: string
}
