import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signatureHeaders } from '../../packages/pagewright/src/signing/signed-request.ts';
import { startFaultyService } from '../../packages/pagewright/tests/content/content-fixture.ts';
import type { FaultyService } from '../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { buildInProcess, bundleOf } from './build-in-process.ts';
import { SmallProject } from './small-project.ts';

/** The secret of announcements. */
export const secret = 'shared with the content service';
export const prerendered = '/posts/replacing-the-lift';
/** The build leaves this post to the server. */
export const other = '/posts/the-price-of-one-loaf';
export const detail = '/wp-json/custom/v1/get-post-detail/';

/** The build prerenders three posts of the list, and one that the config names. */
export const paths = [{ route: '/posts/*', count: 3 }];

/** A page whose path has letters outside of ASCII. */
export const about = {
  route: '/über-uns/日本',
  head: { title: 'About us', description: 'Who we are.' },
  blocks: [{ type: 'hero-banner', id: 'us', props: { title: 'About us' } }],
};

/** Pages that search engines do not list. */
const unlisted = ['/thanks', '/copy'].map((route) => ({
  ...about,
  route,
  head: { title: route, description: route, ...(route === '/copy' ? { canonical: '/' } : { noindex: true }) },
}));

/** A list of twelve posts in three pages. */
const list = {
  route: '/list',
  head: { title: 'List', description: 'All posts.' },
  paging: { list: 'posts', size: 5, head: { title: 'List, page {route.page}' }, feed: true },
  data: { posts: { source: 'posts' } },
  blocks: [
    { type: 'hero-banner', props: { title: 'Page {route.page}' } },
    {
      type: 'teaser-cards',
      props: {
        heading: 'Posts',
        cards: [{ each: '{posts}', show: { title: '{item.title}', href: '/posts/{item.slug}' } }],
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

/** A page that shows what the query of its URL asks for. */
const search = {
  route: '/search',
  urlParams: {
    q: { type: 'string', maxLength: 40 },
    page: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
  },
  head: { title: { from: '{url.q}', default: 'Search' }, description: 'Finds posts.', noindex: true },
  data: {
    results: {
      source: 'latest-posts',
      params: { per_page: 3, search: '{url.q}', page: '{url.page}' },
      failed: { title: 'The posts could not be searched.' },
    },
    numbers: { source: 'post-pages', params: { per_page: 3, search: '{url.q}' } },
  },
  blocks: [
    { type: 'hero-banner', props: { title: { from: '{url.q}', default: 'Search' } } },
    {
      type: 'teaser-cards',
      when: '{results}',
      props: {
        heading: 'Posts with {url.q}',
        cards: [{ each: '{results}', show: { title: '{item.title}', href: '/posts/{item.slug}' } }],
      },
    },
    {
      type: 'link-row',
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
      type: 'quote',
      when: '{url.q}',
      unless: '{results}',
      props: { text: 'No post has “{url.q}”.', tone: 'tint' },
    },
  ],
};

const redirects = [
  { from: '/news/:slug', to: '/posts/:slug' },
  { from: '/posts/very-old', to: `${about.route}?again=1#us` },
  { from: '/größe', to: '/', temporary: true },
];

/** A built project and its content service, for pages on demand. */
export interface OnDemandSite {
  readonly service: FaultyService;
  readonly project: SmallProject;
  readonly outDir: string;
  /** The HTML that the build has prerendered. */
  fileOf(page: string): string;
  close(): Promise<void>;
}

/** Builds the site. Throws if that fails. */
export async function openOnDemandSite(): Promise<OnDemandSite> {
  const service = await startFaultyService();
  const project = new SmallProject();
  project.edit('page-configs/post.json', (text) =>
    text
      .replace('"größe-zählt", ', '')
      .replace('"take": 3, ', '')
      .replace('"head": {', '"head": { "kind": "post",'),
  );
  const pages = path.join(project.root, 'page-configs');
  writeFileSync(path.join(pages, 'about.json'), JSON.stringify(about));
  writeFileSync(path.join(pages, 'list.json'), JSON.stringify(list));
  writeFileSync(path.join(pages, 'search.json'), JSON.stringify(search));
  for (const page of unlisted) writeFileSync(path.join(pages, `${page.route}.json`), JSON.stringify(page));
  writeFileSync(path.join(pages, '_redirects.json'), JSON.stringify({ redirects }));
  const bundle = await bundleOf(project);
  const { status, output } = await buildInProcess(project, service.url, { bundle, paths });
  if (status !== 0) throw new Error(output);
  const outDir = path.join(project.root, 'dist');
  return {
    service,
    project,
    outDir,
    fileOf: (page) => readFileSync(path.join(outDir, `${page}/index.html`), 'utf8'),
    async close() {
      project.remove();
      await service.close();
    },
  };
}

/** Makes the service return a post with another heading. */
export async function changeHeading(service: FaultyService, page: string, heading: string): Promise<void> {
  const slug = page.split('/').at(-1);
  const response = await fetch(service.url + detail + slug);
  const post: unknown = await response.json();
  if (typeof post !== 'object') throw new Error('No post');
  service.fail(`${detail}${slug}`, { kind: 'shape', body: { ...post, hero_heading: heading } });
}

/** A signed announcement that a post has changed, as the plugin sends it. @param time in milliseconds since 1970 */
export async function announcementOf(
  slug: string,
  time: number,
  { id = String(Math.random()), signedWith = secret } = {},
): Promise<RequestInit> {
  const changes = [{ type: 'post', slugs: [slug], lists: ['post'] }];
  const body = JSON.stringify({ version: 1, id, source: 'http://content.test', changes });
  return { method: 'POST', body, headers: await signatureHeaders(signedWith, body, time) };
}
