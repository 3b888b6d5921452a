import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signatureHeaders } from '../../src/signing/signed-request.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess, bundleOf } from './build-in-process.ts';
import { SmallSite } from './small-site.ts';

/** The secret of announcements. */
export const secret = 'shared with the content service';
export const prerendered = '/journal/a-mile-of-rope';
/** The build leaves this article to the server. */
export const other = '/journal/the-winter-store';
export const detail = '/wp-json/custom/v1/article/';
export const list = '/wp-json/custom/v1/articles';

/** The build prerenders three articles of the list, and one that the config names. */
export const paths = [{ route: '/journal/*', count: 3 }];

/** A page whose path has letters outside of ASCII. */
export const about = {
  route: '/über-uns/日本',
  head: { title: 'About us', description: 'Who we are.' },
  blocks: [{ type: 'masthead', id: 'us', props: { title: 'About us' } }],
};

/** Pages that search engines do not list. */
const unlisted = ['/thanks', '/copy'].map((route) => ({
  ...about,
  route,
  head: { title: route, description: route, ...(route === '/copy' ? { canonical: '/' } : { noindex: true }) },
}));

/** A list of five articles in three pages. */
const listPage = {
  route: '/list',
  head: { title: 'List', description: 'All articles.' },
  paging: { list: 'articles', size: 2, head: { title: 'List, page {route.page}' }, feed: true },
  data: { articles: { source: 'articles' } },
  blocks: [
    { type: 'masthead', props: { title: 'Page {route.page}' } },
    {
      type: 'teasers',
      props: {
        heading: 'Articles',
        cards: [{ each: '{articles}', show: { title: '{item.title}', href: '/journal/{item.slug}' } }],
      },
    },
    {
      type: 'pager',
      optional: true,
      props: {
        label: 'Pages',
        first: '/list',
        others: [{ each: '{paging}', show: { from: '{item.next}', default: null } }],
        current: '{route.page}',
      },
    },
  ],
};

/** A page whose content depends on the query of its URL. */
const searchPage = {
  route: '/search',
  urlParams: {
    q: { type: 'string', maxLength: 40 },
    page: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
  },
  head: { title: { from: '{url.q}', default: 'Search' }, description: 'Finds articles.', noindex: true },
  data: {
    results: {
      source: 'found-articles',
      params: { per_page: 1, search: '{url.q}', page: '{url.page}' },
      failed: { title: 'The articles could not be searched.' },
    },
    numbers: { source: 'article-pages', params: { per_page: 1, search: '{url.q}' } },
  },
  blocks: [
    { type: 'masthead', props: { title: { from: '{url.q}', default: 'Search' } } },
    {
      type: 'teasers',
      when: '{results}',
      props: {
        heading: 'Articles with {url.q}',
        cards: [{ each: '{results}', show: { title: '{item.title}', href: '/journal/{item.slug}' } }],
      },
    },
    {
      type: 'topics',
      optional: true,
      props: {
        label: 'Pages of results',
        links: [
          {
            each: '{numbers}',
            show: { label: 'Page {item.page}', href: '/search?q={url.q}&page={item.page}' },
          },
        ],
        current: 'Page {url.page}',
      },
    },
    {
      type: 'notice',
      when: '{url.q}',
      unless: '{results}',
      props: { text: 'No article has “{url.q}”.', tone: 'sea' },
    },
  ],
};

const redirects = [
  { from: '/news/:slug', to: '/journal/:slug' },
  { from: '/journal/very-old', to: `${about.route}?again=1#us` },
  { from: '/größe', to: '/', temporary: true },
];

/** A built project and its content service, for pages on demand. */
export interface OnDemandSite {
  readonly service: FaultyService;
  readonly project: SmallSite;
  readonly outDir: string;
  /** The HTML that the build has prerendered. */
  fileOf(page: string): string;
}

let opened: Promise<OnDemandSite> | undefined;

/** The built site, which all test files of a process share. Tests may build it again. */
export function openOnDemandSite(): Promise<OnDemandSite> {
  opened ??= buildOnDemandSite();
  return opened;
}

/** Throws if the build fails. */
async function buildOnDemandSite(): Promise<OnDemandSite> {
  const service = await startMuseumService();
  const project = new SmallSite();
  project.edit('page-configs/article.json', (text) => text.replace('"take": 3, ', ''));
  project.addPages([about, listPage, searchPage, ...unlisted]);
  project.write('page-configs/_redirects.json', JSON.stringify({ redirects }));
  const bundle = await bundleOf(project);
  const { status, output } = await buildInProcess(project, service.url, { bundle, paths });
  if (status !== 0) throw new Error(output);
  const outDir = path.join(project.root, 'dist');
  process.once('exit', () => project.remove());
  return {
    service,
    project,
    outDir,
    fileOf: (page) => readFileSync(path.join(outDir, `${page}.html`), 'utf8'),
  };
}

/** Makes the service return an article with another heading. */
export async function changeHeading(service: FaultyService, page: string, heading: string): Promise<void> {
  const slug = page.split('/').at(-1);
  const response = await fetch(service.url + detail + slug);
  const article: unknown = await response.json();
  if (typeof article !== 'object') throw new Error('No article');
  service.fail(`${detail}${slug}`, { kind: 'shape', body: { ...article, hero_heading: heading } });
}

/**
 * A signed announcement that an article has changed, as the plugin sends it.
 * @param slug of the article; empty if none is named
 * @param time in milliseconds since 1970
 */
export async function announcementOf(
  slug: string,
  time: number,
  { id = String(Math.random()), signedWith = secret, isGone = false, all = false } = {},
): Promise<RequestInit> {
  const gone = isGone ? [slug] : [];
  const changes = slug === '' ? [] : [{ type: 'article', slugs: [slug], lists: ['article'], gone }];
  const body = JSON.stringify({ version: 1, id, source: 'http://content.test', all, changes });
  return { method: 'POST', body, headers: await signatureHeaders(signedWith, body, time) };
}
