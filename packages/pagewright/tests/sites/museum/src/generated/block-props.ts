// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * Background colour of a section.
 */
export type Tone = ("sand" | "chalk" | "sea" | "night")
export type Image = import('pagewright').Image
export type Link = import('pagewright').Link

export interface BlockProps {
columns: Columns
enquiry: Enquiry
essay: Essay
film: Film
"gallery-wall": GalleryWall
masthead: Masthead
notice: Notice
pager: Pager
passage: Passage
people: People
saying: Saying
"search-form": SearchForm
teasers: Teasers
tickets: Tickets
topics: Topics
}
/**
 * Two columns of sections, one below the other on narrow screens.
 */
export interface Columns {
/**
 * Heading of the section.
 */
heading?: string
tone: Tone
slots: {
left?: import('react').ReactNode
right?: import('react').ReactNode
}
}
/**
 * Lets visitors write to you.
 */
export interface Enquiry {
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences below the heading.
 */
lead?: string
/**
 * Every form needs a name, an email address and a message.
 * 
 * Items: One field of the form.
 */
fields: {
/**
 * Shown above the field.
 */
label: string
/**
 * What the field is called in the message that you get.
 */
name: string
/**
 * What visitors enter in the field.
 * 
 * Without it, a line of text.
 * 
 * - text: A line of text.
 * - email: An email address.
 * - textarea: A text of several lines.
 * - select: A choice of options.
 */
type?: ("text" | "email" | "textarea" | "select")
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
 * true uses the browser’s own message.
 */
required: (string | boolean)
/**
 * Most characters.
 */
max?: number
/**
 * Height of the field, in lines.
 */
rows?: number
}[]
/**
 * Text of the button.
 */
submit: string
/**
 * Message for a text that is too long.
 */
tooLong: string
/**
 * Message for a form that could not be sent.
 */
failure: string
tone: Tone
}
/**
 * A longer text in sections, with pictures.
 */
export interface Essay {
/**
 * One to three sentences before the text, set large.
 */
lead?: string
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
 * Shown with the picture.
 */
caption?: string
}[]
tone: Tone
}
/**
 * A film or a page of another website in a frame, with a link to it.
 */
export interface Film {
/**
 * Heading of the section.
 */
heading?: string
/**
 * The page that the frame shows.
 */
src: string
/**
 * What the frame shows, for screen readers.
 */
name: string
/**
 * In pixels.
 */
height: number
tone: Tone
}
/**
 * Pictures in a row.
 */
export interface GalleryWall {
/**
 * Heading of the section.
 */
heading: string
/**
 * In this order.
 * 
 * @minItems 1
 */
images: Image[]
tone: Tone
}
/**
 * The top of a page: its title, an intro, links and a picture.
 */
export interface Masthead {
/**
 * The largest heading of the page (h1).
 */
title: string
/**
 * Shown above the title in small letters: the group that the page belongs to.
 */
eyebrow?: string
/**
 * One or two sentences below the title.
 */
lead?: string
image?: Image
/**
 * What a visitor can do first. The first link stands out.
 * 
 * @maxItems 2
 */
links?: Link[]
/**
 * Day of publication, shown below the title.
 */
date?: string
/**
 * Shown next to the date.
 */
author?: string
/**
 * The title is split into lines where this sign is, such as | in “Ships | Ropes”.
 */
titleSeparator?: string
/**
 * How the parts are arranged.
 * 
 * - side: Text left, picture right.
 * - wide: Text over a wide picture.
 * - plain: Text only.
 * - desk: Text left, a note right.
 */
layout: ("side" | "wide" | "plain" | "desk")
tone: Tone
slots: {
note?: import('react').ReactNode
}
}
/**
 * A short text that stands out.
 */
export interface Notice {
/**
 * One or two sentences.
 */
text: string
link?: Link
tone: Tone
}
/**
 * Links to the pages of a long list. Nothing is shown if there is only one page.
 */
export interface Pager {
/**
 * For screen readers, such as “Pages of the journal”.
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
 * Running text with a heading, and a picture if you like.
 */
export interface Passage {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences below the heading.
 */
lead?: string
/**
 * One item for each paragraph: plain or formatted text.
 * 
 * @minItems 1
 * 
 * Items: Plain text, or an object with HTML that may hold several paragraphs.
 */
paragraphs: (string | {
/**
 * Text with lists and links.
 * 
 * HTML from content. It is sanitised before it is shown.
 */
html: string
})[]
image?: Image
link?: Link
/**
 * The layout of the section.
 * 
 * - columns: Heading left, text right.
 * - large: The first paragraph set large.
 * - aside: Text left, picture right.
 */
layout: ("columns" | "large" | "aside")
tone: Tone
}
/**
 * People with portrait, post and works.
 */
export interface People {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences below the heading.
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
portrait?: Image
/**
 * Job title.
 */
post?: string
/**
 * Shown when a visitor opens it.
 */
bio?: string
/**
 * A page about the person.
 */
profile?: string
/**
 * Shown below the biography.
 * 
 * Items: One work.
 */
works?: {
/**
 * Its title.
 */
title: string
/**
 * Where to read about it.
 */
pages?: Link[]
}[]
}[]
/**
 * Text of the button that opens a biography.
 */
readBio: string
/**
 * Text of the link to a profile.
 */
profileLabel: string
/**
 * Shown above the works.
 */
worksLabel: string
/**
 * The layout of the section.
 * 
 * - cards: With biography and works.
 * - names: Names and posts only.
 */
layout: ("cards" | "names")
tone: Tone
}
/**
 * What somebody said, with name and role.
 */
export interface Saying {
/**
 * The words, without quotation marks.
 */
text: string
/**
 * Who said it.
 */
speaker?: string
/**
 * What the speaker does.
 */
role?: string
portrait?: Image
/**
 * Where the portrait is.
 * 
 * - start: The portrait at the left.
 * - end: The portrait at the right.
 */
side: ("start" | "end")
tone: Tone
}
/**
 * The title of a search page, with a field for the words to search.
 */
export interface SearchForm {
/**
 * Title of the page.
 */
title: string
/**
 * The page that shows the results.
 */
action: string
/**
 * What the field is for.
 */
label: string
/**
 * Text of the button.
 */
button: string
/**
 * The words that were searched. They stay in the field.
 */
query?: string
tone: Tone
}
/**
 * Links to other pages, each with a title, a text and a picture.
 */
export interface Teasers {
/**
 * Heading of the section.
 */
heading?: string
/**
 * In this order. Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: One link.
 */
cards: {
/**
 * Title of the page.
 */
title: string
/**
 * Where the card leads.
 */
href: string
/**
 * One or two sentences.
 */
text?: string
image?: Image
/**
 * Shown below the title.
 */
date?: string
/**
 * The mark on the picture.
 */
badge?: {
/**
 * One or two letters.
 */
short: string
/**
 * What they stand for.
 */
long: string
}
/**
 * Links below the text.
 */
topics?: Link[]
}[]
/**
 * The layout of the section.
 * 
 * - cards: Side by side.
 * - rows: One below the other.
 */
layout: ("cards" | "rows")
tone: Tone
}
/**
 * Prices, or other things to choose from.
 */
export interface Tickets {
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences below the heading.
 */
lead?: string
/**
 * In this order. Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: One offer.
 */
offers: {
/**
 * Name of the offer.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
/**
 * In euros.
 */
price?: number
/**
 * With a guide.
 */
guided: boolean
/**
 * Shown above the text.
 * 
 * @maxItems 2
 */
images?: Image[]
link?: Link
}[]
/**
 * The layout of the section.
 * 
 * - cards: Side by side.
 * - list: One below the other.
 * - table: Prices in a column.
 */
layout: ("cards" | "list" | "table")
tone: Tone
}
/**
 * Links in a row, such as the topics of a page.
 */
export interface Topics {
/**
 * What the links are, for screen readers.
 */
label: string
/**
 * In this order.
 * 
 * @minItems 1
 */
links: Link[]
/**
 * Text of the link that leads to this page.
 */
current?: string
tone: Tone
}
