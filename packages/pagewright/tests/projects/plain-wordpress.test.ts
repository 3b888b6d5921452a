import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateFiles } from '../../src/node/output/generated-files.ts';
import { vanishTime } from '../../src/server/caching/held-content.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { GuideSite } from './guide-site.ts';
import { Instance } from './on-demand-instance.ts';
import { type Entry, PlainWordPress } from './plain-wordpress.ts';

const limit = 120_000;
const collections = ['pages', 'offering', 'media', 'categories', 'users'];

/** The changes, each of one entry, some minutes after the change before. */
const rounds: readonly Readonly<Record<string, Entry['state']>>[] = [
  { posts: 'hidden', pages: 'hidden', offering: 'hidden', media: 'hidden' },
  { posts: 'protected', pages: 'protected', offering: 'protected', users: 'without posts' },
  { posts: 'deleted', pages: 'deleted', offering: 'deleted', media: 'deleted', categories: 'deleted' },
  { users: 'deleted' },
];

const wordpress = new PlainWordPress();
let service: FaultyService;
let project: GuideSite;
let kept: readonly string[];
/** The links in a post, each with the target that it has on its page. `WP` is the URL of the service. */
let links: readonly (readonly [href: string, target: string])[];
/** Two entries that links lead to: one that is published after the first build, and one that is withdrawn. */
let late: Entry;
let gone: Entry;
let buildOutput = '';
let lookups: readonly string[] = [];
/** A text with what pages do not show, and what a build prints of it. */
const leftOut = [
  [
    '<p><iframe src="https://survey.example/7"></iframe><iframe src="https://survey.example/8"></iframe></p>',
    '2 frames in html are not shown: survey.example. Only players',
  ],
  [
    `<img src="data:image/png;base64,${'A'.repeat(9_000)}" alt="Plan">`,
    '1 pasted picture in html is not shown. Its',
  ],
  ['<svg viewBox="0 0 9 9"><text>Words</text></svg>', '1 drawing in html is not shown. Save'],
  [
    '<a href="javascript:open()">Open</a>',
    '1 link target in html is dropped, and the words stay: javascript:open(). Browsers',
  ],
] as const;
let withdrawn: readonly { readonly entry: Entry; readonly state: Entry['state']; readonly page: string }[][];

beforeAll(async () => {
  service = await new FaultyService(wordpress.handle).listen();
  project = new GuideSite();
  for (const collection of collections) project.addCollection(collection);
  const all = ['posts', ...collections];
  const pageOf = (collection: string, { slug }: Entry) => `/${collection}/${slug}`;
  kept = all.map((collection) => pageOf(collection, wordpress.publish(collection, `Kept in ${collection}`)));
  withdrawn = rounds.map((round, index) =>
    Object.entries(round).map(([collection, state]) => {
      const entry = wordpress.publish(collection, `Quokka ${index} in ${collection}`);
      return { entry, state, page: pageOf(collection, entry) };
    }),
  );
  links = linksToEntries();
  const anchors = links.map(
    ([href], index) => `<a href="${href.replace('WP', service.url)}">Link ${index}</a>`,
  );
  wordpress.publish('posts', 'Full of links').html = `<p>${anchors.join(' ')}</p>`;
  wordpress.publish('posts', 'Full of extras').html = leftOut.map(([html]) => html).join('');
  // As in a site with leads: an entry without one has no value there.
  project.edit('src/post.ts', (text) =>
    text.replace('html: rendered(html) }', 'html: rendered(html), lead: undefined }'),
  );
  await generateFiles(project.root);
  const { status, output } = await buildInProcess(project, service.url);
  expect(status, output).toBe(0);
  buildOutput = output;
  lookups = service.requests.filter((request) => request.includes('link') && /include|slug%5B/.test(request));
}, limit);

function linksToEntries(): typeof links {
  late = wordpress.publish('posts', 'A draft');
  late.state = 'hidden';
  gone = withdrawn.flat().find(({ page }) => page.startsWith('/posts/'))?.entry ?? late;
  const [post, page, , , category, author] = ['posts', ...collections].map((collection) =>
    wordpress.publish(collection, `Linked in ${collection}`),
  );
  return [
    [`WP/?p=${post?.id}`, '/posts/linked-in-posts'],
    [`/?p=${post?.id}#end`, '/posts/linked-in-posts#end'],
    [`WP/?page_id=${page?.id}`, '/pages/linked-in-pages'],
    [`?cat=${category?.id}`, '/categories/linked-in-categories'],
    [`WP/?author=${author?.id}`, '/users/linked-in-users'],
    ['WP/2019/05/linked-in-posts/?a=b#end', '/posts/linked-in-posts?a=b#end'],
    ['/index.php/2019/05/linked-in-posts/', '/posts/linked-in-posts'],
    [`//${new URL(service.url).host}/linked-in-pages/`, '/pages/linked-in-pages'],
    ['https://example.com/posts/linked-in-posts/', '/posts/linked-in-posts'],
    ['WP/posts/linked-in-posts', '/posts/linked-in-posts'],
    ['WP/about', '/about'],
    ['WP/welcome/', '/welcome'],
    ['WP', '/'],
    [`WP/?p=${late.id}`, `WP/?p=${late.id}`],
    [`WP/?p=${gone.id}`, `/posts/${gone.slug}`],
    ['WP/?p=99999', 'WP/?p=99999'],
    ['/a-draft/', 'WP/a-draft/'],
    ['WP/2019/05/', 'WP/2019/05/'],
    ['WP/category/linked-in-posts/', 'WP/category/linked-in-posts/'],
    ['/wp-content/uploads/a.pdf', 'WP/wp-content/uploads/a.pdf'],
    ['https://other.example/?p=1', 'https://other.example/?p=1'],
  ];
}
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  project.remove();
  await service.close();
});

/** The lines of a build that say what pages do not show. */
const leftOutLines = (output: string) =>
  output.split('\n').filter((line) => / in html (?:is|are) (?:not shown|dropped)/.test(line));

const titles = () => withdrawn.flat().map(({ entry }) => entry.title);

/** The targets of the links on the page of the post, in order. */
const targetsIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>Link \d+<\/a>/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(service.url, 'WP'),
  );

describe('a link in content of a WordPress without plugins', () => {
  it('leads to the page of the entry that it means if the site has one, and otherwise stays on WordPress', () => {
    const html = project.read('dist/posts/full-of-links.html');
    expect(targetsIn(html)).toEqual(links.map(([, target]) => target));
  });

  it('costs a request for each kind of entry at most, and the build reports those that no page answers', () => {
    expect(lookups.length).toBeGreaterThan(0);
    expect(lookups.length).toBeLessThanOrEqual(2 * (collections.length + 1));
    expect(buildOutput).toContain('Links in content to posts and pages lead to the content service');
    expect(buildOutput).toContain(`${service.url}/?p=99999`);
    expect(buildOutput).toContain('archives of a date');
  });

  it('leads to the same page on a server', async () => {
    const site = await new Instance({ service, outDir: path.join(project.root, 'dist') }).start();
    const read = await site.html('/posts/full-of-links');
    expect(targetsIn(read)).toEqual(links.map(([, target]) => target));
  });
});

describe('content of a WordPress that pages do not show', () => {
  it('is reported by the build, with the entry', () => {
    const lines = leftOutLines(buildOutput);
    expect(lines).toHaveLength(leftOut.length);
    for (const [index, [, start]] of leftOut.entries()) {
      expect(lines[index]).toContain(`post: ${start}`);
      expect(lines[index]).toMatch(/^warning: post: .* \(“Full of extras”, id \d+\)$/);
    }
  });
});

describe('an entry of a WordPress without plugins, of any type, that visitors can no longer see', () => {
  it('leaves no trace in the responses of a server, and nothing is held', async () => {
    const site = await new Instance({ service, outDir: path.join(project.root, 'dist') }).start();
    const paths = ['/', '/de', '/sitemap.xml', ...kept, ...withdrawn.flat().map(({ page }) => page)];
    const textOf = async () => (await Promise.all(paths.map((each) => site.html(each)))).join('\n');
    const shown = await textOf();
    for (const title of titles()) expect(shown).toContain(title);
    for (const round of withdrawn) {
      for (const { entry, state } of round) entry.state = state;
      site.now += vanishTime;
      // The first visitor starts the read.
      for (const _ of [1, 2, 3]) {
        site.now += 61_000;
        await textOf();
        await site.settle();
      }
      const text = await textOf();
      for (const { entry, state, page } of round) {
        expect(text, `${page}: ${state}`).not.toContain(entry.title);
        expect(text, `${page}: ${state}`).not.toContain(entry.slug);
        expect((await site.request(page)).status, `${page}: ${state}`).toBe(404);
      }
    }
    for (const page of kept) expect((await site.request(page)).status, page).toBe(200);
    expect((await (await site.askHeld([])).json()).held).toEqual([]);
  });

  it(
    'leaves no trace in the files of the next build, whose links follow',
    async () => {
      late.state = 'publish';
      for (const { entry, state } of withdrawn.flat()) entry.state = state;
      vi.stubEnv('MAX_REMOVED_PERCENT', '80');
      const { status, output } = await buildInProcess(project, service.url);
      expect(status, output).toBe(0);
      expect(output).not.toContain('nothing confirms');
      expect(leftOutLines(output), 'of a text that has not changed').toEqual(leftOutLines(buildOutput));
      const files = [...project.built()].map(
        ([name, bytes]) => [name, Buffer.from(bytes, 'base64')] as const,
      );
      for (const title of titles())
        expect(
          files.filter(([, bytes]) => bytes.includes(title)).map(([name]) => name),
          title,
        ).toEqual([]);
      for (const page of kept) expect(project.built().has(`${page.slice(1)}.html`), page).toBe(true);
      const changed = new Map([
        [`WP/?p=${late.id}`, '/posts/a-draft'],
        ['/a-draft/', '/posts/a-draft'],
        [`WP/?p=${gone.id}`, `WP/?p=${gone.id}`],
      ]);
      expect(targetsIn(project.read('dist/posts/full-of-links.html'))).toEqual(
        links.map(([href, target]) => changed.get(href) ?? target),
      );
    },
    limit,
  );
});
