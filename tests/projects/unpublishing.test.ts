import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startFaultyService } from '../unit/content/content-fixture.ts';
import { type Ran, SmallProject } from './small-project.ts';

const limit = 120_000;
const post = 'posts/replacing-the-lift/index.html';
let service: FaultyService;
let project: SmallProject;
let built: Map<string, string>;
let kept: Map<string, string>;

beforeAll(async () => {
  service = await startFaultyService();
  project = new SmallProject();
  // Only posts that the service has.
  project.edit('page-configs/post.json', (text) =>
    text.replace('"größe-zählt", ', '').replace('"head": {', '"head": { "kind": "post",'),
  );
  const first = await project.build(service.url);
  if (first.status !== 0) throw new Error(first.told);
  built = project.built();
  kept = project.files('.pagewright/content');
}, limit);
beforeEach(() => service.heal());
afterAll(async () => {
  project.remove();
  await service.close();
});

const buildWith = (...words: string[]) => project.build(service.url, 10_000, () => {}, words);
const pagesOf = (files: Map<string, string>) => [...files.keys()].filter((file) => file.endsWith('.html'));
const shownIn = (files: Map<string, string>, file: string) => {
  const page = new JSDOM(Buffer.from(files.get(file) ?? '', 'base64').toString('utf8')).window.document;
  return page.getElementById('root')?.innerHTML;
};

const page404: Fault = { kind: 'raw', status: 404, type: 'text/html', body: '<h1>Not found</h1>' };
const own404: Fault = { kind: 'status', status: 404, code: 'rest_not_found' };
const down: Fault = { kind: 'status', status: 500, retryAfter: '3600' };
const page200: Fault = { kind: 'html' };
const noFault: Fault = { kind: 'latency', ms: 0 };
const empty: Fault = { kind: 'shape', body: [] };
const badList: Fault = { kind: 'shape', body: [{ id: 'x', title: 'Bad', slug: 'bad' }, {}] };

describe('a build with good content of an earlier one keeps every page, feed and sitemap', () => {
  it.each<[string, Fault, Fault | readonly Fault[]]>([
    ['a page of HTML with 404 for everything', page404, page404],
    ['its own 404 for everything', own404, own404],
    ['an empty list, and 404 of two kinds for its entries', empty, [own404, page404]],
    [
      'a list of bad entries, and empty entries or pages of HTML',
      badList,
      [{ kind: 'shape', body: {} }, page200],
    ],
    ['500 for the list, and JSON that is cut off for its entries', down, [{ kind: 'truncated' }, down]],
  ])(
    'when the content service answers with %s',
    async (_, list, entry) => {
      service.fail('get-all-posts', list);
      service.fail('get-post-detail', entry);
      const { status, told } = await buildWith();
      expect(status, told).toBe(0);
      expect(told).toContain('content of an earlier build');
      const now = project.built();
      expect(pagesOf(now)).toEqual(pagesOf(built));
      for (const file of ['sitemap.xml', 'feed.xml']) {
        expect(now.get(file), file).toBe(built.get(file) ?? 'nothing');
      }
      for (const file of ['index.html', post]) expect(shownIn(now, file), file).toBe(shownIn(built, file));
      expect(project.files('.pagewright/content')).toEqual(kept);
    },
    limit,
  );
});

/** Of all posts the service has a single one left. */
const loseAllPostsButOne = () => {
  service.fail('get-post-detail', own404);
  service.fail('get-post-detail/what-the-adjuster-knows', noFault);
};

describe('a build that would remove too many pages', () => {
  let before: Map<string, string>;
  let ran: Ran;

  beforeAll(async () => {
    before = project.built();
    service.heal();
    loseAllPostsButOne();
    ran = await buildWith();
  }, limit);

  it('fails, names them, and says how to accept it', () => {
    expect(ran.status, ran.told).toBe(1);
    // `404.html` is no page of the site; the home page and the two addresses of the post that is left stay.
    const pages = pagesOf(built).length - 1;
    expect(ran.told).toContain(`This build would remove ${pages - 3} of ${pages} pages, more than 20 %:`);
    expect(ran.told).toContain('\n  /posts/replacing-the-lift\n');
    expect(ran.told).toContain('build again with --allow-shrink');
    // The reason stands above it.
    expect(ran.told).toMatch(/warning: .+ the content service has nothing for the slug/);
  });

  it('leaves the previous output and the kept content as they were', () => {
    expect(project.built()).toEqual(before);
    expect(project.files('.pagewright/content')).toEqual(kept);
  });

  it(
    'fails without a content service, too',
    async () => {
      const { status, told } = await project.build(undefined);
      expect(status, told).toBe(1);
      expect(told).toContain('no content service is configured');
      expect(project.built()).toEqual(before);
    },
    limit,
  );

  it.each([
    ['thrown away', () => {}],
    ['emptied', () => project.addFolder('dist')],
  ])(
    'knows the pages of an output folder that was %s',
    async (_, leaveBehind) => {
      project.removeFolder('dist');
      leaveBehind();
      loseAllPostsButOne();
      const { status, told } = await buildWith();
      expect(status, told).toBe(1);
      expect(told).toContain('This build would remove');
    },
    limit,
  );

  it(
    'goes through when that is accepted',
    async () => {
      loseAllPostsButOne();
      const { status, told } = await buildWith('--allow-shrink');
      expect(status, told).toBe(0);
      expect(pagesOf(project.built())).toEqual([
        '404.html',
        'articles/what-the-adjuster-knows/index.html',
        'index.html',
        'posts/what-the-adjuster-knows/index.html',
      ]);
      service.heal();
      const again = await buildWith();
      expect(again.status, again.told).toBe(0);
      expect(pagesOf(project.built())).toEqual(pagesOf(built));
    },
    limit,
  );
});
