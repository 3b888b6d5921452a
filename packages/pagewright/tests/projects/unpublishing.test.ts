import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeServer, listen } from '../../src/node/serving/static-server.ts';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess, smallSiteBundle } from './build-in-process.ts';
import { type CommandResult, SmallSite } from './small-site.ts';

const limit = 120_000;
const article = 'journal/a-mile-of-rope.html';
let service: FaultyService;
let project: SmallSite;
let bundle: string;
let built: Map<string, string>;
let kept: Map<string, string>;

beforeAll(async () => {
  service = await startMuseumService();
  project = new SmallSite();
  bundle = await smallSiteBundle();
  const first = await rebuild();
  if (first.status !== 0) throw new Error(first.output);
  built = project.built();
  kept = project.files('.pagewright/content');
}, limit);
beforeEach(() => service.heal());
afterAll(async () => {
  project.remove();
  await service.close();
});

const rebuild = (allowShrink = false) => buildInProcess(project, service.url, { bundle, allowShrink });
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

describe('a build with earlier good content keeps every page, feed and sitemap', () => {
  it.each<[string, Fault, Fault | readonly Fault[]]>([
    ['an HTML page with status 404 for everything', page404, page404],
    ['its own 404 for everything', own404, own404],
    ['an empty list, and two kinds of 404 for its entries', empty, [own404, page404]],
    [
      'a list of invalid entries, and empty entries or HTML pages',
      badList,
      [{ kind: 'shape', body: {} }, page200],
    ],
    ['500 for the list, and truncated JSON for its entries', down, [{ kind: 'truncated' }, down]],
  ])(
    'when the content service returns %s',
    async (_, list, entry) => {
      service.fail('/articles', list);
      service.fail('/article/', entry);
      const { status, output } = await rebuild();
      expect(status, output).toBe(0);
      expect(output).toContain('content of an earlier build');
      const now = project.built();
      expect(pagesOf(now)).toEqual(pagesOf(built));
      for (const file of ['sitemap.xml', 'feed.xml']) {
        expect(now.get(file), file).toBe(built.get(file) ?? 'nothing');
      }
      for (const file of ['index.html', article]) expect(shownIn(now, file), file).toBe(shownIn(built, file));
      expect(project.files('.pagewright/content')).toEqual(kept);
    },
    limit,
  );
});

/** Makes the service return a single article. */
const keepOnlyOneArticle = () => {
  service.fail('/article/', own404);
  const list = [{ id: 1, slug: 'the-last-ferry-home', title: 'The last ferry home' }];
  for (const path of ['/articles', '/wp/v2/posts']) service.fail(path, { kind: 'shape', body: list });
  service.fail('/article/the-last-ferry-home', noFault);
};

describe('a build that would remove too many pages', () => {
  let before: Map<string, string>;
  let ran: CommandResult;

  beforeAll(async () => {
    before = project.built();
    service.heal();
    keepOnlyOneArticle();
    ran = await rebuild();
  }, limit);

  it('fails, names them, and says how to accept it', () => {
    expect(ran.status, ran.output).toBe(1);
    // `404.html` does not count. The home page, the preview page and both paths of the remaining article stay.
    const pages = pagesOf(built).length - 1;
    expect(ran.output).toContain(`This build would remove ${pages - 4} of ${pages} pages, more than 20 %:`);
    expect(ran.output).toContain('\n  /journal/a-mile-of-rope\n');
    expect(ran.output).toContain('build again with --allow-shrink');
    // The warning above explains why.
    expect(ran.output).toMatch(/warning: .+ the content service has nothing for the slug/);
  });

  it('leaves the previous output and the kept content as they were', () => {
    expect(project.built()).toEqual(before);
    expect(project.files('.pagewright/content')).toEqual(kept);
  });

  it(
    'also fails without a content service',
    async () => {
      const { status, output } = await buildInProcess(project, undefined, { bundle });
      expect(status, output).toBe(1);
      expect(output).toContain('no content service is configured');
      expect(project.built()).toEqual(before);
    },
    limit,
  );

  it.each([
    ['removed', () => {}],
    ['emptied', () => project.addFolder('dist')],
  ])(
    'still knows the pages if the output folder was %s',
    async (_, recreate) => {
      project.removeFolder('dist');
      recreate();
      keepOnlyOneArticle();
      const { status, output } = await rebuild();
      expect(status, output).toBe(1);
      expect(output).toContain('This build would remove');
    },
    limit,
  );

  it(
    'succeeds with --allow-shrink',
    async () => {
      keepOnlyOneArticle();
      const { status, output } = await rebuild(true);
      expect(status, output).toBe(0);
      expect(pagesOf(project.built())).toEqual([
        '404.html',
        'articles/the-last-ferry-home.html',
        'index.html',
        'journal/the-last-ferry-home.html',
        'preview/index.html',
      ]);
      service.heal();
      const again = await rebuild();
      expect(again.status, again.output).toBe(0);
      expect(pagesOf(project.built())).toEqual(pagesOf(built));
    },
    limit,
  );
});

it(
  'a build reads a service that is not public, and its files do not contain the credentials',
  async () => {
    const credentials = 'editor:Xk7 unlikely 123';
    const header = `Basic ${Buffer.from(credentials).toString('base64')}`;
    const { server, address } = await listen(async (request, response) => {
      if (request.headers.authorization === header) await service.handle(request, response);
      else
        response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"code":"rest_not_logged_in"}');
    }, 0);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await closeServer(server);
    });
    const refused = await buildInProcess(project, address, { bundle, allowShrink: true });
    expect(refused.output).toContain('HTTP error! status: 401');
    expect(refused.output).toContain('Set CONTENT_AUTHORIZATION to the credentials of a user');
    vi.stubEnv('CONTENT_AUTHORIZATION', credentials);
    const result = await buildInProcess(project, address, { bundle });
    expect(result).toMatchObject({ status: 0, output: expect.not.stringContaining('status: 401') });
    expect(shownIn(project.built(), article)).toBe(shownIn(built, article));
    const texts = ['dist', 'dist-server'].flatMap((folder) => [...project.files(folder).values()]);
    for (const text of texts.map((bytes) => Buffer.from(bytes, 'base64').toString('latin1'))) {
      expect(text.includes('Xk7 unlikely')).toBe(false);
      expect(text.includes(header.slice('Basic '.length))).toBe(false);
    }
    const page = Buffer.from(project.built().get(article) ?? '', 'base64').toString('utf8');
    expect(page).toContain('"isClosed":true');
  },
  limit,
);
