import type { SiteConfig } from '../../generated/site-config.ts';
import { documentTitle, type HeadValues, type PageHead } from './head.ts';

/** One element of the head. `text` is that of the title. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: { readonly [name: string]: string };
  readonly text?: string;
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

/** The part of the head that differs from page to page. `url` is the canonical address in full. */
export function headTags(site: SiteConfig, values: HeadValues, url: string): HeadTag[] {
  const image = new URL((values.image ?? site.head.image).src, url).href;
  return [
    { name: 'title', attributes: {}, text: documentTitle(site, { values, url }) },
    meta('description', values.description),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    property('og:type', values.kind === 'article' || values.kind === 'post' ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', values.title),
    property('og:description', values.description),
    property('og:url', url),
    property('og:image', image),
    meta('twitter:card', 'summary_large_image'),
    ...(values.published === undefined ? [] : [property('article:published_time', values.published)]),
    ...(values.modified === undefined ? [] : [property('article:modified_time', values.modified)]),
    ...(values.author === undefined ? [] : [meta('author', values.author)]),
  ];
}

/** The head of a page that does not exist. */
export function notFoundTags(site: SiteConfig): HeadTag[] {
  return [
    { name: 'title', attributes: {}, text: documentTitle(site, { url: '' }) },
    meta('description', site.errorPage.notFound),
    meta('robots', 'noindex'),
  ];
}

/** The tags of an address. */
export function tagsOf(site: SiteConfig, { values, url }: PageHead): HeadTag[] {
  return values ? headTags(site, values, url) : notFoundTags(site);
}

const pictureTags = '[property^="og:image"], [name="twitter:image"]';

/**
 * Puts tags in the place of those that the page before had. The build's picture for shared links, which the browser
 * cannot make, stays as long as the address is the same.
 */
export function applyHead(tags: readonly HeadTag[]): void {
  const old = [...document.head.querySelectorAll('title, [data-head]')];
  const [before, after] = [
    document.head.querySelector('[property="og:url"]')?.getAttribute('content'),
    tags.find(({ attributes }) => attributes.property === 'og:url')?.attributes.content,
  ];
  const kept = before !== undefined && before === after ? old.filter((tag) => tag.matches(pictureTags)) : [];
  for (const tag of old) if (!kept.includes(tag)) tag.remove();
  const fresh =
    kept.length === 0 ? tags : tags.filter(({ attributes }) => attributes.property !== 'og:image');
  const elements = fresh.map((tag) => {
    const element = document.createElement(tag.name);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    if (tag.text === undefined) element.setAttribute('data-head', '');
    else element.textContent = tag.text;
    return element;
  });
  document.head.append(...elements);
}
