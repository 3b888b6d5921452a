import { trusted } from '../../content/sanitising/trusted-html.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import { firstOf, pathOfPage } from '../../grammar/page-numbers.ts';
import { isRecord } from '../../json/is-record.ts';
import { sitePath } from '../site-path.ts';
import { documentTitle, type HeadValues, headText, type PageHead } from './head.ts';
import { openGraphLocale, translationsIn } from './head-languages.ts';

export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: { readonly [name: string]: string };
  /** The text of a title. */
  readonly text?: string;
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

/** The content of a meta element with this name or property. */
export function metaOf(head: readonly HeadTag[], name: string): string | undefined {
  return head.find(({ attributes }) => attributes.property === name || attributes.name === name)?.attributes
    .content;
}

function imageSource({ image }: HeadValues): string | undefined {
  return isRecord(image) && typeof image.src === 'string' ? image.src : undefined;
}

/** The URL that search engines should list: the URL of the page, unless its head names another one. */
function canonicalUrl(values: HeadValues, url: string): string {
  const { href, protocol } = new URL(sitePath(headText(values, 'canonical')), url);
  return headText(values, 'canonical') !== '' && protocol.startsWith('http') ? href : url;
}

/** True if search engines should list the page at this URL. */
export function isListed(head: readonly HeadTag[], url: string): boolean {
  const canonical = head.find(({ attributes }) => attributes.rel === 'canonical');
  return metaOf(head, 'robots') === undefined && canonical?.attributes.href === url;
}

/**
 * A link to the previous page of a list. There is no link to the next page, because Firefox would prefetch it, and the content policy
 * forbids that.
 */
function previousLink({ paging }: HeadValues, url: string): HeadTag[] {
  if (!isRecord(paging) || !Array.isArray(paging.pages)) return [];
  const numbers = paging.pages.map((each) => (isRecord(each) ? String(each.page) : ''));
  const previous = numbers[numbers.indexOf(String(paging.page)) - 1];
  return previous === undefined
    ? []
    : [{ name: 'link', attributes: { rel: 'prev', href: pathOfPage(firstOf(url), previous) } }];
}

function languageLinks({ translations }: HeadValues, url: string): HeadTag[] {
  return translationsIn(translations).map(({ language, path }) => ({
    name: 'link',
    attributes: {
      rel: 'alternate',
      hreflang: language,
      href: new URL(sitePath(path), url).href,
    },
  }));
}

function feedLink({ feed }: HeadValues, title: string, url: string): HeadTag[] {
  const href = `${firstOf(url)}/feed.xml`;
  return feed === true
    ? [{ name: 'link', attributes: { rel: 'alternate', type: 'application/rss+xml', title, href } }]
    : [];
}

/**
 * The head elements that differ between pages.
 * @param url the URL of the page by its first route
 */
export function headTags(site: SiteConfig, values: HeadValues, url: string): HeadTag[] {
  const text = (name: string) => headText(values, name);
  const optional = (name: string, tag: (content: string) => HeadTag) =>
    text(name) === '' ? [] : [tag(text(name))];
  const isArticle = ['article', 'post'].includes(text('kind'));
  return [
    { name: 'title', attributes: {}, text: documentTitle(site, { values, url }) },
    meta('description', text('description')),
    ...(values.noindex === true ? [meta('robots', 'noindex')] : []),
    { name: 'link', attributes: { rel: 'canonical', href: canonicalUrl(values, url) } },
    ...previousLink(values, url),
    ...feedLink(values, text('title'), url),
    ...languageLinks(values, url),
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', site.name),
    ...optional('language', (tag) => property('og:locale', openGraphLocale(tag))),
    property('og:title', text('title')),
    property('og:description', text('description')),
    property('og:url', url),
    property('og:image', new URL(sitePath(imageSource(values) ?? site.head.image.src), url).href),
    meta('twitter:card', 'summary_large_image'),
    ...optional('published', (time) => property('article:published_time', time)),
    ...optional('modified', (time) => property('article:modified_time', time)),
    ...optional('topic', (topic) => property('article:section', topic)),
    ...optional('author', (name) => meta('author', name)),
  ];
}

export function notFoundTags(site: SiteConfig): HeadTag[] {
  return [
    { name: 'title', attributes: {}, text: documentTitle(site, { url: '' }) },
    meta('description', site.errorPage.notFound),
    meta('robots', 'noindex'),
  ];
}

/** The elements of a page's head, including the head of a page that does not exist. */
export function tagsOf(site: SiteConfig, { values, url }: PageHead): HeadTag[] {
  return values ? headTags(site, values, url) : notFoundTags(site);
}

const madeTags = '[property^="og:image"], [name="twitter:image"], [type="application/ld+json"]';

function elementOf(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.name);
  for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  if (tag.text === undefined) element.setAttribute('data-head', '');
  else element.textContent = tag.text;
  return element;
}

/** Parses HTML from the head of a document of this site. */
function parsed(html: string): Element[] {
  const parser: { parseFromString(html: ReturnType<typeof trusted>, type: 'text/html'): Document } =
    new DOMParser();
  return [...parser.parseFromString(trusted(html), 'text/html').head.children];
}

/**
 * Replaces the head elements of the previous page. Browsers cannot make the image for shared links or JSON-LD. Both come from the document
 * of the page, and stay while the URL stays the same.
 * @param made the HTML of these elements; undefined if no document was read
 */
export function applyHead(tags: readonly HeadTag[], made?: string): void {
  const old = [...document.head.querySelectorAll('title, [data-head]')];
  const oldUrl = document.head.querySelector('[property="og:url"]')?.getAttribute('content');
  const isSamePage = oldUrl !== undefined && oldUrl === metaOf(tags, 'og:url');
  const kept = isSamePage ? old.filter((tag) => tag.matches(madeTags)) : [];
  const given = made === undefined ? kept : parsed(made);
  for (const tag of old) tag.remove();
  const hasImage = given.some((element) => element.matches('[property="og:image"]'));
  const shown = hasImage ? tags.filter(({ attributes }) => attributes.property !== 'og:image') : tags;
  document.head.append(...shown.map(elementOf), ...given);
}
