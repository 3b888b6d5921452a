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
chapters: Chapters
clauses: Clauses
comparison: Comparison
"contact-details": ContactDetails
"contact-form": ContactForm
counters: Counters
embed: Embed
"hero-banner": HeroBanner
"link-row": LinkRow
"logo-strip": LogoStrip
"measured-text": MeasuredText
"office-hours": OfficeHours
pager: Pager
"promo-tiles": PromoTiles
quote: Quote
rates: Rates
readings: Readings
register: Register
series: Series
"share-links": ShareLinks
specimen: Specimen
steps: Steps
team: Team
"teaser-cards": TeaserCards
"text-section": TextSection
}
/**
 * Pictures and text that change sides from row to row. A card with a table, a report or a tally takes the shape that suits it. Long texts are folded.
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
 * Folded after a whole sentence if it is longer than the limit.
 */
text: string
image?: Image
/**
 * Places on the picture. Each gets a letter, and the letters are explained below the text.
 */
marks?: LetteredMark[]
table?: DataTable
report?: Report
tally?: Tally
inset?: Inset
}[]
/**
 * Number of characters. Of a longer text the first whole sentences are shown, and a button shows the rest.
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
/**
 * The signs of the places on a picture, in their order.
 */
letters: string
tone: Tone
}
/**
 * A place on a picture that has a letter, and what is there.
 */
export interface LetteredMark {
/**
 * Where the letter is, in percent of the width of the picture.
 */
x: number
/**
 * Where the letter is, in percent of the height of the picture.
 */
y: number
/**
 * What is there. The letter comes by itself: A, B, C.
 */
text: string
}
/**
 * A small table: what happened, row by row.
 */
export interface DataTable {
/**
 * One line above the table.
 */
caption?: string
/**
 * The heading of each column.
 * 
 * Items: Heading of a column.
 */
head: string[]
/**
 * One for each line of the table.
 * 
 * Items: One line of the table.
 */
rows: {
/**
 * As many as there are columns.
 * 
 * Items: Text or number.
 */
cells: string[]
/**
 * A word that stands out at the start of the last cell, such as “Turned back”.
 */
flag?: string
}[]
}
/**
 * A page that somebody receives: two figures, a chart, and the largest changes in sentences.
 */
export interface Report {
/**
 * First line of the page.
 */
title: string
/**
 * Next to the title: a date, or for whom it is.
 */
note?: string
/**
 * Two are best. The second stands out.
 * 
 * Items: A figure and what it counts.
 */
figures: {
/**
 * A short number, such as “5,620”.
 */
value: string
/**
 * What it counts, in a few words.
 */
text: string
}[]
/**
 * One number for each day or month, also for those to come. Their sum rises above them as a line.
 * 
 * Items: Height of the bar.
 */
bars?: number[]
/**
 * How many of the bars have passed. The others are dashed, because they are expected.
 */
passed?: number
/**
 * How far the sum at the end may be off, up or down.
 */
range?: number
/**
 * What the chart shows, for people who cannot see it.
 */
chartText?: string
/**
 * What bars and line are, such as “Each day, and the sum”.
 */
label?: string
/**
 * When the first bar is, such as “1 March”.
 */
start?: string
/**
 * When the last bar is, such as “31 March”.
 */
end?: string
/**
 * The word at the line between what has passed and what is expected, such as “Today”.
 */
now?: string
/**
 * Above the list of changes.
 */
changesTitle?: string
/**
 * The largest changes.
 * 
 * Items: A change, and why.
 */
changes?: {
/**
 * How much, such as “+640”.
 */
value: string
/**
 * Why, in a sentence.
 */
text: string
}[]
}
/**
 * Many, among them a few that matter: a night of lights, the few ringed.
 */
export interface Tally {
/**
 * How many there are.
 */
all: number
/**
 * How many of them are ringed: up to 24.
 */
few: number
/**
 * What the first number counts.
 */
allText: string
/**
 * What the second number counts.
 */
fewText: string
}
/**
 * A small sheet on a picture, which shows a figure.
 */
export interface Inset {
/**
 * What is drawn.
 * 
 * - hours: A ring of 24 hours.
 * - days: Boxes, one for each day.
 * - figure: A figure alone.
 */
kind: ("hours" | "days" | "figure")
/**
 * The large figure, such as “46” or “1½”.
 */
figure?: string
/**
 * A word after the figure, such as “days”.
 */
unit?: string
/**
 * hours: 24 numbers, from midnight on. days: how many now, then how many before.
 * 
 * Items: A number.
 */
values?: number[]
/**
 * hours: the first hour that stands out, from 0 to 23.
 */
first?: number
/**
 * hours: the last hour that stands out, from 0 to 23.
 */
last?: number
/**
 * What the figure means, in a sentence.
 */
text: string
}
/**
 * A longer text in sections, each with evidence in its margin if you like: a picture, a figure.
 */
export interface Article {
/**
 * One to three sentences before the text, set large. Left out if the text begins with the same words.
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
aside?: string
/**
 * A number in the margin that the section proves.
 */
figure?: {
/**
 * A short number, such as “31”.
 */
value: string
/**
 * Set small after the number, such as “of 40”.
 */
unit?: string
/**
 * What it counts, in one sentence.
 */
text: string
}
}[]
/**
 * Shows above the text how long each section takes to read, with links to them. Needs three sections with headings.
 * 
 * The minutes are the words before a section, by 220. At most 24 sections.
 */
scale: boolean
/**
 * What screen readers call the list of sections.
 */
contents: string
/**
 * The word after a number of minutes, shortened.
 */
minutes: string
/**
 * For screen readers: the link at each heading, whose address can be copied. [heading] becomes the heading.
 */
linkTo: string
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
 * What comes next, as figures with their meaning: times, prices, promises. They are next to title, text and links.
 * 
 * Items: A figure, and what it means.
 */
terms?: {
/**
 * A few characters, such as “2 days”.
 */
figure: string
/**
 * What the figure is, in a few words.
 */
heading: string
/**
 * One sentence.
 */
text?: string
}[]
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
 * The names of the products in place of their logos, all as wide as each other.
 * 
 * A name is the alternative text of the logo. If one is missing or too long, the logos are shown.
 */
lettering: boolean
/**
 * The link of the logo of this page. It is underlined.
 */
current?: string
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
 * Name of a small picture. rosette is a seal with the code at the start of the title, such as ISO 9001. An unknown name shows a plain ring.
 */
icon?: string
/**
 * Where the card leads.
 */
href?: string
}[]
/**
 * The layout of the section.
 * 
 * - cells: Cards of uneven width.
 * - ruled: A table with thin lines, whose cells fill with colour when somebody points at them.
 * - list: A numbered column.
 */
layout: ("cells" | "ruled" | "list")
tone: Tone
}
/**
 * A story in a few parts. Each can have a plate, a chart of a passage, a list of hours and a dial.
 */
export interface Chapters {
/**
 * The parts of the story, in order.
 * 
 * @minItems 1
 * 
 * Items: One part, with its heading.
 */
sections: {
/**
 * Heading of the section.
 */
heading?: string
/**
 * Running text. A line break begins a paragraph.
 */
text?: string
/**
 * One or two sentences below the heading, in large letters.
 */
summary?: string
/**
 * A picture next to the section.
 */
figure?: {
image: Image
/**
 * Below the picture.
 */
caption?: string
/**
 * The white of the picture takes the background of the section, so that the drawing has no frame. For drawings on white.
 */
blend?: boolean
/**
 * What the colours of the picture stand for, and how many there are of each.
 * 
 * Items: One colour of the picture.
 */
key?: {
/**
 * How many there are.
 */
count: number
/**
 * What they are.
 */
text: string
/**
 * The colour in the picture.
 */
swatch?: ("paper" | "ink" | "purple")
}[]
}
/**
 * Something that moved from one place to another in several steps. It is drawn to scale if the sums agree: what moved is what the new place holds at the end, and with what was retired it is what the old place held at the start. Otherwise, and with fewer than three steps, it is a list.
 */
passage?: {
/**
 * Its name, such as “Old hall”.
 */
old?: string
/**
 * Its name, such as “New hall”.
 */
new?: string
/**
 * What moves, such as machines.
 */
unit?: string
/**
 * How many the old place holds before the first step.
 */
start?: number
/**
 * How many the new place holds after the last step.
 */
end?: number
/**
 * The day on which the drawing begins. Without it, some days before the first step.
 */
opens?: string
/**
 * The day on which the drawing ends. Without it, the day of the last step.
 */
closes?: string
/**
 * What happens on that day, such as “lease ends”.
 */
closing?: string
/**
 * The time between the last step and the last day, such as “8 days in hand”.
 */
spare?: string
/**
 * Below the drawing: how to read it.
 */
caption?: string
/**
 * Each move, in any order.
 * 
 * @minItems 1
 * 
 * Items: One move.
 */
steps: {
/**
 * The day of the move.
 */
date: string
/**
 * In the ring on the drawing: a number, or two letters.
 */
label?: string
/**
 * How many went across. For a move that was turned back: how many had set out.
 */
moved: number
/**
 * How many were given up on the way. Each is a cross on the drawing.
 */
retired?: number
/**
 * How the step ended.
 * 
 * - crossed: They arrived.
 * - back: They were turned back, and do not count as moved.
 */
outcome?: ("crossed" | "back")
/**
 * Below the date, in place of how many went across.
 */
note?: string
}[]
}
/**
 * What happens when, in order.
 * 
 * Items: One point of time.
 */
hours?: {
/**
 * Such as “Fri 18:00”.
 */
time: string
/**
 * What happens then.
 */
text: string
/**
 * The hour that matters most.
 */
current?: boolean
}[]
/**
 * A span of time as a ring, with a hand at the latest time to turn back.
 */
dial?: {
/**
 * Above the time in the middle, such as “Latest hour to turn back”.
 */
label?: string
/**
 * When it begins.
 */
start: string
/**
 * When the work should be finished. Between this and the hand, the ring is hatched.
 */
done?: string
/**
 * The latest time to turn back, which the middle of the dial shows.
 */
turn: string
/**
 * When everything must be ready, whichever way it went.
 */
end: string
}
}[]
/**
 * Opens the list that says the same as the drawing of a passage.
 * 
 * In English by default; a page in another language sets its own.
 */
list: string
/**
 * Head of the column with the dates.
 * 
 * In English by default; a page in another language sets its own.
 */
dateHead: string
/**
 * Head of the column with the names of the steps.
 * 
 * In English by default; a page in another language sets its own.
 */
stepHead: string
/**
 * Head of the column that counts what went across.
 * 
 * In English by default; a page in another language sets its own.
 */
movedHead: string
/**
 * Head of the column that counts what was given up.
 * 
 * In English by default; a page in another language sets its own.
 */
retiredHead: string
/**
 * Below a date of the drawing. [count] is replaced.
 * 
 * In English by default; a page in another language sets its own.
 */
acrossText: string
/**
 * For a step that was turned back.
 * 
 * In English by default; a page in another language sets its own.
 */
backText: string
/**
 * Backgrounds of the second and all further parts, in turn.
 * 
 * @minItems 1
 */
tones: Tone[]
tone: Tone
}
/**
 * The clauses of a policy or another set of rules, with a list of their headings that stays in view.
 */
export interface Clauses {
/**
 * Above the list of headings.
 */
contents: string
further?: Link
/**
 * In this order. Without any, nothing is shown.
 * 
 * @minItems 1
 * 
 * Items: One heading with its text.
 */
clauses: {
/**
 * Heading of the clause. Its address on the page is made from it.
 */
heading: string
/**
 * Each line is a paragraph.
 */
text?: string
/**
 * The beginning of a last sentence, which ends with the link.
 */
more?: string
link?: Link
/**
 * A few words each. All are set to the same length. Without them, the text stands alone.
 * 
 * Items: Eight to twenty letters look best.
 */
lines?: string[]
/**
 * Below the large lines.
 */
caption?: string
/**
 * A small drawing next to the text, made from numbers.
 */
figure?: {
/**
 * What is drawn.
 * 
 * - overlap: Circles that overlap.
 * - gauge: A dial with a needle.
 * - ring: Letters in a frame.
 * - seats: Chairs round a table.
 */
kind: ("overlap" | "gauge" | "ring" | "seats")
/**
 * What the drawing shows, in a few words.
 */
title: string
/**
 * A sentence below the title.
 */
text?: string
/**
 * overlap: how many circles, 2 to 4. gauge: where the needle points. seats: how many chairs, 3 to 16.
 */
value?: number
/**
 * Of a gauge: the largest value that is still allowed. Its needle can point to at most four times as much.
 */
limit?: number
/**
 * Of seats: the part of the table that is filled, in percent.
 */
share?: number
/**
 * Of a ring: one to three letters or digits.
 */
letters?: string
}
/**
 * A list below the text, such as whom to write to.
 * 
 * Items: One way.
 */
ways?: {
/**
 * In one to four words.
 */
name: string
/**
 * A few words about it.
 */
note?: string
}[]
/**
 * What happens next. Below the list, in bold.
 */
promise?: string
/**
 * A sentence after it.
 */
promiseNote?: string
}[]
tone: Tone
}
/**
 * Amounts as bars on one scale, such as ten seconds against twenty minutes.
 */
export interface Comparison {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * From two to six amounts. The last one has the accent colour.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One amount.
 */
bars: {
/**
 * The amount as visitors read it, in a few characters, such as “20” or “1,200”.
 */
value: string
/**
 * What the figure counts, such as “minutes”.
 */
unit?: string
/**
 * Length of the bar, in one measure for all bars: 10 and 1200 for ten seconds and twenty minutes. Not needed if all figures have the same unit.
 * 
 * Without a length for each of them, the figures are shown without bars.
 */
amount?: number
/**
 * What took or measures this much, in a few words.
 */
label: string
}[]
/**
 * The bars belong to the section above, so less space is between them.
 * 
 * Only below a section of the same background.
 */
joined: boolean
/**
 * What screen readers call a section without a heading.
 */
label: string
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
link?: Link
/**
 * A plan of the streets. It takes the other half of the section.
 */
plan?: {
image: Image
/**
 * Shown next to the door, in the middle of the plan, line by line.
 * 
 * Items: One line.
 */
lines?: string[]
}
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
 * What visitors enter in the field.
 * 
 * Without it, a line of text.
 * 
 * - text: A line of text.
 * - email: An email address.
 * - tel: A phone number.
 * - textarea: A text of several lines.
 * - select: A choice of options.
 * - checkbox: Yes or nothing.
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
 * Counted like the minimum. Visitors can type more, and then see a message.
 */
max?: number
/**
 * Without it, the message of the form is shown.
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
 * What the visitor sees when sending fails.
 * 
 * Both write the failure to the console.
 * 
 * - log: The visitor sees no message.
 * - notify: The visitor sees a message.
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
 * Figures drawn as the scale bar of a map, or in a row. On the scale they count up once.
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
 * On the scale, a plus sign follows it.
 */
number: number
/**
 * After the number, in smaller letters, such as % or weeks. In a row only.
 */
unit?: string
/**
 * What is counted.
 */
label: string
}[]
/**
 * What screen readers call the section.
 */
label: string
/**
 * The layout of the section.
 * 
 * - scale: The scale bar of a map, with a plus sign after each number.
 * - row: Exact figures in a row, without a plus sign.
 */
layout: ("scale" | "row")
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
/**
 * The layout of the section.
 * 
 * - framed: With a border, for a page of another company.
 * - joined: Without a border, for a page of your own that has the same background.
 */
layout: ("framed" | "joined")
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
 * The levels above this page, and the page itself as the last one. Shown instead of the eyebrow.
 * 
 * A level without a link is plain text.
 * 
 * Items: One level of the breadcrumb.
 */
trail?: {
/**
 * Name of the level.
 */
label: string
/**
 * Where the level leads, if it has a page.
 */
href?: string
}[]
/**
 * What the breadcrumb is, for screen readers.
 */
trailLabel: string
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
narrow?: Image
/**
 * The part of the picture that stays when it is cropped: its start, its centre or its end.
 */
focus?: ("start" | "center" | "end")
/**
 * The white of the picture takes the background of the section, so that the drawing has no edge.
 * 
 * Only on light backgrounds, in the layout split. The layout display always does.
 */
blend: boolean
logo?: Image
mark?: Image
/**
 * What a visitor wants to know at once. split: a tag on the picture. plate: the title block below the picture. form: ways to reach you.
 */
facts?: Fact[]
/**
 * Two to four figures in a frame below the picture, as on the door of a container. Only in the layout split.
 * 
 * The first four are shown.
 * 
 * Items: A figure and what it counts.
 */
figures?: {
/**
 * A short number, such as “1,400”.
 */
value: string
/**
 * What it counts, in a few words.
 */
text: string
}[]
/**
 * A telephone on the picture, which shows a question and its answer. Only in the layout split.
 */
screen?: {
/**
 * In the top line of the screen, such as “23:40”.
 */
time?: string
/**
 * In the top line of the screen, such as “Question 3 of 6”.
 */
step?: string
/**
 * What the product asks.
 */
question: string
/**
 * What the person answers.
 */
answer?: string
/**
 * A small line below the answer.
 */
hint?: string
}
/**
 * What the telephone shows, for screen readers.
 */
screenLabel: string
/**
 * The last line of the telephone: how to answer.
 */
replyLabel: string
/**
 * Day of publication, shown below the title.
 * 
 * In the language of the site.
 */
date?: string
/**
 * Shown next to the date. If somebody of this name is among the people, with portrait and job title.
 */
author?: string
/**
 * In minutes, shown next to the date. Zero and less are not shown.
 */
minutes?: number
/**
 * The words of the reading time. [minutes] is the number.
 */
minutesText: string
/**
 * Name of the person who leads the work, in the layouts plate, split and panel. If somebody of this name is among the people, with portrait and job title.
 */
ledBy?: string
/**
 * Shown above the name of the person who leads the work.
 */
ledByLabel: string
/**
 * Where the portrait and the job title of the author, or of the person who led the work, are found by name. On the page of a person, the portrait is the picture.
 * 
 * The title of the page of a person is the name; it has the layout split and no picture of its own.
 * 
 * Names are compared without case.
 */
people?: Person[]
/**
 * The title is split into lines where this sign is, such as | in “Plan | Build”.
 */
titleSeparator?: string
/**
 * The layout of the section.
 * 
 * - split: Text left, picture right.
 * - display: Very large text over a picture that fades into the page.
 * - panel: A wide picture with the text on a panel.
 * - plain: Text only.
 * - plate: Title, then a wide picture, then intro and facts.
 * - article: Text left, a whole picture right.
 * - bench: Title over the full width, then intro and a wide picture.
 * - form: Text left, a form right.
 */
layout: ("split" | "display" | "panel" | "plain" | "plate" | "article" | "bench" | "form")
tone: Tone
slots: {
form?: import('react').ReactNode
}
}
/**
 * A term and what is true for it, such as “Sector: retail banking”.
 */
export interface Fact {
/**
 * What the fact is about, in one or two words.
 */
term: string
/**
 * The fact itself, in a few words.
 */
text: string
/**
 * Where the text leads, if it leads anywhere.
 */
href?: string
}
/**
 * Somebody with a name, and perhaps a job title and a portrait.
 */
export interface Person {
/**
 * First and last name.
 */
name: string
/**
 * What this person does at the company.
 */
role?: string
image?: Image
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
 * The layout of the section.
 * 
 * - row: Logos that do not move.
 * - moving: Logos that run in a loop, which visitors can pause.
 * - seals: Larger logos, each with its name next to it.
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
 * Text, and next to it what was measured: a stopwatch, or things counted out.
 */
export interface MeasuredText {
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
stopwatch?: Stopwatch
count?: Count
link?: Link
tone: Tone
}
/**
 * How long something took, stage by stage, on the dial of a stopwatch.
 */
export interface Stopwatch {
/**
 * How many minutes it may take: once round the dial.
 * 
 * Stages that are longer than this are not shown.
 */
limit: number
/**
 * In their order.
 * 
 * Items: A part of the time.
 */
stages: {
/**
 * What is done, in a few words.
 */
name: string
/**
 * How long it took.
 */
minutes: number
}[]
/**
 * What was timed, for people who cannot see the dial.
 */
caption?: string
}
/**
 * Things counted out: one box for each, up to 2,000.
 */
export interface Count {
/**
 * The layout of the section.
 * 
 * - whole: The parts fill one field of boxes, one after the other.
 * - rows: Each part has a row of its own.
 */
layout: ("whole" | "rows")
/**
 * One to four.
 * 
 * Items: Some of the things.
 */
parts: {
/**
 * What they are, in a few words.
 */
text: string
/**
 * How many.
 */
count: number
}[]
/**
 * What is counted, in a line below the boxes.
 */
caption?: string
}
/**
 * The working hours of several offices on one scale of 24 hours, so that visitors see when one hands over to the next.
 */
export interface OfficeHours {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * In the order of their day. With fewer than two, only heading and intro are shown.
 * 
 * Items: One office.
 */
offices: {
/**
 * Name of the office.
 */
name: string
/**
 * As visitors know it, such as UTC +5:30.
 */
zone?: string
/**
 * In hours of the common clock, such as 4.5 for 04:30.
 */
coreStart: number
/**
 * An earlier time than the start is on the next day.
 */
coreEnd: number
/**
 * When the first people start.
 */
flexStart?: number
/**
 * When the last people leave.
 */
flexEnd?: number
}[]
/**
 * Name of the common clock, after the last hour.
 */
clock: string
/**
 * What screen readers say for each office. [start] and [end] become its core hours.
 */
spoken: string
/**
 * Explains the drawing.
 */
note?: string
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
 * What was measured, in large figures above the title. The layout mosaic does not show it.
 */
figure?: {
/**
 * A number, or a short text with one.
 */
value: string
/**
 * What is counted, in one to three words.
 */
unit?: string
}
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
narrow?: Image
/**
 * Shown on the picture, as of a video.
 */
video?: boolean
}[]
/**
 * The layout of the section.
 * 
 * - duo: Two tiles, the first wider and dark.
 * - low: Two tiles half as high, with the picture next to the words.
 * - mosaic: Pictures with a label.
 * - feature: One tile over a picture that fills the screen.
 */
layout: ("duo" | "low" | "mosaic" | "feature")
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
logo?: Image
picture?: Image
/**
 * Where the portrait, the drawing or the logo is: before the words or after them.
 */
side: ("start" | "end")
tone: Tone
}
/**
 * A table of rates in percent, each drawn as a dot with the range that chance alone would explain.
 */
export interface Rates {
/**
 * Heading of the section.
 */
heading?: string
/**
 * How to read the table, in a few sentences.
 */
text?: string
/**
 * The rows, in order.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
groups: {
/**
 * Name of the group, in a few words.
 */
name: string
/**
 * How many were counted. The range of chance follows from it.
 */
people?: number
/**
 * In percent, from 0 to 100.
 */
rate: number
/**
 * The row is no longer in use. Its dot is hollow.
 */
withdrawn?: boolean
}[]
/**
 * The rate of everybody, in percent. The dots are drawn around it.
 * 
 * Without it, the dots are drawn between the lowest and the highest.
 */
line?: number
/**
 * Name of the reference line.
 */
lineLabel: string
/**
 * Percentage points on each side of the line that are still in order. They are drawn as a light band.
 */
tolerance?: number
/**
 * What the table shows, such as “March reading”. Above the names of the groups.
 */
label: string
/**
 * Above the numbers of people.
 */
peopleLabel: string
/**
 * Above the rates.
 */
rateLabel: string
/**
 * Follows the name of a withdrawn row.
 */
withdrawnLabel: string
tone: Tone
}
/**
 * One to four figures, each before and after, as bars on a ruled scale.
 */
export interface Readings {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * The figures. The first four are shown.
 * 
 * @minItems 1
 * 
 * Items: One figure, before and after.
 */
readings: {
/**
 * What was measured. It goes on from the figure: “6 hours to close the books at month end”.
 */
label: string
/**
 * The first reading. Without it, there is no arrow.
 */
before?: number
/**
 * The second reading: the figure that stands out.
 */
after: number
/**
 * What is counted, such as hours.
 */
unit?: string
/**
 * The whole that the figure is a part of, such as 70 branches. Each of them gets a tick, up to 100.
 */
of?: number
/**
 * For what was left over, such as days before a deadline: a box for each of them. The last boxes, as many as the figure says, stand out.
 */
row?: {
/**
 * How many there are in all, up to 100.
 */
count: number
/**
 * Below the first box, such as “1 October”.
 */
first?: string
/**
 * Below the last box that does not stand out, such as “23”.
 */
turn?: string
/**
 * Below the last box, such as “31, lease ends”.
 */
last?: string
}
}[]
/**
 * Between the two readings, for screen readers.
 * 
 * In English by default; a page in another language sets its own.
 */
now: string
/**
 * After a figure that is a part of a whole. [whole] and [unit] are replaced.
 * 
 * In English by default; a page in another language sets its own.
 */
ofText: string
tone: Tone
}
/**
 * A strip of short facts about a document, such as when it was last reviewed and by whom.
 */
export interface Register {
/**
 * Two to four look best. Without any, the strip is not shown.
 * 
 * @minItems 1
 */
facts: Fact[]
/**
 * What screen readers call the strip.
 */
label: string
tone: Tone
}
/**
 * A table of figures over several years or other periods, each row with a small line.
 */
export interface Series {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
/**
 * What the table shows and in which unit, for screen readers.
 */
caption?: string
/**
 * Above the names of the rows.
 */
label?: string
/**
 * The oldest first. The last is shown large.
 * 
 * @minItems 1
 * 
 * Items: Such as a year.
 */
columns: string[]
/**
 * Without any, the section is not shown.
 * 
 * @minItems 1
 * 
 * Items: One figure over all periods.
 */
rows: {
/**
 * Whose figures these are.
 */
name: string
/**
 * One for each period, in the same order. A dash where there is no figure.
 * 
 * A number, or any text for a gap.
 * 
 * Items: A number, or a dash.
 */
values: (number | string)[]
}[]
/**
 * What screen readers say where there is no figure.
 */
gap: string
link?: Link
/**
 * Next to the link, such as the format and length of the report.
 */
note?: string
tone: Tone
}
/**
 * The end of a page: who wrote it and what it is about, if you like, and links that share it on social networks.
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
 * Who wrote the page. If somebody of this name is among the people, with portrait, job title and a short biography.
 */
author?: string
/**
 * Where the author is found by name.
 * 
 * Names are compared without case.
 * 
 * Items: Somebody who may have written the page.
 */
people?: {
/**
 * First and last name.
 */
name: string
/**
 * What this person does at the company.
 */
role?: string
image?: Image
/**
 * The first two sentences are shown.
 */
bio?: string
}[]
/**
 * Links to what else the author wrote. The first one is shown.
 * 
 * Items: A link to a page of the author.
 */
authorLinks?: {
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
 * What the page is about, as links.
 * 
 * Items: A topic of the page.
 */
topics?: {
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
 * Shown above the name of the author.
 */
writtenBy: string
/**
 * Shown before the topics.
 */
topicsLabel: string
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
 * A document with remarks: some of its sentences are marked, and a line leads from each to its score.
 */
export interface Specimen {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to or below the heading.
 */
lead?: string
logo?: Image
/**
 * In the top line of the document: what it is.
 */
title?: string
/**
 * At the end of the top line, such as “Applicant 188 of 212”.
 */
reference?: string
/**
 * Heading of the list next to the document.
 */
listHeading?: string
/**
 * The parts of the whole. The document shows one of them.
 * 
 * Items: Name of a part, in a few words.
 */
list?: string[]
/**
 * Number of the part that the document shows. The first is 1.
 * 
 * A number without a part is ignored.
 */
current?: number
/**
 * A small line above the question, such as “Question 3, answered by voice at 23:41”.
 */
about?: string
/**
 * What the document answers.
 */
question?: string
/**
 * The document, in order.
 * 
 * @minItems 1
 * 
 * Items: A sentence or several. With a criterion it is marked, and a line leads to its score.
 */
passages: {
/**
 * The words of the document.
 */
text: string
/**
 * What this passage shows, in a few words. Without it, the passage is plain text.
 */
criterion?: string
/**
 * From 1 to the highest score. Another number is not shown.
 */
score?: number
/**
 * The score that nothing exceeds, 10 at most.
 */
scale: number
/**
 * What earns this score. Folded until somebody wants to know.
 */
reason?: string
/**
 * A remark on the score: what it begins with, and the rest.
 */
note?: {
/**
 * Set in bold, such as “Recruiter disagrees: 5.”
 */
term: string
/**
 * The rest of the remark.
 */
text: string
/**
 * Where the text leads, if it leads anywhere.
 */
href?: string
}
}[]
/**
 * Up to three facts below the document.
 * 
 * @maxItems 3
 */
foot?: Fact[]
/**
 * What opens the reason of a score. [score] is the score.
 */
reasonLabel: string
/**
 * How screen readers say a score. [score] and [scale] are the numbers.
 */
scoreLabel: string
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
/**
 * The layout of the section.
 * 
 * - numbers: Each step has a large number.
 * - scale: The steps are the stations of a time, the first before it and the last its end; for two to five steps.
 */
layout: ("numbers" | "scale")
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
/**
 * Who is shown, in this order, each with a line of their own. Names that are not in the list of people are skipped. Without a roster, everybody is shown.
 * 
 * For the layouts frieze and directory.
 * 
 * Items: One person.
 */
roster?: {
/**
 * Full name, as in the list of people.
 */
name: string
/**
 * Such as the post that is open, or the subject this person answers for.
 */
note?: string
}[]
/**
 * The layout of the section.
 * 
 * - cards: With biography and profile.
 * - frieze: A row of portraits, without those who have none.
 * - directory: Two columns of names with small portraits.
 */
layout: ("cards" | "frieze" | "directory")
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
 * What the page is about, above its title.
 * 
 * Visitors filter a ledger by it.
 */
topic?: {
/**
 * Name of the topic.
 */
label: string
/**
 * The page of the topic.
 */
href?: string
}
/**
 * Line of business of a client, above the title.
 */
sector?: string
/**
 * A short extract of the page.
 */
text?: string
image?: Image
/**
 * What was measured, such as 4 minutes. Only the layouts “figures” and “studies” show it.
 */
figure?: {
/**
 * A number, or a short text with one.
 */
value: string
/**
 * What is counted, in one to three words.
 */
unit?: string
}
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
/**
 * How long it takes to read the page.
 */
minutes?: number
/**
 * The layout “feature” shows the first pinned card, or else the first card.
 */
sticky?: boolean
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
 * Cards that lead to these pages come first, in this order.
 * 
 * Items: Where a card leads.
 */
suggested?: string[]
/**
 * Cards of this sector come next. All others keep their order.
 */
sector?: string
/**
 * Portraits and job titles of authors, found by their names.
 */
people?: Person[]
/**
 * The layout of the section.
 * 
 * - lead: The first one large, the others next to it.
 * - stair: Three that step down.
 * - grid: Rows of equal cards.
 * - front: Rows of three, in which the first card takes the space of four.
 * - feature: One card, large.
 * - ledger: Rows by date, with a scale of the year and a filter by topic.
 * - pairs: Two columns of rows with small pictures.
 * - figures: Rows with a large figure.
 * - studies: A large card, then pairs, each with sector and figure.
 */
layout: ("lead" | "stair" | "grid" | "front" | "feature" | "ledger" | "pairs" | "figures" | "studies")
/**
 * Cards in a row of the grid on a wide screen.
 */
columns: (2 | 3)
tone: Tone
/**
 * Words of the reading time. [minutes] is the number.
 * 
 * In English by default; a page in another language sets its own.
 */
minutesText: string
/**
 * Words above the title of the layout “feature”.
 * 
 * In English by default; a page in another language sets its own.
 */
featured: string
/**
 * Words above the filter of a ledger.
 * 
 * In English by default; a page in another language sets its own.
 */
filter: string
/**
 * The choice of the filter that shows every row.
 * 
 * In English by default; a page in another language sets its own.
 */
all: string
/**
 * The section above features one of the same cards. The ledger lists it without its picture, and is not shown if it is the only one.
 */
belowFeature: boolean
/**
 * Names of the four quarters of a year, above the rows of a ledger.
 * 
 * In English by default; a page in another language sets its own.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: Name of a quarter.
 */
quarters: string[]
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
 * The layout of the section.
 * 
 * - columns: Heading left, text right.
 * - statement: The first paragraph set large.
 * - aside: Text left, picture right.
 */
layout: ("columns" | "statement" | "aside")
tone: Tone
}
