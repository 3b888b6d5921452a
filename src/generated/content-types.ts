// Generated from schemas/ by `npm run generate`. Do not edit.
export type Image = import('pagewright').Image

export interface SourceMap {
"case-studies": CaseStudies
"case-study-pages": CaseStudyPages
"case-study": CaseStudy
company: Company
contact: Contact
homepage: Homepage
industries: Industries
industry: Industry
"latest-posts": LatestPosts
media: Media
pages: Pages
people: People
platform: Platform
platforms: Platforms
"post-author": PostAuthor
"post-authors": PostAuthors
"post-pages": PostPages
"post-slugs": PostSlugs
"post-topic": PostTopic
"post-topics": PostTopics
post: Post
posts: Posts
service: Service
services: Services
"software-list": SoftwareList
software: Software
}
/**
 * Case studies, newest first.
 * 
 * GET wp/v2/case-studies.
 */
export interface CaseStudies {
/**
 * Params of the source.
 */
params: {
/**
 * How many, newest first.
 */
per_page: number
/**
 * Only those that have this in their title, excerpt or text. A path finds those that link to it.
 */
search?: string
/**
 * Number of the page, from 1, each of as many as a page has. Without it the first.
 */
page?: string
}
/**
 * Case studies as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * ID of the entry in WordPress.
 */
id: number
/**
 * Headline.
 */
title: string
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * A short text for lists; cut at 200 characters.
 */
excerpt: string
featured_image: Image
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
/**
 * Line of business of the client.
 */
sector?: string
/**
 * What lists show of the study.
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
}[]
}
/**
 * The pages of a list of case studies, as many as the service counts.
 * 
 * GET wp/v2/case-studies.
 */
export interface CaseStudyPages {
/**
 * Params of the source.
 */
params: {
/**
 * Number of entries.
 */
per_page: number
}
/**
 * One item for each page, in order; none where there are no entries.
 * 
 * Items: A page of the list.
 */
content: {
/**
 * Number of the page, from 1.
 */
page: string
/**
 * Number of the next page; missing on the last page.
 */
next?: string
}[]
}
/**
 * One case study.
 * 
 * GET wp/v2/case-studies?slug={slug}.
 */
export interface CaseStudy {
/**
 * Params of the source.
 */
params: {
/**
 * The last part of its address: its slug.
 */
slug: string
}
/**
 * What the page of a case study shows.
 */
content: {
/**
 * ID of the entry in WordPress.
 */
id: number
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * Headline of the page.
 */
hero_heading: string
hero_image: Image
/**
 * A short text; cut at 200 characters.
 */
excerpt?: string
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Date of the last change, with its time zone.
 */
modified?: string
/**
 * Name of the author.
 */
author?: string
/**
 * Challenge, Solution and Results, or one overview.
 * 
 * @minItems 1
 * 
 * Items: One section.
 */
details?: {
/**
 * Its place, from 1.
 */
id: number
/**
 * Heading of the section.
 */
title: string
/**
 * Running text.
 */
content: string
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
 * For whom the work was done.
 */
client?: {
/**
 * Name of the client.
 */
name: string
logo?: Image
}
/**
 * Line of business of the client, such as “Retail banking”. Studies of the same sector recommend each other.
 */
sector?: string
/**
 * What a reader wants to know at once: time, crew, services.
 * 
 * @maxItems 6
 * 
 * Items: A term and what is true for it.
 */
facts?: {
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
}[]
/**
 * Name of the person who led the work, as it is on the company page.
 */
lead_by?: string
/**
 * Above the figures, such as “Agreed in January, read again in October”.
 */
results_heading?: string
/**
 * One or two sentences about who took the readings, and when.
 */
results_lead?: string
/**
 * Two to four figures that were measured before and after. Lists show the first one.
 * 
 * @maxItems 4
 * 
 * Items: One figure, before and after.
 */
results?: {
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
 * What lists show of the study. Without it, the first of the results.
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
 * What the parts of the text have besides their words: the first entry for Challenge, the second for Solution, the third for Results.
 * 
 * @maxItems 3
 * 
 * Items: What one part has besides its words.
 */
sections?: {
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
 * What the client said. It is shown only with its author.
 */
quote?: {
/**
 * The words, without quotation marks.
 */
quote_content: string
/**
 * Who said it.
 */
quote_author?: string
/**
 * Title and company.
 */
quote_profession?: string
}
/**
 * Case studies that this one recommends, the first three. Without them: case studies of the same sector, then the newest ones.
 * 
 * @maxItems 3
 * 
 * Items: A case study.
 */
related?: string[]
seo?: Seo
}
}
/**
 * What search results and shared links show of a page. Each value that is there replaces the one of the page.
 */
export interface Seo {
/**
 * Title of the tab and of search results.
 */
title?: string
/**
 * One or two sentences for search results.
 */
description?: string
image?: Image
/**
 * Search engines do not list the page.
 */
noindex?: boolean
/**
 * Search engines list this page instead.
 * 
 * A path of this site, or a full URL.
 */
canonical?: string
}
/**
 * The company page.
 * 
 * GET custom/v1/get-aboutpage-content.
 */
export interface Company {
/**
 * Takes nothing.
 */
params: {

}
/**
 * What the company page shows.
 */
content: {
/**
 * Headline of the page.
 */
title: string
hero_image?: Image
hero_image_narrow?: Image
/**
 * Words above the core section.
 */
core_section_heading?: string
/**
 * Paragraphs.
 * 
 * Items: Text or HTML: paragraphs, lists and tables. A blank line separates paragraphs.
 */
core?: string[]
/**
 * One name an entry.
 * 
 * Items: Name of the certificate.
 */
certification?: string[]
/**
 * People, in order.
 * 
 * Items: One person.
 */
our_team_managements_data?: {
/**
 * Full name.
 */
name: string
image?: Image
/**
 * Role.
 */
designation?: string
/**
 * A few sentences.
 */
bio?: string
/**
 * Address of the profile.
 */
linkedin?: string
}[]
/**
 * Logos of awards.
 */
awards?: Image[]
seo?: Seo
}
}
/**
 * The contact page.
 * 
 * GET custom/v1/get-contactpage-content.
 */
export interface Contact {
/**
 * Takes nothing.
 */
params: {

}
/**
 * What the contact page shows.
 */
content: {
/**
 * Headline of the page.
 */
title: string
/**
 * Words above the details.
 */
contact_below_banner_heading?: string
/**
 * Address for letters by mail client.
 */
email?: string
/**
 * Number to call.
 */
phone?: string
seo?: Seo
}
}
/**
 * What the home page shows.
 * 
 * GET custom/v1/get-homepage-content.
 */
export interface Homepage {
/**
 * Takes nothing.
 */
params: {

}
/**
 * Everything is optional; what is missing leaves its section out.
 */
content: {
/**
 * The top of the page.
 */
banner?: {
banner_image?: Image
banner_image_narrow?: Image
}
/**
 * Figures about the company.
 * 
 * Items: One figure.
 */
counters?: {
/**
 * The figure.
 */
counter_number: number
/**
 * What is counted.
 */
counter_heading: string
}[]
/**
 * Logos of clients.
 */
brands?: Image[]
/**
 * The introduction.
 */
what_we_do?: {
/**
 * Words above the introduction.
 */
what_we_do_heading?: string
/**
 * The introduction. Text or HTML: paragraphs, lists and tables. A blank line separates paragraphs.
 */
what_we_do_description?: string
}
/**
 * Texts of the impact and the talent card.
 */
below_counter_section_data?: {
/**
 * Text of the impact card.
 */
impact_text?: string
/**
 * Text of the talent card.
 */
talent_text?: string
}
/**
 * The services grid.
 * 
 * Items: One service.
 */
services?: {
/**
 * Name of the service.
 */
service_title: string
/**
 * The service to which the card leads. Search by its title.
 */
service_slug: string
/**
 * One sentence.
 */
service_description?: string
}[]
/**
 * The section about industries.
 */
powering_enterprises?: {
/**
 * Heading of the section.
 */
powering_enterprises_heading?: string
}
seo?: Seo
}
}
/**
 * Industries as lists show them, oldest first.
 * 
 * GET custom/v1/industry.
 */
export interface Industries {
/**
 * Params of the source.
 */
params: {
/**
 * How many, oldest first.
 */
per_page: number
}
/**
 * Entries as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * Name of the entry, as menus show it.
 */
title: string
/**
 * One or two sentences below the headline.
 */
industry_banner_text?: string
hero_image?: Image
}[]
}
/**
 * One industry.
 * 
 * GET custom/v1/industry/{slug}.
 */
export interface Industry {
/**
 * Params of the source.
 */
params: {
/**
 * Its slug, which is the last part of its address, or its number in WordPress.
 */
slug: string
}
/**
 * What an industry page shows.
 */
content: {
/**
 * Headline of the page.
 */
hero_heading: string
hero_image?: Image
/**
 * One or two sentences below the headline.
 */
industry_banner_text?: string
industry_body_image?: Image
/**
 * Words above the capabilities.
 */
industry_capabilities_section_heading?: string
/**
 * Paragraphs.
 * 
 * Items: One paragraph.
 */
industry_details_data?: {
/**
 * Text or HTML: paragraphs, lists and tables. A blank line separates paragraphs.
 */
industry_detail_description: string
}[]
/**
 * Cards.
 * 
 * Items: One card.
 */
industry_capabilities?: {
/**
 * Name of the capability.
 */
industry_capabilities_heading: string
/**
 * One or two sentences.
 */
industry_capabilities_description?: string
}[]
/**
 * Above the figures, such as “First test, and a year later”.
 */
results_heading?: string
/**
 * One or two sentences about who took the readings, and when.
 */
results_lead?: string
/**
 * Up to three figures, measured before and after, below the capabilities.
 * 
 * @maxItems 3
 * 
 * Items: One figure, before and after.
 */
results?: {
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
 * What a client said.
 */
quote_content?: {
/**
 * The words, without quotation marks.
 */
quote_content: string
/**
 * Who said it.
 */
quote_author?: string
/**
 * Title and company.
 */
quote_profession?: string
quote_logo?: Image
}
seo?: Seo
}
}
/**
 * The newest posts.
 * 
 * GET wp/v2/posts.
 */
export interface LatestPosts {
/**
 * Params of the source.
 */
params: {
/**
 * How many, newest first.
 */
per_page: number
/**
 * Number of the page, from 1. Without it, the first.
 */
page?: number
/**
 * Only those that have this in their title, excerpt or text. A path finds those that link to it.
 */
search?: string
}
/**
 * Posts as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * ID of the entry in WordPress.
 */
id: number
/**
 * Headline.
 */
title: string
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * A short text for lists; cut at 200 characters.
 */
excerpt: string
featured_image: Image
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
/**
 * Its topics, by name.
 * 
 * Items: A topic of the entry.
 */
topics?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}[]
/**
 * Its first topic, for lists.
 */
topic?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}
/**
 * How long it takes to read the text.
 * 
 * WordPress counts the words, 220 for a minute.
 */
minutes?: number
/**
 * Pinned by an editor, to be before the others.
 */
sticky?: boolean
}[]
}
/**
 * Pictures of the media library. Declared for other sites; no page of this one uses it.
 * 
 * GET wp/v2/media.
 */
export interface Media {
/**
 * Params of the source.
 */
params: {
/**
 * How many, newest first.
 */
per_page: number
}
/**
 * Pictures, newest first.
 */
content: Image[]
}
/**
 * Pages of WordPress. Declared for other sites; no page of this one uses it.
 * 
 * GET wp/v2/pages.
 */
export interface Pages {
/**
 * Params of the source.
 */
params: {
/**
 * How many, newest first.
 */
per_page: number
}
/**
 * Pages as WordPress lists them.
 * 
 * Items: A page as WordPress lists it.
 */
content: {
/**
 * ID of the entry in WordPress.
 */
id: number
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * Headline.
 */
title?: string
}[]
}
/**
 * The people of the company page.
 * 
 * GET custom/v1/get-aboutpage-content?_fields=our_team_managements_data.
 */
export interface People {
/**
 * Params of the source.
 */
params: {

}
/**
 * Names, job titles and portraits, in the order of the company page.
 */
content: Person[]
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
 * One platform.
 * 
 * GET custom/v1/platform/{slug}.
 */
export interface Platform {
/**
 * Params of the source.
 */
params: {
/**
 * The last part of its address: its slug.
 */
slug: string
}
/**
 * What a platform page shows.
 */
content: {
/**
 * Headline of the page.
 */
hero_heading: string
hero_image?: Image
/**
 * A sentence below the headline.
 */
hero_sub_heading?: string
banner_logo?: Image
/**
 * A telephone on the hero picture, with a question and its answer.
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
 * The block of text below the banner.
 */
below_banner_software_content?: {
/**
 * Heading of the text.
 */
below_banner_software_details_heading?: string
/**
 * A line below the heading.
 */
below_banner_software_details_sub_heading?: string
/**
 * Text or HTML: paragraphs, lists and tables. A blank line separates paragraphs.
 */
below_banner_software_details_content?: string
}
/**
 * Two amounts as bars on one scale: before and after.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: One amount.
 */
compare?: {
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
 * One document with its scores: some sentences are marked, and a line leads from each to its score.
 */
specimen?: {
/**
 * Heading of the section.
 */
heading?: string
/**
 * One or two sentences next to the heading.
 */
text?: string
/**
 * Words of the link at the top of the page that leads to the document, such as “Read one interview”. Without them, there is no such link.
 */
link_label?: string
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
list_heading?: string
/**
 * The parts of the whole. The document shows one of them.
 * 
 * Items: Name of a part, in a few words.
 */
list?: string[]
/**
 * Number of the part that the document shows. The first is 1.
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
scale?: number
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
 * 
 * Items: A fact: its beginning in bold, and the rest.
 */
foot?: {
/**
 * Set in bold, such as “14 of 15”.
 */
term: string
/**
 * The rest of the fact.
 */
text: string
/**
 * Where the text leads, if it leads anywhere.
 */
href?: string
}[]
}
/**
 * Rows of picture and text, in order.
 * 
 * Items: One row.
 */
platform_details_data?: {
/**
 * Heading of the row.
 */
title: string
/**
 * Running text.
 */
content: string
img?: Image
inset?: Inset
}[]
/**
 * A table of rates by group, drawn around the rate of everybody.
 */
fairness?: {
/**
 * Heading of the section.
 */
heading?: string
/**
 * How to read the table, in a few sentences.
 */
text?: string
/**
 * What the table shows, such as “March reading”.
 */
label: string
/**
 * Above the numbers of people, such as “People”.
 */
people_label?: string
/**
 * Above the rates, such as “Passed”.
 */
rate_label?: string
/**
 * The rate of everybody, in percent.
 */
line?: number
/**
 * Percentage points on each side of the line that are still in order.
 */
tolerance?: number
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
}
/**
 * What a client said.
 */
quote_content?: string
/**
 * Who said it: first and last name.
 */
quote_author?: string
/**
 * Job title and company.
 */
quote_profession?: string
quote_logo?: Image
quote_image?: Image
/**
 * What working with it involves: times, prices, promises. Shown next to the last links.
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
 * Where the platform lives.
 */
banner_link?: string
seo?: Seo
}
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
 * Platforms as lists show them, oldest first.
 * 
 * GET custom/v1/platform.
 */
export interface Platforms {
/**
 * Params of the source.
 */
params: {
/**
 * How many, oldest first.
 */
per_page: number
}
/**
 * Entries as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * Name of the entry, as menus show it.
 */
title: string
/**
 * A sentence below the headline.
 */
hero_sub_heading?: string
hero_image?: Image
}[]
}
/**
 * One author of posts.
 * 
 * GET custom/v1/post-authors?slug=….
 */
export interface PostAuthor {
/**
 * Params of the source.
 */
params: {
/**
 * The last part of its address: its slug.
 */
slug: string
}
/**
 * An author of posts.
 */
content: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
/**
 * How many posts it has.
 */
count?: number
}
}
/**
 * The authors of posts.
 * 
 * GET custom/v1/post-authors.
 */
export interface PostAuthors {
/**
 * Params of the source.
 */
params: {

}
/**
 * The authors that have posts, by name.
 * 
 * Items: An author of posts.
 */
content: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
/**
 * How many posts it has.
 */
count?: number
}[]
}
/**
 * The pages of the list of posts, as many as the service counts.
 * 
 * GET custom/v1/get-all-posts.
 */
export interface PostPages {
/**
 * Params of the source.
 */
params: {
/**
 * Only posts of this topic: its slug, which is the last part of its address.
 */
topic?: string
/**
 * Only posts of this tag: its slug, which is the last part of its address.
 */
tag?: string
/**
 * Only posts of this author: its slug, which is the last part of its address.
 */
author?: string
/**
 * Only posts that have these words, as latest-posts finds them.
 */
search?: string
/**
 * Number of entries.
 */
per_page: number
}
/**
 * One item for each page, in order; none where there are no entries.
 * 
 * Items: A page of the list.
 */
content: {
/**
 * Number of the page, from 1.
 */
page: string
/**
 * Number of the next page; missing on the last page.
 */
next?: string
}[]
}
/**
 * The slugs of all posts, newest first, for the routes of posts.
 * 
 * GET custom/v1/get-all-posts.
 */
export interface PostSlugs {
/**
 * The source takes none.
 */
params: {

}
/**
 * One item for each post.
 * 
 * Items: A post.
 */
content: {
/**
 * The slug: last part of its path.
 */
slug: string
}[]
}
/**
 * One topic of posts.
 * 
 * GET custom/v1/post-topics?slug=….
 */
export interface PostTopic {
/**
 * Params of the source.
 */
params: {
/**
 * The last part of its address: its slug.
 */
slug: string
}
/**
 * A topic of posts.
 */
content: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
/**
 * How many posts it has.
 */
count?: number
}
}
/**
 * The topics of posts.
 * 
 * GET custom/v1/post-topics.
 */
export interface PostTopics {
/**
 * Params of the source.
 */
params: {

}
/**
 * The topics that have posts, by name.
 * 
 * Items: A topic of posts.
 */
content: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
/**
 * How many posts it has.
 */
count?: number
}[]
}
/**
 * One post.
 * 
 * GET custom/v1/get-post-detail/{slug}.
 */
export interface Post {
/**
 * Params of the source.
 */
params: {
/**
 * The last part of its address: its slug.
 */
slug: string
}
/**
 * What the page of a post shows.
 */
content: {
/**
 * Headline of the page.
 */
hero_heading: string
hero_image?: Image
/**
 * The beginning of the first section; cut at 200 characters.
 */
excerpt?: string
/**
 * The whole excerpt.
 */
lead?: string
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Date of the last change, with its time zone.
 */
modified?: string
/**
 * Name of the author.
 */
author?: string
/**
 * How long it takes to read the text.
 * 
 * WordPress counts the words, 220 for a minute.
 */
minutes?: number
/**
 * Its topics, by name.
 * 
 * Items: A topic of the post.
 */
topics?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}[]
/**
 * Its first topic, for lists.
 */
topic?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}
/**
 * Its tags, by name.
 * 
 * Items: A tag of the post.
 */
tags?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}[]
/**
 * Its author, for a link to the page of the author; none if the name is not shown.
 * 
 * Items: The author of the post.
 */
authors?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}[]
/**
 * In this order.
 * 
 * Items: One section.
 */
sections?: {
/**
 * Heading of the section.
 */
title?: string
/**
 * HTML of the section.
 */
content?: string
img?: Image
/**
 * Text next to the picture.
 */
image_side_text?: string
/**
 * A number next to the text, which the section proves.
 */
margin_figure?: {
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
 * Other posts to read.
 * 
 * Items: An entry as lists show it.
 */
recent_posts?: {
/**
 * ID of the entry in WordPress.
 */
id: number
/**
 * Headline.
 */
title: string
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * A short text for lists; cut at 200 characters.
 */
excerpt: string
featured_image: Image
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
/**
 * Its topics, by name.
 * 
 * Items: A topic of the entry.
 */
topics?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}[]
/**
 * Its first topic, for lists.
 */
topic?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}
/**
 * How long it takes to read the text.
 * 
 * WordPress counts the words, 220 for a minute.
 */
minutes?: number
/**
 * Pinned by an editor, to be before the others.
 */
sticky?: boolean
}[]
seo?: Seo
}
}
/**
 * A page of the posts, newest first.
 * 
 * GET custom/v1/get-all-posts.
 */
export interface Posts {
/**
 * What the source takes. Without any of it, the newest 100 posts; a list of route params has all.
 */
params: {
/**
 * Only posts of this topic: its slug, which is the last part of its address.
 */
topic?: string
/**
 * Only posts of this tag: its slug, which is the last part of its address.
 */
tag?: string
/**
 * Only posts of this author: its slug, which is the last part of its address.
 */
author?: string
/**
 * How many posts a page has; ten where only the page is given.
 */
per_page?: number
/**
 * Number of the page, from 1. Without it, the first.
 */
page?: string
}
/**
 * Posts as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * ID of the entry in WordPress.
 */
id: number
/**
 * Headline.
 */
title: string
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * A short text for lists; cut at 200 characters.
 */
excerpt: string
featured_image: Image
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Name of the author.
 */
author?: string
/**
 * Its topics, by name.
 * 
 * Items: A topic of the entry.
 */
topics?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}[]
/**
 * Its first topic, for lists.
 */
topic?: {
/**
 * Last part of its path.
 */
slug: string
/**
 * Its name.
 */
name: string
}
/**
 * How long it takes to read the text.
 * 
 * WordPress counts the words, 220 for a minute.
 */
minutes?: number
/**
 * Pinned by an editor, to be before the others.
 */
sticky?: boolean
}[]
}
/**
 * One service.
 * 
 * GET custom/v1/services/{slug}.
 */
export interface Service {
/**
 * Params of the source.
 */
params: {
/**
 * Its slug, which is the last part of its address, or its number in WordPress.
 */
slug: string
}
/**
 * What a service page shows.
 */
content: {
/**
 * Headline of the page.
 */
hero_heading: string
hero_image?: Image
/**
 * One or two sentences below the headline.
 */
banner_text?: string
/**
 * Name of the person who answers for the service, as it is on the company page. Shown below the banner text, with portrait and job title.
 */
principal?: string
/**
 * Paragraphs.
 * 
 * Items: One paragraph.
 */
service_details_data?: {
/**
 * Text or HTML: paragraphs, lists and tables. A blank line separates paragraphs.
 */
detail_description: string
}[]
/**
 * Cards.
 * 
 * Items: One card.
 */
services_in_service_data?: {
/**
 * Name of the part.
 */
services_in_service_title: string
/**
 * One or two sentences.
 */
services_in_service_description?: string
}[]
/**
 * Above the figures, such as “First test, and a year later”.
 */
results_heading?: string
/**
 * One or two sentences about who took the readings, and when.
 */
results_lead?: string
/**
 * Up to three figures, measured before and after, below the details.
 * 
 * @maxItems 3
 * 
 * Items: One figure, before and after.
 */
results?: {
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
 * What a client said.
 */
quote?: {
/**
 * The words, without quotation marks.
 */
quote_content: string
/**
 * Who said it.
 */
quote_author?: string
/**
 * Title and company.
 */
quote_profession?: string
quote_logo?: Image
}
seo?: Seo
}
}
/**
 * Services as lists show them, oldest first.
 * 
 * GET custom/v1/services.
 */
export interface Services {
/**
 * Params of the source.
 */
params: {
/**
 * How many, oldest first.
 */
per_page: number
}
/**
 * Entries as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * Name of the entry, as menus show it.
 */
title: string
/**
 * One or two sentences below the headline.
 */
banner_text?: string
hero_image?: Image
}[]
}
/**
 * Software as lists show them, oldest first.
 * 
 * GET custom/v1/software.
 */
export interface SoftwareList {
/**
 * Params of the source.
 */
params: {
/**
 * How many, oldest first.
 */
per_page: number
}
/**
 * Entries as lists show them.
 * 
 * Items: An entry as lists show it.
 */
content: {
/**
 * The slug: last part of its path.
 */
slug: string
/**
 * Name of the entry, as menus show it.
 */
title: string
/**
 * A sentence below the headline.
 */
hero_sub_heading?: string
hero_image?: Image
}[]
}
/**
 * One software partnership.
 * 
 * GET custom/v1/software/{slug}.
 */
export interface Software {
/**
 * Params of the source.
 */
params: {
/**
 * Its slug, which is the last part of its address, or its number in WordPress.
 */
slug: string
}
/**
 * What a software page shows.
 */
content: {
/**
 * Headline of the page.
 */
hero_heading: string
hero_image?: Image
/**
 * A sentence below the headline.
 */
hero_sub_heading?: string
/**
 * A tag on the picture at the top: what the thing in it is, in two to four lines.
 */
hero_tag?: Fact[]
/**
 * Two to four figures in a frame below the picture at the top.
 * 
 * Items: A figure and what it counts.
 */
figures?: {
/**
 * A short number, such as “310”.
 */
value: string
/**
 * What it counts, in a few words.
 */
text: string
}[]
banner_logo?: Image
/**
 * The block of text below the banner.
 */
below_banner_software_content?: {
/**
 * Heading of the text.
 */
below_banner_software_details_heading?: string
/**
 * A line below the heading.
 */
below_banner_software_details_sub_heading?: string
/**
 * Text or HTML: paragraphs, lists and tables. A blank line separates paragraphs.
 */
below_banner_software_details_content?: string
}
rebuild?: Stopwatch
count?: Count
/**
 * Rows of picture and text, in order.
 * 
 * Items: One row.
 */
software_details_data?: {
/**
 * Heading of the row.
 */
title: string
/**
 * Running text.
 */
content: string
img?: Image
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
 * What a client said.
 */
quote_content?: string
/**
 * Who said it.
 */
quote_author?: string
/**
 * Job title and company.
 */
quote_profession?: string
quote_logo?: Image
seo?: Seo
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
