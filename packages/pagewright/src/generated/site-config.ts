// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * What is shown while content loads.
 */
export type Loading = ({
/**
 * A bar at the top.
 */
view: "bar"
} | {
/**
 * A spinner with text.
 */
view: "spinner"
/**
 * Shown next to the spinner.
 */
text: string
} | {
/**
 * Grey boxes in place of images.
 */
view: "placeholder"
/**
 * Number of grey boxes.
 */
images: number
})

/**
 * What every page shares: brand, default states, and what every page ends with. Its texts are literal; its arrays may take items from content.
 */
export interface SiteConfig {
/**
 * Name of the site.
 * 
 * Pages read it as {site.name}.
 */
name: string
/**
 * What search results and shared links show of every page.
 * 
 * The head of every page.
 */
head: {
/**
 * Follows the title of every page, such as " | Example Company".
 */
titleEnd: string
image: Image
/**
 * A sentence about the whole site. Feed readers show it with the name.
 */
description?: string
/**
 * Language of the texts, such as en.
 * 
 * As in the lang attribute. With "languages", the first of them.
 */
language: string
}
logo: Image
/**
 * The brand’s profiles on social networks. Search engines use them to identify the brand.
 */
social?: Link[]
/**
 * The languages of the site by their short names, such as en, de and pt-BR. The first is the default.
 * 
 * Its routes have no prefix. The routes of the others begin with their tag: /de.
 */
languages?: {
[k: string]: Language
}
/**
 * The page for addresses that do not exist, and for pages that fail.
 */
errorPage: {
/**
 * Heading of the page, also in the tab.
 */
title: string
/**
 * Shown if the address does not exist.
 */
notFound: string
/**
 * Shown if a page cannot be shown.
 */
failure: string
/**
 * Text of the link to the home page.
 */
home: string
/**
 * Other ways on, such as the most visited pages.
 */
links?: Link[]
image?: Image
}
/**
 * What visitors see while content loads, and if it cannot be loaded.
 * 
 * Default states of queries.
 */
states: {
loading: Loading
failed: Failure
}
/**
 * Texts of the page that shows drafts to editors and reviewers.
 */
preview: {
/**
 * Shown in the bar above a preview, and as the title of the page without a preview.
 */
label: string
/**
 * Text before the time of the last change.
 */
saved: string
/**
 * Text before the time when a shared link expires.
 */
expires: string
/**
 * Heading of the fields with errors.
 */
problems: string
/**
 * Text of the link to the editor.
 */
edit: string
/**
 * Text of the link that closes the preview.
 */
leave: string
/**
 * Text of the button that tries again.
 */
retry: string
/**
 * Shown while the preview loads.
 */
loading: string
/**
 * Shown if the address has no preview.
 */
missing: string
/**
 * Shown for a link that has expired or is not valid.
 */
ended: string
/**
 * Shown if the entry was deleted.
 */
deleted: string
/**
 * Shown while the content service does not answer.
 */
unreachable: string
/**
 * Shown above a preview while the content service does not answer.
 */
outdated: string
/**
 * Shown if the content service has no drafts.
 */
unsupported: string
/**
 * Shown if browsers cannot read the content service.
 * 
 * And no server renders previews.
 */
closed: string
/**
 * Shown if no page of the site shows this type of entry.
 */
noPage: string
/**
 * Shown in browsers without JavaScript.
 */
withoutScript: string
}
/**
 * What the site reads from content, by name.
 * 
 * The queries of the site, by the names that "each" uses. Menus and other arrays of the site's own properties may take items from them.
 */
data?: {
[k: string]: Query
}
/**
 * The blocks at the end of every page that has no "end" itself.
 */
end: {

}[]
/**
 * The time zone in which sections and pages appear and disappear, such as Europe/Berlin. UTC if it is missing.
 * 
 * The times of "showFrom" and "showUntil" are in it.
 */
timeZone?: string
/**
 * URL of the schema, for editors.
 */
$schema?: string
}
/**
 * An image. If its size is known, the page reserves space for it before it loads. The build adds width, height and srcset to images in public/.
 */
export interface Image {
/**
 * A path below public/, or a full URL.
 */
src: string
/**
 * Alternative text for people who cannot see the image. Empty for a decorative image.
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
 * The same image in other widths, as in the srcset attribute of HTML.
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
 * Where the link leads.
 * 
 * A path of this site, an anchor such as #lets-talk, or a full URL.
 */
href: string
}
/**
 * A language of the site. Its words are in _languages/, in a file such as de.json.
 */
export interface Language {
/**
 * Name of the language in itself, such as Deutsch. Links to the same page in other languages show it.
 */
name: string
}
/**
 * What is shown if content cannot be loaded.
 */
export interface Failure {
/**
 * Content that is shown instead.
 * 
 * Name of a file in _fallbacks/, without .json.
 */
fallback?: string
/**
 * Shown above the fallback content.
 */
notice?: string
/**
 * Shown if there is no fallback content.
 */
title?: string
/**
 * Text of the button that tries again.
 */
retry?: string
}
/**
 * A list of the content service. If it cannot be read, the listed items remain.
 */
export interface Query {
/**
 * Name of the source.
 */
source: string
/**
 * Params of the source.
 */
params?: {

}
}
