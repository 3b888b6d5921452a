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
 * Pictures and text that change sides from row to row. Long texts are folded.
 */
export interface AlternatingCards {
/**
 * Heading of the section.
 */
heading?: string
/**
 * Each has a picture and a text. Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
cards: {
/**
 * Title of the card.
 */
title: string
/**
 * Folded if it is longer than the limit.
 */
text: string
image?: Image
}[]
/**
 * Number of characters. A button shows the rest of a longer text.
 */
collapseAfter: number
/**
 * Text of the button that shows the rest of a text.
 */
more: string
/**
 * Text of the button that hides it again.
 */
less: string
tone: Tone
}
/**
 * Sections of a longer text, each with a picture if you like.
 */
export interface Article {
/**
 * In this order. Without any, nothing is shown.
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
 * Text with headings, lists and links.
 * 
 * HTML from content. It is sanitised before it is shown.
 */
html?: string
/**
 * In place of the formatted text.
 */
text?: string
image?: Image
/**
 * Shown next to the picture.
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
 * What a visitor does next: links, or a row of product logos.
 */
export interface CallToAction {
/**
 * Title of the section.
 */
title: string
/**
 * One or two paragraphs.
 */
text?: string
/**
 * What a visitor can do.
 */
links?: Link[]
/**
 * Each is a link to its product.
 * 
 * The links reload the page.
 * 
 * Items: A logo that is a link.
 */
logos?: {
image: Image
/**
 * Where the link leads.
 */
href: string
}[]
/**
 * The second paragraph begins with these words of the text.
 */
splitAt?: string
tone: Tone
}
/**
 * Cards of equal rank: services, capabilities, values, certifications.
 */
export interface CardGrid {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: One card.
 */
cards: {
/**
 * Title of the card.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
image?: Image
/**
 * Name of a small picture. An unknown name shows a plain ring.
 */
icon?: string
/**
 * Where the card leads.
 */
href?: string
}[]
/**
 * cells: cards of uneven width. ruled: a table with thin lines, whose cells fill with colour when somebody points at them. list: a numbered column.
 */
layout: ("cells" | "ruled" | "list")
tone: Tone
}
/**
 * How to reach you: email, phone and address.
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
 * Phone number.
 */
phone?: string
/**
 * The postal address, line by line.
 * 
 * Items: One line.
 */
address?: string[]
/**
 * A sentence below the address, such as how to find the door.
 */
note?: string
image?: Image
/**
 * Shown before the email address.
 */
emailLabel: string
/**
 * Shown before the phone number.
 */
phoneLabel: string
/**
 * Shown before the postal address.
 */
addressLabel: string
tone: Tone
}
/**
 * Lets visitors write to you. What they type is kept until it is sent.
 */
export interface ContactForm {
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * Every form needs a name, an email address and a message.
 * 
 * The service stores every field by its name.
 * 
 * @minItems 1
 * 
 * Items: One field of the form.
 * 
 * No two fields have the same name.
 */
fields: {
/**
 * Shown above the field, or after the checkbox.
 */
label: string
/**
 * What the field is called in the message that you get. Forms with the same name share what a visitor typed.
 * 
 * A field called phone takes at most 40 characters.
 */
name: string
/**
 * text: a line of text. email: an email address. tel: a phone number. textarea: a text of several lines. select: a choice of options. checkbox: yes or nothing.
 * 
 * Without it, a line of text.
 */
type?: ("text" | "email" | "tel" | "textarea" | "select" | "checkbox")
/**
 * The choices, in their order.
 * 
 * @minItems 1
 * 
 * Items: Shown in the list, and sent.
 */
options?: string[]
/**
 * A text is the message for an empty field.
 * 
 * true uses the block’s own message.
 */
required: (string | boolean)
/**
 * Shown between label and field, such as an example.
 */
hint?: string
/**
 * What of the visitor’s own data browsers may fill in.
 * 
 * By the names of HTML. Without it, a field of the type email or tel is filled in with the visitor’s own.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "honorific-prefix" | "nickname" | "email" | "tel" | "organization" | "organization-title" | "street-address" | "address-level1" | "address-level2" | "postal-code" | "country-name" | "language" | "bday" | "url")
/**
 * Fewest characters.
 * 
 * In a phone number, spaces and the signs . - / ( ) do not count.
 */
min?: number
/**
 * Without it, the message of the form is shown.
 */
minMessage?: string
/**
 * Most characters.
 * 
 * Counted like the minimum.
 */
max?: number
/**
 * With it, visitors can type more, and then see it.
 * 
 * Without it browsers let nobody type more, and longer text gets the block’s own message.
 */
maxMessage?: string
/**
 * Shown if an email address has a mistake.
 * 
 * It then has to match a basic pattern. Without it the browser decides, and the block’s own message is shown.
 */
invalid?: string
/**
 * In lines of text; 5 without it.
 */
rows?: number
}[]
/**
 * Text of the button that sends the message.
 */
submit: string
/**
 * Shown when the message has been sent.
 */
success: string
/**
 * log: the visitor sees no message. notify: the visitor sees a message.
 * 
 * Both write the failure to the console.
 */
onFailure: ("log" | "notify")
/**
 * Shown to the visitor if sending fails.
 */
failure: string
/**
 * Message for required fields that have none of their own.
 */
empty: string
/**
 * Message for email fields that have none of their own.
 */
notEmail: string
/**
 * Message for fields that have none of their own. [min] becomes the number of characters.
 */
tooShort: string
/**
 * Message for fields that have none of their own. [max] becomes the number of characters.
 */
tooLong: string
/**
 * Explains the mark at required fields.
 */
requiredNote: string
/**
 * Text of the button while the message is sent.
 */
sending: string
/**
 * Name of the button that closes the message about the result, for screen readers.
 */
dismiss: string
/**
 * Label of a field that only programs fill in. Visitors do not see it.
 * 
 * Visitors whose browser has no styles read it.
 */
leaveEmpty: string
/**
 * How else to reach you. Shown where JavaScript is off.
 */
withoutScript?: {
/**
 * A sentence before the links.
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
 * Figures drawn as the scale bar of a map. They count up once.
 */
export interface Counters {
/**
 * Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
counters: {
/**
 * A plus sign follows it.
 */
number: number
/**
 * What is counted.
 */
label: string
}[]
/**
 * What screen readers call the section.
 */
label: string
tone: Tone
}
/**
 * A page of another website in a frame, with a link to it.
 */
export interface Embed {
/**
 * Shown above the frame.
 */
heading?: string
/**
 * The page that the frame shows.
 */
src: string
/**
 * What the frame shows, for screen readers.
 */
title: string
/**
 * In pixels. The frame narrows with the screen.
 */
width: number
/**
 * In pixels.
 */
height: number
/**
 * Text of the link to the page in the frame. Screen readers add the name of the frame.
 */
linkLabel: string
/**
 * A sentence below the frame, such as what to do where it does not appear.
 */
note?: string
link?: Link
tone: Tone
}
/**
 * The top of a page: its title, an intro, links and a picture.
 */
export interface HeroBanner {
/**
 * The largest heading of the page (h1).
 */
title: string
/**
 * Shown above the title in small letters: the group that the page belongs to.
 */
eyebrow?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * What a visitor can do first. The first link stands out.
 * 
 * @maxItems 2
 */
links?: Link[]
image?: Image
logo?: Image
/**
 * Day of publication, shown below the title.
 * 
 * In the language of the site.
 */
date?: string
/**
 * Shown next to the date.
 */
author?: string
/**
 * The title is split into lines where this sign is, such as | in “Plan | Build”.
 */
titleSeparator?: string
/**
 * split: text left, picture right. display: very large text over a picture that fades into the page. panel: a wide picture with the text on a panel. plain: text only.
 */
layout: ("split" | "display" | "panel" | "plain")
tone: Tone
}
/**
 * A row of short links, such as the topics of an article.
 */
export interface LinkRow {
/**
 * Shown before the links, such as “Topics”. Screen readers call the row so.
 */
label: string
/**
 * The links, in this order.
 * 
 * @minItems 1
 * 
 * Items: A link of the row.
 */
links: {
/**
 * Text of the link.
 */
label: string
/**
 * Where the link leads.
 */
href: string
}[]
/**
 * Text of the link to this page, if it is one of them. It is marked.
 */
current?: string
tone: Tone
}
/**
 * Logos in a row: clients, awards, partners.
 */
export interface LogoStrip {
/**
 * Shown above the logos.
 */
heading: string
/**
 * Without any, the section is not shown.
 * 
 * @minItems 1
 */
logos: Image[]
/**
 * row: logos that do not move. moving: logos that run in a loop, which visitors can pause. seals: larger logos, each with its name next to it.
 */
layout: ("row" | "moving" | "seals")
/**
 * Short text of the button that stops the logos.
 */
pause: string
/**
 * Short text of the same button while the logos do not move.
 */
play: string
/**
 * Name of the pause button, for screen readers.
 */
pauseLabel: string
/**
 * Name of the play button, for screen readers.
 */
playLabel: string
tone: Tone
}
/**
 * Links to the pages of a long list. Nothing is shown if there is only one page.
 */
export interface Pager {
/**
 * For screen readers, such as “Pages of case studies”.
 */
label: string
/**
 * The second page is at this address with /page/2.
 */
first: string
/**
 * Numbers of the pages after the first.
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
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: A large link with pictures.
 */
tiles: {
/**
 * Title of the tile.
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
 * Shown on the picture, as of a video.
 */
video?: boolean
}[]
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
 * What was said, without quotation marks.
 */
text: string
/**
 * Who said it.
 */
author?: string
/**
 * Job title and company.
 */
role?: string
image?: Image
tone: Tone
}
/**
 * Links that share the page on social networks.
 */
export interface ShareLinks {
/**
 * Networks, in this order.
 * 
 * @minItems 1
 * 
 * Items: A network that pages are shared on.
 */
networks: ("facebook" | "linkedin" | "pinterest" | "x" | "mail")[]
/**
 * The full address of the page that is shared.
 */
url: string
/**
 * Title of the page that is shared.
 */
title: string
/**
 * Shown before the icons.
 */
label: string
/**
 * For screen readers. [network] becomes the name of the network.
 */
shareOn: string
/**
 * For screen readers. The link opens the visitor’s mail program.
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
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * Steps in this order. Each gets its number.
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
tone: Tone
}
/**
 * People with portrait, role, biography and profile.
 */
export interface Team {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * Without any, the section is not shown.
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
 * Job title.
 */
role?: string
/**
 * If it is longer than 200 characters, a button shows the rest.
 */
bio?: string
/**
 * A page about the person, such as on LinkedIn.
 */
profile?: string
}[]
badge?: Badge
/**
 * Text of the button that opens a biography.
 */
readBio: string
/**
 * Text of the button that closes it again.
 */
closeBio: string
/**
 * Text of the link to a profile.
 */
profile: string
tone: Tone
}
/**
 * A round mark on a picture: a few letters, and the whole word when somebody points at the card.
 */
export interface Badge {
/**
 * One to three letters, shown at first.
 */
short: string
/**
 * Shown when somebody points at the card. Screen readers read it.
 */
long: string
}
/**
 * Links to posts and case studies, with picture, badge and excerpt.
 */
export interface TeaserCards {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: A link to a page, with its picture and excerpt.
 */
cards: {
/**
 * Title of the card.
 */
title: string
/**
 * Where the card leads.
 */
href: string
/**
 * A short extract of the page.
 */
text?: string
image?: Image
badge?: Badge
/**
 * A short line below, such as topic or reading time.
 */
note?: string
/**
 * Day of publication.
 * 
 * Shown in the language of the site.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
}[]
link?: Link
/**
 * Most cards that are shown.
 * 
 * Each path counts once. The last arrays fill up what the first ones lack.
 */
most?: number
/**
 * Cards that lead to this page are not shown: usually the page itself.
 */
except?: string
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
 * Running text with a heading, and a picture if you like.
 */
export interface TextSection {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * One item for each paragraph: plain or formatted text.
 * 
 * @minItems 1
 * 
 * Items: Plain text, or an object with HTML that may hold several paragraphs, lists and tables.
 */
paragraphs: (string | {
/**
 * Text with lists, tables and links. It may have several paragraphs.
 * 
 * HTML from content. It is sanitised before it is shown.
 */
html: string
})[]
image?: Image
/**
 * Up to four, set large: under the heading or below the text.
 * 
 * @maxItems 4
 * 
 * Items: One figure and what it measures.
 */
figures?: {
/**
 * A few characters, such as 212, 06:10 or 9 of 10.
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
