// Generated from schemas/ by `npm run generate`. Do not edit.
export type Image = import('pagewright').Image
export type Link = import('pagewright').Link

export interface SourceMap {
"article-pages": ArticlePages
article: Article
articles: Articles
exhibition: Exhibition
exhibitions: Exhibitions
"found-articles": FoundArticles
house: House
media: Media
people: People
topic: Topic
topics: Topics
}
/**
 * The pages of the list of articles.
 * 
 * GET custom/v1/articles.
 */
export interface ArticlePages {
/**
 * Params of the source.
 */
params: {
/**
 * Only articles of this topic: its slug.
 */
topic?: string
/**
 * Words that the articles have.
 */
search?: string
/**
 * How many.
 */
per_page: number
}
/**
 * One item for each page, in order.
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
 * One article with its sections.
 * 
 * GET custom/v1/article/{slug}.
 */
export interface Article {
/**
 * Params of the source.
 */
params: {
/**
 * Its slug, which is the last part of its address.
 */
slug: string
}
/**
 * What the page of an article shows.
 */
content: {
/**
 * Headline of the page.
 */
hero_heading: string
hero_image?: Image
/**
 * A short text for lists and search engines; cut at 200 characters.
 */
excerpt?: string
/**
 * Publication date, with its time zone.
 */
date?: string
/**
 * Date of the last change.
 */
modified?: string
/**
 * Name of the author.
 */
author?: string
/**
 * Its topics, by name.
 * 
 * Items: A topic of the journal.
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
 * The text.
 * 
 * Items: One section.
 */
sections?: {
/**
 * Heading of the section.
 */
title?: string
/**
 * Text or HTML.
 */
content?: string
img?: Image
/**
 * Shown with the picture.
 */
image_side_text?: string
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
 * A page of the articles, newest first.
 * 
 * GET custom/v1/articles.
 */
export interface Articles {
/**
 * Params of the source.
 */
params: {
/**
 * Only articles of this topic: its slug.
 */
topic?: string
/**
 * How many.
 */
per_page?: number
/**
 * Number of the page, from 1. Without it, the first.
 */
page?: string
}
/**
 * Articles as lists show them.
 * 
 * Items: An article as lists show it.
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
 * Last part of its path.
 */
slug: string
/**
 * A short text for lists; cut at 120 characters.
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
 * Items: A topic of the journal.
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
 * How long it takes to read the text.
 */
minutes?: number
}[]
}
/**
 * One exhibition.
 * 
 * GET custom/v1/exhibitions/{slug}.
 */
export interface Exhibition {
/**
 * Params of the source.
 */
params: {
/**
 * Its slug, which is the last part of its address.
 */
slug: string
}
/**
 * What the page of an exhibition shows.
 */
content: {
/**
 * Name of the exhibition.
 */
title: string
/**
 * One or two sentences.
 */
teaser?: string
poster?: Image
/**
 * First day.
 */
opens?: string
/**
 * Last day.
 */
closes?: string
/**
 * Whether it stays.
 */
kind?: ("permanent" | "temporary")
/**
 * Without a ticket.
 */
free?: boolean
/**
 * Name of the person who made it.
 */
curator?: string
/**
 * What the rooms show.
 * 
 * Items: One room.
 */
rooms?: {
/**
 * Name of the room.
 */
title: string
/**
 * One or two sentences.
 */
text?: string
/**
 * What is in it.
 * 
 * Items: One object.
 */
objects?: string[]
}[]
/**
 * Paragraphs.
 * 
 * Items: One paragraph.
 */
texts?: {
/**
 * Text or HTML.
 */
html: string
}[]
/**
 * What a visitor said.
 */
saying?: {
/**
 * The words.
 */
text: string
/**
 * Who said it.
 */
speaker?: string
}
/**
 * The exhibition that follows.
 */
sequel?: string
seo?: Seo
}
}
/**
 * Exhibitions as lists show them, oldest first.
 * 
 * GET custom/v1/exhibitions.
 */
export interface Exhibitions {
/**
 * Params of the source.
 */
params: {
/**
 * How many.
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
 * Last part of its path.
 */
slug: string
/**
 * Name of the exhibition.
 */
title: string
/**
 * One or two sentences.
 */
teaser?: string
poster?: Image
/**
 * First day.
 */
opens?: string
}[]
}
/**
 * The newest articles, or those that have some words.
 * 
 * GET wp/v2/posts.
 */
export interface FoundArticles {
/**
 * Params of the source.
 */
params: {
/**
 * Words that the articles have.
 */
search?: string
/**
 * How many.
 */
per_page: number
/**
 * Number of the page, from 1.
 */
page?: number
}
/**
 * Articles as lists show them.
 * 
 * Items: An article as lists show it.
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
 * Last part of its path.
 */
slug: string
/**
 * A short text for lists; cut at 120 characters.
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
 * The texts of the museum.
 * 
 * GET custom/v1/house.
 */
export interface House {
/**
 * Params of the source.
 */
params: {

}
/**
 * What the pages say about the museum.
 */
content: {
/**
 * Name of the museum.
 */
name: string
/**
 * One or two sentences for the home page.
 */
welcome?: string
image?: Image
/**
 * What visitors need to know.
 */
visit?: {
/**
 * Above the directions.
 */
heading: string
/**
 * How to get there.
 */
directions?: string
/**
 * For questions.
 */
email?: string
/**
 * For questions.
 */
phone?: string
}
/**
 * What a visit costs.
 * 
 * Items: One ticket.
 */
tickets?: {
/**
 * Name of the ticket.
 */
title: string
/**
 * Who gets it.
 */
text?: string
/**
 * In euros.
 */
price?: number
}[]
/**
 * Pictures of the house.
 */
gallery?: Image[]
/**
 * Paragraphs.
 * 
 * Items: Text or HTML.
 */
history?: string[]
/**
 * Who works here, in order.
 */
people?: Person[]
/**
 * What somebody said about the museum.
 */
saying?: {
/**
 * The words.
 */
text: string
/**
 * Who said it.
 */
speaker?: string
}
seo?: Seo
}
}
/**
 * Somebody who works at the museum.
 */
export interface Person {
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
 * A few sentences.
 */
bio?: string
/**
 * Address of a page about the person.
 */
profile?: string
/**
 * What the person has written or restored.
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
}
/**
 * Pictures of the media library.
 * 
 * GET wp/v2/media.
 */
export interface Media {
/**
 * Params of the source.
 */
params: {
/**
 * How many.
 */
per_page: number
}
/**
 * Pictures, newest first.
 */
content: Image[]
}
/**
 * The people of the museum.
 * 
 * GET custom/v1/house?_fields=people.
 */
export interface People {
/**
 * Params of the source.
 */
params: {

}
/**
 * In the order of the museum.
 */
content: Person[]
}
/**
 * One topic.
 * 
 * GET custom/v1/post-topics?slug={slug}.
 */
export interface Topic {
/**
 * Params of the source.
 */
params: {
/**
 * Its slug, which is the last part of its address.
 */
slug: string
}
/**
 * A topic of the journal.
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
}
}
/**
 * The topics that have articles, by name.
 * 
 * GET custom/v1/post-topics.
 */
export interface Topics {
/**
 * Params of the source.
 */
params: {

}
/**
 * Topics, by name.
 * 
 * Items: A topic of the journal.
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
}[]
}
