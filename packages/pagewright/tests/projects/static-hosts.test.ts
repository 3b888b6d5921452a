import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../src/node/impact/find-browser.ts';
import { findServer } from '../../src/node/output/server-folder.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { filesBelow } from '../../src/pipeline/files-below.ts';
import { payloadIn } from '../../src/render/document/payload-in.ts';
import { fromSources } from '../commands/engine-command.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { slugsInScripts, writeArticlesInScripts } from '../fixtures/slugs-in-scripts.ts';
import { museum } from '../sites/museum-project.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess, bundleOf } from './build-in-process.ts';
import { Instance } from './on-demand-instance.ts';
import { SmallSite } from './small-site.ts';
import { serveAsHost, staticHosts } from './static-hosts.ts';

const limit = 240_000;
const builder = path.join(import.meta.dirname, 'build-from-bundle.ts');
let service: FaultyService;
/** The whole museum. */
let project: SmallSite;
let bundle: string;
let printed: string;
let browser: Browser;

/** Pages whose names hosts could take for something else. */
const named = ['/visit/getting-here', '/release-1.2', '/größe', '/visit/404'];
/** Those that are in a folder of their own, to which hosts may redirect. */
const inFolders = new Set(['/visit/404']);
/** Pages that many hosts cannot show. */
const unreachable = ['/404', '/visit/index'];

/** A page for each article with such a slug. */
const inScripts = Object.values(slugsInScripts).map((slug) => `/journal/${encodeURIComponent(slug)}`);

const dist = () => path.join(project.root, 'dist');
const htmlFiles = () => filesBelow(dist()).filter((file) => file.endsWith('.html'));
/** The encoded paths of all pages. */
const pagePaths = () => findServer(dist())?.record.prerendered ?? [];

/** The path for which the document in a file was written. */
function pathIn(file: string): string | undefined {
  return payloadIn(readFileSync(path.join(dist(), file), 'utf8'))?.page?.path;
}

async function build(): Promise<string> {
  const { status, output } = await buildInProcess(project, service.url, { bundle });
  expect(status, output).toBe(0);
  return output;
}

beforeAll(async () => {
  project = new SmallSite();
  service = await startMuseumService(await writeArticlesInScripts(project.root));
  project.write('pagewright.config.ts', readFileSync(path.join(museum, 'pagewright.config.ts'), 'utf8'));
  project.removeFile('page-configs');
  cpSync(path.join(museum, 'page-configs'), path.join(project.root, 'page-configs'), { recursive: true });
  for (const [index, route] of [...named, ...unreachable].entries())
    project.write(
      `page-configs/named-${index}.json`,
      JSON.stringify({
        route,
        head: { title: route, description: 'A page whose name hosts could take for something else.' },
        blocks: [{ type: 'masthead', props: { title: route, layout: 'plain', tone: 'sand' } }],
      }),
    );
  project.write(
    'page-configs/journal-in-japanese.json',
    project
      .read('page-configs/journal.json')
      .replaceAll('"/journal"', '"/日誌"')
      .replaceAll('"Journal', '"日誌')
      .replaceAll(' the people', ' all people'),
  );
  project.edit('src/MuseumLayout.tsx', (text) => text.replace('<header>', '<header data-path={path}>'));
  bundle = await bundleOf(project);
  printed = await build();
  browser = await chromium.launch({
    executablePath: await findBrowser(process.cwd()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, limit);
afterAll(async () => {
  await browser?.close();
  project.remove();
  await service.close();
});

describe.each(staticHosts)('on %s', (_, host) => {
  it('each page is at its path, without a redirect', () => {
    const files = new Set(filesBelow(dist()));
    const paths = pagePaths().filter((each) => !unreachable.includes(each));
    expect(paths).toEqual(expect.arrayContaining([...named.map(encodeURI), ...inScripts]));
    expect(paths.length).toBeGreaterThan(25);
    for (const each of paths) {
      const decoded = decodeURIComponent(each);
      const first = host(files, decoded);
      const answer =
        first.location !== undefined && inFolders.has(decoded) ? host(files, first.location) : first;
      expect(answer, each).toEqual({ status: 200, file: expect.any(String) });
      expect(pathIn(answer.file ?? ''), each).toBe(each);
    }
  });

  it('an unknown path gets the page for unknown paths, in its language if the host can do that', () => {
    const files = new Set(filesBelow(dist()));
    for (const unknown of ['/nothing', '/visit/nothing', '/journal/nothing/at-all'])
      expect(host(files, unknown), unknown).toEqual({ status: 404, file: '404.html' });
    const german = host(files, '/de/nichts');
    expect(german.status).toBe(404);
    expect(german.file).toBe(host.name === 'cloudflarePages' ? 'de/404.html' : '404.html');
  });

  it(
    'the layout and the address bar have the path of the page, however the visitor writes it',
    async () => {
      const { server, address } = await serveAsHost(dist(), host);
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      for (const [asked, own] of [
        ['/visit', '/visit'],
        ['/visit/?from=mail', '/visit'],
        ['/visit.html#ask', '/visit'],
        ['/visit/index.html', '/visit'],
        ['/index.html', '/'],
        ['/de.html', '/de'],
        [encodeURI('/größe.html'), '/größe'],
      ] as const) {
        await page.goto(address + asked);
        // The layout hydrates when the visitor begins to use the page.
        await page.mouse.move(100, 100);
        await page.mouse.move(120, 120);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')),
        );
        const [, rest = ''] = /^[^?#]*(.*)$/.exec(asked) ?? [];
        const heading = await page.locator('main h1').first().textContent();
        expect([page.url(), heading, asked]).toEqual([address + encodeURI(own) + rest, heading, asked]);
        await expect
          .poll(() => page.locator('header').getAttribute('data-path'), { message: asked })
          .toBe(own);
      }
      expect(problems).toEqual([]);
      await page.close();
      await closeServer(server);
    },
    limit,
  );
});

it(
  'a page with values of the URL still follows them after its address was changed',
  async () => {
    const { server, address } = await serveAsHost(dist(), staticHosts[0][1]);
    const page = await browser.newPage();
    await page.goto(`${address}/search.html`);
    await page.mouse.move(100, 100);
    await page.waitForURL(`${address}/search`);
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => history.pushState(null, '', '/search?q=rope')),
    ]);
    expect(page.url()).toBe(`${address}/search?q=rope`);
    await page.close();
    await closeServer(server);
  },
  limit,
);

it('a page where many hosts show another one is reported', () => {
  const say = (path: string, shown: string) =>
    `The site has a page at ${path}, where many hosts show ${shown}; give it another path`;
  expect(printed).toContain(say('/404', 'the page for unknown paths'));
  expect(printed).toContain(say('/visit/index', 'the page /visit'));
});

describe('an entry in any script, with any signs in its slug', () => {
  it('has one address in all lists for machines', () => {
    const sitemap = readFileSync(path.join(dist(), 'sitemap.xml'), 'utf8');
    const feed = readFileSync(path.join(dist(), 'feed.xml'), 'utf8');
    for (const page of inScripts) {
      const url = `https://harbour-museum.example${page}`;
      expect(sitemap).toContain(`<loc>${url}</loc>`);
      expect(feed).toContain(`<link>${url}</link>`);
      const html = readFileSync(path.join(dist(), `${decodeURIComponent(page)}.html`), 'utf8');
      expect(html).toContain(`rel="canonical" href="${url}"`);
    }
    const list = readFileSync(path.join(dist(), '日誌/feed.xml'), 'utf8');
    expect(list).toContain(`<link>https://harbour-museum.example${encodeURI('/日誌')}</link>`);
  });

  it(
    'is opened by links, with and without its document, also as content services write them',
    async () => {
      const { server, address } = await listen(folderHandler(dist()), 0);
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('response', (answer) => answer.status() >= 400 && problems.push(answer.url()));
      const titles = Object.keys(slugsInScripts);
      await page.goto(address + inScripts[0]);
      for (const [index, title] of titles.entries()) {
        await page.getByRole('heading', { name: title, exact: true }).waitFor();
        expect(decodeURIComponent(new URL(page.url()).pathname), title).toBe(
          `/journal/${slugsInScripts[title]}`,
        );
        if (index % 5 === 4) await page.reload();
        await page.getByRole('link', { name: 'The next article' }).click();
      }
      expect(problems).toEqual([]);
      await page.close();
      await closeServer(server);
    },
    limit,
  );

  it('is shown on demand, renewed by its announcement, and withdrawn alone', async () => {
    const site = await new Instance({ service, outDir: dist() }).start();
    for (const [title, slug] of Object.entries(slugsInScripts)) {
      const path = `/journal/${encodeURIComponent(slug)}`;
      await site.announce(encodeURIComponent(slug).toLowerCase());
      site.now += 1_000;
      const response = await site.request(path);
      expect([response.status, response.headers.get('cache-status')], title).toEqual([
        200,
        'pagewright; fwd=miss',
      ]);
      expect(await response.text(), title).toContain(`<title>${title} |`);
      // A path with a backslash has one form only.
      const moved = slug.includes('\\') ? null : path;
      expect((await site.request(`${path}/`)).headers.get('location'), title).toBe(moved);
    }
    const [gone = '', ...others] = Object.values(slugsInScripts);
    await site.announce(gone, { isGone: true });
    expect((await site.request(`/journal/${encodeURIComponent(gone)}`)).status).toBe(404);
    for (const slug of others)
      expect((await site.request(`/journal/${encodeURIComponent(slug)}`)).status, slug).toBe(200);
  });
});

it(
  'another layout of files leaves nothing of the one before',
  async () => {
    const flat = htmlFiles();
    expect(flat).toContain('visit.html');
    const config = project.read('pagewright.config.ts');
    project.edit('pagewright.config.ts', (text) =>
      text.replace("siteUrl: '", "files: 'route/index.html',\n  siteUrl: '"),
    );
    // In a process of its own, because this one keeps the config that it has read.
    const { status, output } = await project.run(
      [...fromSources, builder, project.root, bundle, service.url],
      {},
    );
    expect(status, output).toBe(0);
    const inFolder = htmlFiles();
    expect(inFolder.filter((file) => !/(?:^|\/)(?:index|404)\.html$/.test(file))).toEqual([]);
    expect(inFolder).toHaveLength(flat.length);
    // As a project whose last build was of an engine that knew only folders.
    project.write('pagewright.config.ts', config);
    await build();
    expect(htmlFiles()).toEqual(flat);
  },
  limit,
);

it(
  'a file in public/ with the name of a page stops the build',
  async () => {
    project.write('public/visit.html', '<!doctype html><title>An old page</title>');
    const { status, output } = await buildInProcess(project, service.url, { bundle });
    expect([status, output]).toEqual([1, expect.stringContaining('public/visit.html and the page /visit')]);
  },
  limit,
);
