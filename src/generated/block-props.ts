// Generated from schemas/ by `npm run generate`. Do not edit.
export type Image = import('pagewright').Image
/**
 * Background colour of a section.
 */
export type Tone = ("paper" | "white" | "tint" | "ink" | "purple")
export type Link = import('pagewright').Link

export interface BlockProps {
"alternating-cards": AlternatingCards
article: Article
"call-to-action": CallToAction
"card-grid": CardGrid
"contact-details": ContactDetails
"contact-form": ContactForm
counters: Counters
embed: Embed
"hero-banner": HeroBanner
"link-row": LinkRow
"logo-strip": LogoStrip
pager: Pager
"promo-tiles": PromoTiles
quote: Quote
"share-links": ShareLinks
steps: Steps
team: Team
"teaser-cards": TeaserCards
"text-section": TextSection
}
/**
 * Pictures and text that change sides from row to row. A long text is folded.
 */
export interface AlternatingCards {
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
cards: {
/**
 * The words of the card.
 */
title: string
/**
 * Text of the card. It is folded when it is longer than the limit.
 */
text: string
image?: Image
}[]
/**
 * Heading of the section.
 */
heading?: string
/**
 * A text with more characters is folded behind Learn More.
 */
collapseAfter: number
/**
 * Label of the button that opens a folded text.
 */
more: string
/**
 * Label of the button that folds it again.
 */
less: string
tone: Tone
}
/**
 * Sections of a longer text, each with an optional picture next to it.
 */
export interface Article {
/**
 * At least one. Without any, the block is omitted.
 * 
 * @minItems 1
 * 
 * Items: One section.
 */
sections: {
/**
 * Heading of the section.
 */
heading?: string
/**
 * HTML from content. It is sanitised before it is shown.
 */
html?: string
/**
 * Plain text, instead of HTML.
 */
text?: string
image?: Image
/**
 * Text next to the picture.
 */
aside?: string
}[]
/**
 * text: headings next to their text. chapters: each heading with a large number, if there are several.
 */
layout: ("text" | "chapters")
tone: Tone
}
/**
 * What to do next: links, or a row of product logos.
 */
export interface CallToAction {
/**
 * Heading of the call to action.
 */
title: string
/**
 * Running text.
 */
text?: string
/**
 * Where this phrase begins in the text, a second paragraph begins.
 */
splitAt?: string
/**
 * Product logos. Each is a link that reloads the page.
 * 
 * Items: A logo that is a link.
 */
logos?: {
image: Image
/**
 * Target of the link.
 */
href: string
}[]
/**
 * What a visitor can do.
 */
links?: Link[]
tone: Tone
}
/**
 * Cards of equal rank: services, capabilities, values, certifications.
 */
export interface CardGrid {
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 * 
 * Items: One card.
 */
cards: {
/**
 * The words of the card.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
image?: Image
/**
 * Name of an icon. An unknown name shows a plain ring.
 */
icon?: string
/**
 * Target of the link.
 */
href?: string
}[]
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * cells: cards of uneven width. ruled: a table with thin lines whose cells fill with colour on hover. list: a numbered column.
 */
layout: ("cells" | "ruled" | "list")
tone: Tone
}
/**
 * How to reach us.
 */
export interface ContactDetails {
/**
 * Heading of the section.
 */
heading: string
/**
 * Email address.
 */
email?: string
/**
 * Number to call.
 */
phone?: string
/**
 * Postal address, one item for each line.
 * 
 * Items: One line.
 */
address?: string[]
/**
 * A sentence below the address: how to find the door.
 */
note?: string
image?: Image
/**
 * The words before the email address.
 */
emailLabel: string
/**
 * The words before the phone number.
 */
phoneLabel: string
/**
 * The words before the postal address.
 */
addressLabel: string
tone: Tone
}
/**
 * The contact form. What a visitor types is kept until the service has taken it.
 */
export interface ContactForm {
/**
 * Heading of the section.
 */
heading: string
/**
 * Label of the button.
 */
submit: string
/**
 * Shown when the service has taken the message.
 */
success: string
/**
 * The fields, in their order. The service stores every field by its name, and refuses a message without a name, an email address and a message.
 * 
 * @minItems 1
 * 
 * Items: One field of the form. No two fields have the same name.
 */
fields: {
/**
 * What the field is called in the message. Forms that use the same name share what a visitor typed. A field called phone takes at most 40 characters.
 */
name: string
/**
 * The words above the field, or after a checkbox.
 */
label: string
/**
 * What can be entered: a line of text, an email address, a phone number (tel), several lines (textarea), one of the options (select), or yes or nothing (checkbox). Without it, a line of text.
 */
type?: ("text" | "email" | "tel" | "textarea" | "select" | "checkbox")
/**
 * The choices of a select, in their order.
 * 
 * @minItems 1
 * 
 * Items: What is shown, and what is sent.
 */
options?: string[]
/**
 * A line between label and field, such as an example of the format.
 */
hint?: string
/**
 * What browsers may fill in by themselves, by the names of HTML. Without it, a field of the type email or tel is filled in with the visitor’s own.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "honorific-prefix" | "nickname" | "email" | "tel" | "organization" | "organization-title" | "street-address" | "address-level1" | "address-level2" | "postal-code" | "country-name" | "language" | "bday" | "url")
/**
 * The message when the field is empty; true uses the block’s own.
 */
required: (string | boolean)
/**
 * Minimum length in characters. In a phone number, spaces and the signs . - / ( ) do not count.
 */
min?: number
/**
 * The message when the text is shorter; without it the block’s own.
 */
minMessage?: string
/**
 * Maximum length in characters, counted like the minimum.
 */
max?: number
/**
 * The message when the text is longer. Without it browsers let nobody type more, and longer text gets the block’s own message.
 */
maxMessage?: string
/**
 * The message when an email address does not match a basic pattern. Without it the browser decides, and the block’s own message is shown.
 */
invalid?: string
/**
 * Height of a textarea in rows; 5 without it.
 */
rows?: number
}[]
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * log: a failure is only written to the console. notify: the visitor sees a message too.
 */
onFailure: ("log" | "notify")
/**
 * Shown to the visitor when sending failed.
 */
failure: string
/**
 * The message for required fields without one of their own.
 */
empty: string
/**
 * The message for email fields without one of their own.
 */
notEmail: string
/**
 * The message for fields without one of their own; [min] becomes the number of characters.
 */
tooShort: string
/**
 * The message for fields without one of their own; [max] becomes the number of characters.
 */
tooLong: string
/**
 * Explains the mark at required fields.
 */
requiredNote: string
/**
 * Label of the button while the message is being sent.
 */
sending: string
/**
 * Name of the button that closes the message about the result, for screen readers.
 */
dismiss: string
/**
 * Label of a field that only programs fill in; read by visitors whose browser has no styles.
 */
leaveEmpty: string
/**
 * How else to reach the company. Shown where scripts are off.
 */
withoutScript?: {
/**
 * A sentence that introduces the links.
 */
text: string
/**
 * Shown as a link.
 */
email?: string
/**
 * Shown as a link.
 */
phone?: string
}
tone: Tone
}
/**
 * Figures drawn as the scale bar of a map; they count up once when they come into view.
 */
export interface Counters {
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
counters: {
/**
 * The final figure; a plus sign follows it.
 */
number: number
/**
 * What is counted.
 */
label: string
}[]
/**
 * What assistive technology calls the section.
 */
label: string
tone: Tone
}
/**
 * A page of another site in a frame, with a plain link to it.
 */
export interface Embed {
/**
 * What the frame holds; assistive technology reads it.
 */
title: string
/**
 * Words above the frame.
 */
heading?: string
/**
 * What the frame shows.
 */
src: string
/**
 * Width of the frame in pixels; it narrows with the screen.
 */
width: number
/**
 * Height of the frame in pixels.
 */
height: number
/**
 * Text of the plain link to the page in the frame. Screen readers add the title.
 */
linkLabel: string
/**
 * A sentence below the frame: what to do where it does not appear.
 */
note?: string
link?: Link
tone: Tone
}
/**
 * The top of a page: its h1, a lead, links and a picture.
 */
export interface HeroBanner {
/**
 * The h1 of the page.
 */
title: string
/**
 * Text at which the title is split into lines of equal length.
 */
titleSeparator?: string
/**
 * A word or two above the title: the group that the page belongs to.
 */
eyebrow?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
image?: Image
logo?: Image
/**
 * When the page was published; shown as a day in the language of the site.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
/**
 * What a visitor does first. The first is the main one.
 * 
 * @maxItems 2
 */
links?: Link[]
/**
 * split: text left, picture right. display: very large text over a picture that fades into the page. panel: a wide picture, 600 px high, with the text on a panel. plain: text only.
 */
layout: ("split" | "display" | "panel" | "plain")
tone: Tone
}
/**
 * A row of short links, such as the topics of an article.
 */
export interface LinkRow {
/**
 * Words in front of the links, which also name them for screen readers, such as Topics.
 */
label: string
/**
 * In this order.
 * 
 * @minItems 1
 * 
 * Items: A link of the row.
 */
links: {
/**
 * Words of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
}[]
/**
 * Words of the link to this page, if it is one of them.
 */
current?: string
tone: Tone
}
/**
 * Logos in a row: clients, awards, partners.
 */
export interface LogoStrip {
/**
 * Words above the logos.
 */
heading: string
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 */
logos: Image[]
/**
 * row: does not move. moving: runs in a loop that can be paused. seals: larger, each with its name next to it.
 */
layout: ("row" | "moving" | "seals")
/**
 * Short label of the button that pauses moving logos.
 */
pause: string
/**
 * Short label of the same button while the logos are paused.
 */
play: string
/**
 * Name of the button that pauses moving logos, for screen readers.
 */
pauseLabel: string
/**
 * Name of the same button while the logos are paused, for screen readers.
 */
playLabel: string
tone: Tone
}
/**
 * Links to the pages of a long list. Nothing is shown where there is one page only.
 */
export interface Pager {
/**
 * Names the links for screen readers, such as Pages of case studies.
 */
label: string
/**
 * Address of the first page, such as /insight/blog. Page 2 is then at /insight/blog/page/2.
 */
first: string
/**
 * Numbers of the pages after the first, in order.
 * 
 * @minItems 1
 * 
 * Items: Number of a page, from 2.
 */
others: string[]
/**
 * Number of the page that is shown.
 */
current: string
tone: Tone
}
/**
 * Large links with pictures.
 */
export interface PromoTiles {
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 * 
 * Items: A large link with pictures.
 */
tiles: {
/**
 * The words of the tile.
 */
title: string
link: Link
/**
 * A word or two above the title.
 */
label?: string
/**
 * One or two sentences.
 */
text?: string
/**
 * One picture, or up to three side by side.
 * 
 * @maxItems 3
 */
images?: Image[]
/**
 * Shows a play button.
 */
video?: boolean
}[]
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * duo: two tiles, the first wider and dark. mosaic: pictures with a label. feature: one tile over a picture that fills the screen.
 */
layout: ("duo" | "mosaic" | "feature")
tone: Tone
}
/**
 * What somebody said, with name and role.
 */
export interface Quote {
/**
 * The words, without quotation marks.
 */
text: string
/**
 * Who said it.
 */
author?: string
/**
 * Title and company.
 */
role?: string
image?: Image
tone: Tone
}
/**
 * Links that share the page, each in a window of its own.
 */
export interface ShareLinks {
/**
 * In this order.
 * 
 * @minItems 1
 * 
 * Items: A network that pages are shared on.
 */
networks: ("facebook" | "linkedin" | "pinterest" | "x" | "mail")[]
/**
 * The full address of the page.
 */
url: string
/**
 * What is shared.
 */
title: string
/**
 * Words before the icons.
 */
label: string
/**
 * Label of a link to a network; [network] becomes its name.
 */
shareOn: string
/**
 * Label of the link that opens the visitor’s mail program.
 */
shareByMail: string
tone: Tone
}
/**
 * Numbered steps in order.
 */
export interface Steps {
/**
 * Heading of the section.
 */
heading: string
/**
 * In this order.
 * 
 * @minItems 1
 * 
 * Items: One step.
 */
steps: {
/**
 * What is done.
 */
title: string
/**
 * How it is done.
 */
text?: string
}[]
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
tone: Tone
}
/**
 * People with portrait, role, biography and profile.
 */
export interface Team {
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 * 
 * Items: One person.
 */
members: {
/**
 * Full name.
 */
name: string
image?: Image
/**
 * Designation.
 */
role?: string
/**
 * Cut at 200 characters behind Read Bio.
 */
bio?: string
/**
 * Where the profile is.
 */
profile?: string
}[]
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
badge?: Badge
/**
 * Label of the button that opens a biography.
 */
readBio: string
/**
 * Label of the button that closes it again.
 */
closeBio: string
/**
 * Label of the link to a profile.
 */
profile: string
tone: Tone
}
/**
 * A round mark on a picture: short at rest, long when its card is pointed at or focused.
 */
export interface Badge {
/**
 * One to three letters.
 */
short: string
/**
 * The whole word, which assistive technology reads.
 */
long: string
}
/**
 * Links to posts and case studies with picture, badge and excerpt.
 */
export interface TeaserCards {
/**
 * At least one. Without any, the section is omitted.
 * 
 * @minItems 1
 * 
 * Items: A link to a page with its picture and excerpt.
 */
cards: {
/**
 * The words of the teaser.
 */
title: string
/**
 * Target of the link.
 */
href: string
/**
 * An excerpt.
 */
text?: string
image?: Image
badge?: Badge
/**
 * A short line below: topic, reading time.
 */
note?: string
/**
 * When it was published; shown as a day in the language of the site.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
}[]
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * The path of the page itself: a card that links to it is omitted.
 */
except?: string
/**
 * Maximum number of cards. Each path counts once. The last arrays fill up what the first ones lack.
 */
most?: number
link?: Link
/**
 * lead: the first one large, the others next to it. stair: three that step down. grid: rows of equal cards. front: rows of three, in which the first card takes the space of four.
 */
layout: ("lead" | "stair" | "grid" | "front")
/**
 * Cards in a row of the grid on a wide screen.
 */
columns: (2 | 3)
tone: Tone
}
/**
 * Running text with a heading, and a picture if there is one.
 */
export interface TextSection {
/**
 * One item for each paragraph: plain text, or content HTML.
 * 
 * @minItems 1
 * 
 * Items: Plain text, or an object with HTML that may hold several paragraphs, lists and tables.
 */
paragraphs: (string | {
/**
 * HTML from content. It is sanitised before it is shown.
 */
html: string
})[]
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
image?: Image
/**
 * Up to four readings, set large under the heading; in the other layouts below the text.
 * 
 * @maxItems 4
 * 
 * Items: One reading and what it measures.
 */
figures?: {
/**
 * A few characters: 212, 06:10, 9 of 10.
 */
figure: string
/**
 * What the figure counts, in a few words.
 */
label: string
}[]
link?: Link
/**
 * columns: heading left, text right. statement: the first paragraph set large. aside: text left, picture right.
 */
layout: ("columns" | "statement" | "aside")
tone: Tone
}
