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
 * Case studies, newest first: GET wp/v2/case-studies.
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
}[]
}
/**
 * The pages of a list of case studies, as many as the service counts: GET wp/v2/case-studies.
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
 * One case study: GET wp/v2/case-studies?slug={slug}.
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
}[]
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
 * The company page: GET custom/v1/get-aboutpage-content.
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
 * The contact page: GET custom/v1/get-contactpage-content.
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
 * What the home page shows: GET custom/v1/get-homepage-content.
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
 * Industries as lists show them, oldest first: GET custom/v1/industry.
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
 * One industry: GET custom/v1/industry/{slug}.
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
}
seo?: Seo
}
}
/**
 * The newest posts: GET wp/v2/posts.
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
}[]
}
/**
 * Pictures of the media library: GET wp/v2/media. Declared for other sites; no page of this one uses it.
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
 * Pages of WordPress: GET wp/v2/pages. Declared for other sites; no page of this one uses it.
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
 * One platform: GET custom/v1/platform/{slug}.
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
 * What a client said.
 */
quote_content?: string
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
}[]
/**
 * Where the platform lives.
 */
banner_link?: string
seo?: Seo
}
}
/**
 * Platforms as lists show them, oldest first: GET custom/v1/platform.
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
 * One author of posts: GET custom/v1/post-authors?slug=….
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
 * The authors of posts: GET custom/v1/post-authors.
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
 * The pages of the list of posts, as many as the service counts: GET custom/v1/get-all-posts.
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
 * The slugs of all posts, newest first, for the routes of posts: GET custom/v1/get-all-posts.
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
 * One topic of posts: GET custom/v1/post-topics?slug=….
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
 * The topics of posts: GET custom/v1/post-topics.
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
 * One post: GET custom/v1/get-post-detail/{slug}.
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
}[]
seo?: Seo
}
}
/**
 * A page of the posts, newest first: GET custom/v1/get-all-posts.
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
}[]
}
/**
 * One service: GET custom/v1/services/{slug}.
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
}
seo?: Seo
}
}
/**
 * Services as lists show them, oldest first: GET custom/v1/services.
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
 * Software as lists show them, oldest first: GET custom/v1/software.
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
 * One software partnership: GET custom/v1/software/{slug}.
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
/**
 * What a client said.
 */
quote_content?: string
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
}[]
seo?: Seo
}
}
