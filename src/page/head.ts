import { fill } from '../bindings/fill.ts';
import type { PagePlan } from '../bindings/plan.ts';
import type { Image } from '../generated/block-props.ts';
import type { SiteConfig } from '../generated/site-config.ts';

/** One element of the head. The title's text stands in `text`. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: { readonly [name: string]: string };
  readonly text?: string;
}

interface HeadValues {
  readonly title: string;
  readonly description: string;
  readonly image?: Image;
  readonly kind?: string;
  /** ISO 8601 with its zone, like `modified`. */
  readonly published?: string;
  readonly modified?: string;
  readonly author?: string;
}

function isHead(value: unknown): value is HeadValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string'
  );
}

/** What the head of a page says, out of the page's config and its content. */
export function headValues(plan: PagePlan, scope: Record<string, unknown>): HeadValues {
  const values = fill(plan.head, scope);
  // The check holds that title and description cannot be missing.
  return isHead(values) ? values : { title: '', description: '' };
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

/** The part of the head that differs from page to page. `url` is the canonical address in full. */
export function headTags(site: SiteConfig, values: HeadValues, url: string): HeadTag[] {
  const title = values.title + site.head.titleEnd;
  const image = new URL((values.image ?? site.head.image).src, url).href;
  return [
    { name: 'title', attributes: {}, text: title },
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
    { name: 'title', attributes: {}, text: site.errorPage.title + site.head.titleEnd },
    meta('description', site.errorPage.notFound),
    meta('robots', 'noindex'),
  ];
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
