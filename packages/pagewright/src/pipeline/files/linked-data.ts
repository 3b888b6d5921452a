import { absoluteUrl } from '../../content/base-path.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import { languagePrefix } from '../../grammar/languages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isRecord } from '../../json/json-value.ts';
import { type HeadTag, metaOf } from '../../render/head/head-tags.ts';

const context = 'https://schema.org';

/**
 * The names of pages by URL, taken from the first link to each page in the site config, such as a menu link. The title of a link is
 * preferred, because its label may be just "Learn more".
 */
function linkNames(value: unknown, names = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(value)) for (const item of value) linkNames(item, names);
  if (!isRecord(value)) return names;
  const { title, label, href } = value;
  const name = title ?? label;
  if (typeof name === 'string' && typeof href === 'string' && !names.has(href)) names.set(href, name);
  for (const property of Object.values(value)) linkNames(property, names);
  return names;
}

interface Breadcrumb {
  readonly path: string;
  readonly name: string;
}

/** The pages that menus link to, by all of their paths. */
export type Breadcrumbs = ReadonlyMap<string, Breadcrumb>;

export function breadcrumbsOf(site: SiteConfig, pages: readonly PagePlan[]): Breadcrumbs {
  const linked = [...linkNames({ ...site, end: [] })].map(([path, name]) => ({ path, name }));
  const byPath = new Map(linked.map((breadcrumb) => [breadcrumb.path, breadcrumb]));
  for (const { routes } of pages) {
    const [first = '', ...others] = routes;
    const canonical = byPath.get(first);
    for (const other of others) {
      if (canonical) byPath.set(other, canonical);
      else byPath.delete(other);
    }
  }
  return byPath;
}

/** The breadcrumbs of a page: the home page, each page above it that a menu links to, and the page itself. */
function breadcrumbList(
  site: SiteConfig,
  breadcrumbs: Breadcrumbs,
  { path, language }: LinkedPage,
  title: string,
  { url, siteUrl }: { readonly url: string; readonly siteUrl: string },
): object | undefined {
  const home = languagePrefix(site.languages ?? {}, language) || '/';
  if (path === home) return undefined;
  const parts = path.split('/').slice(1, -1);
  const between = parts.flatMap((_, index) => {
    return breadcrumbs.get(`/${parts.slice(0, index + 1).join('/')}`) ?? [];
  });
  const steps = [{ path: home, name: site.name }, ...between, { path: url, name: title }];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path: target, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(target, siteUrl),
    })),
  };
}

const articleTypes: Readonly<Record<string, string>> = { article: 'Article', post: 'BlogPosting' };

interface LinkedPage {
  readonly path: string;
  /** `head.kind` of its config. */
  readonly kind: string;
  /** The tag of its language; undefined for the default language. */
  readonly language?: string | undefined;
  readonly head: readonly HeadTag[];
  /** URL of the main image of the page, or of the default image for shared links. */
  readonly image?: string | undefined;
}

/**
 * Structured data of a page for search engines, made from its head.
 * @param siteUrl URL of the site, without a slash at its end
 */
export function linkedData(
  site: SiteConfig,
  page: LinkedPage,
  siteUrl: string,
  breadcrumbs: Breadcrumbs,
): object[] {
  const { kind, head, image } = page;
  const url = metaOf(head, 'og:url');
  const title = metaOf(head, 'og:title');
  if (!url || !title) return [];
  const organisation = {
    '@type': 'Organization',
    name: site.name,
    url: absoluteUrl('/', siteUrl),
    logo: absoluteUrl(site.logo.src, siteUrl),
    sameAs: (site.social ?? []).map(({ href }) => href),
  };
  const about = { '@context': context, description: metaOf(head, 'description') };
  const author = metaOf(head, 'author');
  const articleType = articleTypes[kind];
  const article = articleType && {
    ...about,
    '@type': articleType,
    headline: title,
    image: image === undefined ? metaOf(head, 'og:image') : absoluteUrl(image, siteUrl),
    articleSection: metaOf(head, 'article:section'),
    datePublished: metaOf(head, 'article:published_time'),
    dateModified: metaOf(head, 'article:modified_time'),
    author: author === undefined ? undefined : { '@type': 'Person', name: author },
    mainEntityOfPage: url,
    publisher: organisation,
  };
  const service = kind === 'service' && {
    ...about,
    '@type': 'Service',
    name: title,
    url,
    provider: organisation,
  };
  const all = [
    { '@context': context, ...organisation },
    breadcrumbList(site, breadcrumbs, page, title, { url, siteUrl }),
    article || service,
  ];
  return all.filter((data) => typeof data === 'object');
}
