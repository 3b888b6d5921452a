import type { SiteConfig } from '../generated/site-config.ts';
import type { HeadTag } from '../page/head.ts';

const context = 'https://schema.org';

export function metaOf(head: readonly HeadTag[], name: string): string | undefined {
  return head.find(({ attributes }) => attributes.property === name || attributes.name === name)?.attributes
    .content;
}

/** Names that menus give to addresses. */
function labels(site: SiteConfig): Map<string, string> {
  const links = site.menus.flatMap((menu) => [
    ...(menu.links ?? []),
    ...(menu.href ? [{ label: menu.label, href: menu.href }] : []),
  ]);
  return new Map(links.map(({ label, href }) => [href, label]));
}

/** The steps from the front page to an address, by those on the way that menus lead to. */
function breadcrumbs(site: SiteConfig, path: string, title: string, url: string): object | undefined {
  if (path === '/') return undefined;
  const names = labels(site);
  const parts = path.split('/').slice(1, -1);
  const between = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .flatMap((address) => (names.has(address) ? [{ address, name: names.get(address) }] : []));
  const steps = [{ address: '/', name: site.name }, ...between, { address: path, name: title }];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ address, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, url).href,
    })),
  };
}

const articleTypes: Readonly<Record<string, string>> = { article: 'Article', post: 'BlogPosting' };

interface LinkedPage {
  readonly path: string;
  /** What the page's config calls it. */
  readonly kind: string;
  readonly head: readonly HeadTag[];
  /** The picture that the page itself shows; without one it is that of shared links. */
  readonly picture?: string | undefined;
}

/** What search engines are told of a page, out of its head. */
export function linkedData(site: SiteConfig, { path, kind, head, picture }: LinkedPage): object[] {
  const url = metaOf(head, 'og:url');
  const title = metaOf(head, 'og:title');
  if (!url || !title) return [];
  const organisation = {
    '@type': 'Organization',
    name: site.name,
    url: new URL('/', url).href,
    logo: new URL(site.logo.src, url).href,
    sameAs: site.footer.social.map((link) => link.href),
  };
  const about = { '@context': context, description: metaOf(head, 'description') };
  const author = metaOf(head, 'author');
  const articleType = articleTypes[kind];
  const article = articleType && {
    ...about,
    '@type': articleType,
    headline: title,
    image: picture === undefined ? metaOf(head, 'og:image') : new URL(picture, url).href,
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
    breadcrumbs(site, path, title, url),
    article || service,
  ];
  return all.filter((data) => typeof data === 'object');
}
