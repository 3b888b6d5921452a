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
 * A spinner with text.
 */
view: "spinner"
/**
 * Text next to the spinner.
 */
text: string
} | {
/**
 * Grey boxes in place of images.
 */
view: "placeholder"
/**
 * The number of boxes.
 */
images: number
})

/**
 * What every page shares: brand, default states, and what every page ends with. Its texts are literal; its arrays may take items from content.
 */
export interface SiteConfig {
/**
 * Name of the site; pages read it as {site.name}.
 */
name: string
/**
 * What every page has in its head.
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
 * Language of the site, as in the lang attribute. With "languages", the first of them.
 */
language: string
}
/**
 * The languages of the site by their tags, such as en, de and pt-BR. The first is the default language, whose routes have no prefix. The routes of the others begin with their tag: /de.
 */
languages?: {
[k: string]: Language
}
/**
 * Where the clocks are that "showFrom" and "showUntil" mean, such as Europe/Berlin. UTC if it is missing.
 */
timeZone?: string
logo: Image
/**
 * The brand's profiles on social networks. Search engines use them to identify the brand.
 */
social?: Link[]
/**
 * Origins from which images may be loaded, besides the content service. Browsers block images from all other origins.
 * 
 * Items: Write https:// and the host, in lower case and without a path, such as https://cdn.example.com.
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
 * Text of the link to the home page.
 */
home: string
image?: Image
}
/**
 * Texts of the page that shows drafts to editors and reviewers.
 */
preview: {
/**
 * Name of the bar above a preview, and title of the page without a preview.
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
 * Label of the button that tries again.
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
 * Shown if browsers cannot read the content service, and no server renders previews.
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
 * A language of the site. Its words are in _languages/, in a file such as de.json.
 */
export interface Language {
/**
 * Name of the language in itself, such as Deutsch. Links to the same page in other languages show it.
 */
name: string
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
 * Text to show if there is no fallback.
 */
title?: string
/**
 * Label of the button that retries.
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
