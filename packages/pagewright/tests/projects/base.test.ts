import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeEdgeFolder } from '../../src/node/output/server-folder.ts';
import { onDemandHandler } from '../../src/node/serving/on-demand.ts';
import { openPageStore } from '../../src/node/serving/page-store.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { kvHandler, runWorkerd } from '../../src/node/serving/workerd.ts';
import { filesBelow } from '../../src/pipeline/files-below.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { MuseumCopy } from '../sites/museum-project.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { announcementOf, secret } from './on-demand-site.ts';
import { staticHosts } from './static-hosts.ts';

const limit = 120_000;
const base = '/museum';
const siteUrl = `https://harbour-museum.example${base}`;
/** The build leaves this article to a server. */
const other = '/journal/the-winter-store';

let service: FaultyService;
let project: MuseumCopy;
let outDir = '';

/** What a build writes for hosts. */
const hidden = [
  '_headers',
  '_redirects',
  '_redirects.map',
  '_nginx-http.conf',
  '_nginx-server.conf',
  '_nginx-types.conf',
  '_build.json',
];

/** HTML of the content service with each kind of path in it. */
const history = [
  '<p><a href="/visit?from=house#tickets">Visit</a> <a href="/">Home</a> <a href="#here">here</a>',
  `<a href="${siteUrl}/about">About</a> <a href="https://harbour-museum.example/shop">The shop of the town</a>`,
  '<a href="mailto:hello@harbour-museum.example">Mail</a> <em>href="/plain"</em>',
  '<img src="/pictures/gulls.avif" alt="Gulls" width="480" height="320"></p>',
].join(' ');

const draft = {
  type: 'article',
  slug: 'the-winter-store',
  status: 'draft',
  label: 'Draft',
  title: 'The winter store',
  version: 'one',
  errors: [],
};

beforeAll(async () => {
  service = await startMuseumService();
  const body = { name: 'Harbour Museum', history: [history] };
  service.fail('custom/v1/house', { kind: 'shape', body });
  project = new MuseumCopy();
  project.edit('pagewright.config.ts', (text) =>
    text.replace("siteUrl: '", `base: '${base}/',\n  siteUrl: '`),
  );
  project.edit('src/MuseumLayout.tsx', (text) =>
    text.replace('<div id="main"', '<div id="main" data-current={path}'),
  );
  project.edit('page-configs/_redirects.json', (text) =>
    text.replace('{ "from": "/tickets"', '{ "from": "/start", "to": "/" },\n    $&'),
  );
  project.write(
    'page-configs/story.json',
    JSON.stringify({
      route: '/story',
      head: { title: 'Story', description: 'Our story.', canonical: '/about' },
      data: { house: { source: 'house' } },
      blocks: [
        { type: 'masthead', props: { title: 'Story' } },
        {
          type: 'passage',
          props: { heading: 'Words', paragraphs: [{ each: '{house.history}', show: { html: '{item}' } }] },
        },
      ],
    }),
  );
  const built = await buildInProcess(project, service.url, { paths: [{ route: '/journal/*', count: 3 }] });
  if (built.status !== 0) throw new Error(built.output);
  outDir = path.join(project.root, 'dist');
}, limit);

afterAll(async () => {
  project.remove();
  await service.close();
});

const textOf = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const filesOf = (extension: string) =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));

/** The attributes whose values are URLs. */
const urlNames = ['href', 'src', 'action', 'poster', 'data-client'];
const listNames = ['srcset', 'imagesrcset', 'data-scripts'];

/** The URLs in the attributes of a document. */
function urlsIn(html: string): string[] {
  const elements = [...new JSDOM(html).window.document.querySelectorAll('*')];
  return elements.flatMap((element) => [
    ...urlNames.flatMap((name) => element.getAttribute(name) ?? []),
    ...listNames.flatMap((name) => element.getAttribute(name)?.match(/\/\S*/g) ?? []),
  ]);
}

/** True for a path of the origin that is not below the base, or that has the base twice. */
const isAstray = (url: string) =>
  /^\/(?!\/)/.test(url) && (!url.startsWith(`${base}/`) || url.startsWith(base + base));

async function serve(handler: Parameters<typeof listen>[0]): Promise<string> {
  const { server, address } = await listen(handler, 0);
  onTestFinished(() => closeServer(server));
  return address;
}

async function redirectOf(url: string): Promise<readonly unknown[]> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return [status, headers.get('location')];
}

/** The home page is the base with a slash; all other addresses of it redirect there at once. */
async function expectOneHome(address: string): Promise<void> {
  expect(await redirectOf(`${address}${base}`)).toEqual([308, `${base}/`]);
  expect(await redirectOf(`${address}${base}?a=1`)).toEqual([308, `${base}/?a=1`]);
  expect(await redirectOf(`${address}${base}/index.html?a=1`)).toEqual([308, `${base}/?a=1`]);
  const home = await fetch(`${address}${base}/`, { redirect: 'manual' });
  expect([home.status, home.headers.get('strict-transport-security')]).toEqual([200, 'max-age=31536000']);
  for (const name of hidden) expect((await fetch(`${address}${base}/${name}`)).status, name).toBe(404);
}

describe('the files of a site below a path', () => {
  it('have the base in each link, image, script and style, once', () => {
    const pages = filesOf('.html');
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) expect(urlsIn(textOf(file)).filter(isAstray), file).toEqual([]);
    for (const file of filesOf('.css'))
      expect([...textOf(file).matchAll(/url\((\/[^)]*)\)/g)].filter(([, url = '']) => isAstray(url))).toEqual(
        [],
      );
  });

  it('have the base in the links of content, and no other text of it is changed', () => {
    const { document } = new JSDOM(textOf('story.html')).window;
    const hrefs = [...document.querySelectorAll('[data-block="passage"] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toEqual([
      `${base}/visit?from=house#tickets`,
      `${base}/`,
      expect.stringMatching(/^#/),
      `${base}/about`,
      'https://harbour-museum.example/shop',
      'mailto:hello@harbour-museum.example',
    ]);
    expect(document.querySelector('[data-block="passage"] img')?.getAttribute('src')).toBe(
      `${base}/pictures/gulls.avif`,
    );
    expect(document.querySelector('[data-block="passage"] em')?.textContent).toBe('href="/plain"');
  });

  it('name the address of the site wherever they need a whole URL', () => {
    const { document } = new JSDOM(textOf('visit.html')).window;
    const attributeOf = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    expect(attributeOf('[rel=canonical]', 'href')).toBe(`${siteUrl}/visit`);
    expect(attributeOf('[hreflang=de]', 'href')).toBe(`${siteUrl}/de/besuch`);
    expect(attributeOf('[property="og:url"]', 'content')).toBe(`${siteUrl}/visit`);
    expect(attributeOf('[property="og:image"]', 'content')).toBe(`${siteUrl}/share.png`);
    expect(textOf('story.html')).toContain(`<link data-head="" rel="canonical" href="${siteUrl}/about">`);
    // The link of the content to the shop is not a page of the site.
    for (const file of [...filesOf('.html'), 'sitemap.xml', 'feed.xml', 'robots.txt'])
      expect(
        textOf(file).match(/https:\/\/harbour-museum\.example(?!\/museum\b|\/shop)[^"<\s]*/g),
        file,
      ).toBeNull();
    expect(textOf('sitemap.xml')).toContain(`<loc>${siteUrl}/visit</loc>`);
    expect(textOf('feed.xml')).toContain(`<atom:link href="${siteUrl}/feed.xml"`);
    expect(textOf('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('describe the paths of the host in its headers, redirects and speculation rules', () => {
    const patterns = textOf('_headers')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter(isAstray)).toEqual([]);
    expect(textOf('_headers')).toContain(`Speculation-Rules: "${base}/speculation-rules.json"`);
    expect(textOf('speculation-rules.json')).toMatch(
      /\{"href_matches":"\/museum\/\*"\}.*\{"href_matches":"\/wp-json\/\*"\}.*\{"href_matches":"\/museum\/preview\/\*"\}/,
    );
    // The domain has other sites, too.
    expect(textOf('_headers')).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(textOf('_redirects')).toContain(`${base}/tickets ${base}/visit 301\n`);
    expect(textOf('_redirects')).toContain(`${base}/news/:slug ${base}/journal/:slug 301\n`);
    expect(textOf('_redirects')).toContain(`${base}/shop https://shop.example/harbour 302\n`);
    expect(textOf('_redirects')).toContain(
      `${base}/exhibitions/the-ferries ${base}/exhibitions/ferries 301\n`,
    );
    expect(textOf('_redirects.map')).toContain(`"${base}/tickets" "301 ${base}/visit$is_args$args"`);
  });

  it('give the home page one address, which ends with a slash', () => {
    const { document } = new JSDOM(textOf('index.html')).window;
    const home = `${siteUrl}/`;
    for (const selector of ['[rel=canonical]', '[hreflang=en]'])
      expect(document.querySelector(selector)?.getAttribute('href'), selector).toBe(home);
    expect(textOf('sitemap.xml')).toContain(`<loc>${home}</loc>`);
    for (const file of filesOf('.html')) {
      const urls = urlsIn(textOf(file)).map((url) => new URL(url, home).href.replace(/[?#].*/, ''));
      expect(urls, file).not.toContain(siteUrl);
    }
    expect(textOf('_redirects')).toContain(`${base}/start ${base}/ 301\n`);
    expect(textOf('_redirects.map')).toContain(`"${base}/start" "301 ${base}/$is_args$args"`);
    const nginx = textOf('_nginx-server.conf');
    expect(nginx).toContain(`location = "${base}/" { try_files "${base}/index.html" =404; }`);
    expect(nginx).toContain(`location = "${base}" { return 308 "${base}/$is_args$args"; }`);
    // Hosts whose root has the folder of the site.
    const files = new Set(filesBelow(outDir).map((file) => `${base.slice(1)}/${file}`));
    for (const [name, host] of staticHosts.filter(([name]) => name !== 'nginx')) {
      expect(host(files, `${base}/`), name).toEqual({ status: 200, file: 'museum/index.html' });
      expect(host(files, base).location, name).toBe(`${base}/`);
    }
  });

  it('keep the paths of the site in all data, so that code can compare them', () => {
    const html = textOf('visit.html');
    expect(html).toContain('data-current="/visit"');
    expect(html).toMatch(/"page":\{"path":"\/visit"/);
    expect(
      html.match(/<script type="application\/json"[^>]*>(.*?)<\/script>/s)?.[1]?.match(/"\/museum[^"]*"/),
    ).toBeNull();
  });
});

describe('a server of a site below a path', () => {
  it('serves each link and file that its pages name', async () => {
    const address = await serve(folderHandler(outDir));
    expect(await redirectOf(`${address}/`)).toEqual([302, `${base}/`]);
    await expectOneHome(address);
    expect(await redirectOf(`${address}${base}/visit/`)).toEqual([308, `${base}/visit`]);
    expect(await redirectOf(`${address}${base}/tickets?a=1`)).toEqual([301, `${base}/visit?a=1`]);
    expect(await redirectOf(`${address}${base}/news/a-mile-of-rope`)).toEqual([
      301,
      `${base}/journal/a-mile-of-rope`,
    ]);
    for (const unknown of ['/visit', '/museums/', `${base}${base}/`, `${base}/nothing`, `${base}/_headers`]) {
      const response = await fetch(address + unknown);
      expect([response.status, await response.text()], unknown).toEqual([404, textOf('404.html')]);
    }
    const urls = new Set(filesOf('.html').flatMap((file) => urlsIn(textOf(file))));
    const local = [...urls].filter((url) => url.startsWith(`${base}/`)).map((url) => url.replace(/#.*/, ''));
    expect(local.length).toBeGreaterThan(40);
    for (const url of new Set(local)) {
      // The form posts to the content service, which another server has; the build has left some articles to a server.
      if (url.includes('/../') || url.startsWith(`${base}/journal/`)) continue;
      const response = await fetch(address + url);
      expect(response.status, url).toBe(200);
      expect(response.headers.get('content-security-policy'), url).not.toBeNull();
    }
  });

  const hosts = {
    Node: async () =>
      serve(
        await onDemandHandler({
          folder: outDir,
          freshFor: 60_000,
          store: await openPageStore('memory'),
          content: { base: service.url, deadline: 2_000, fetch },
          secrets: { announcements: secret },
          report: () => {},
        }),
      ),
    workerd: async () => {
      const folder = path.join(project.root, 'dist-edge');
      writeEdgeFolder(outDir, folder);
      const { process, port } = await runWorkerd(
        {
          folder,
          port: 0,
          assets: new URL(await serve(folderHandler(outDir, true))).host,
          pages: new URL(await serve(kvHandler(await openPageStore('memory')))).host,
          variables: { PAGEWRIGHT_SECRET: secret },
        },
        path.resolve(import.meta.dirname, '../../../..'),
      );
      onTestFinished(() => void process.kill());
      return `http://127.0.0.1:${port}`;
    },
  };

  it.each(Object.entries(hosts))(
    'in %s renders pages on demand there, with their redirects, previews and announcements',
    async (_, start) => {
      const address = await start();
      const page = await fetch(address + base + other);
      expect([page.status, page.headers.get('cache-status')]).toEqual([200, 'pagewright; fwd=miss']);
      expect(page.headers.get('speculation-rules')).toBe(`"${base}/speculation-rules.json"`);
      expect(urlsIn(await page.text()).filter(isAstray)).toEqual([]);
      expect(await (await fetch(`${address}${base}/visit`)).text()).toBe(textOf('visit.html'));
      expect((await fetch(`${address}${base}/favicon.svg`)).status).toBe(200);
      expect(await (await fetch(`${address}${base}/sitemap.xml`)).text()).toContain(
        `<loc>${siteUrl}${other}</loc>`,
      );

      expect(await redirectOf(`${address}/`)).toEqual([302, `${base}/`]);
      await expectOneHome(address);
      expect(await redirectOf(`${address}${base}${other}/`)).toEqual([308, `${base}${other}`]);
      expect(await redirectOf(`${address}${base}/tickets`)).toEqual([301, `${base}/visit`]);
      for (const unknown of [other, '/museums', `${base}/nothing`])
        expect((await fetch(address + unknown)).status, unknown).toBe(404);

      const form = await fetch(`${address}${base}/preview/`);
      expect(form.headers.get('cache-control')).toBe('no-store');
      expect(urlsIn(await form.text()).filter(isAstray)).toEqual([]);
      service.fail('/custom/v1/preview', { kind: 'shape', body: draft });
      const preview = await fetch(`${address}${base}/preview/`, {
        method: 'POST',
        body: new URLSearchParams({ token: 'a-signed-token' }),
      });
      const html = await preview.text();
      expect([preview.status, html.includes('pagewright-preview-bar')]).toEqual([200, true]);
      expect(html).toContain('data-current="/journal/the-winter-store"');
      expect(urlsIn(html).filter(isAstray)).toEqual([]);

      const announced = await announcementOf('the-winter-store', Date.now(), { isGone: true });
      expect((await fetch(`${address}${base}/_pagewright/purge`, announced)).status).toBe(200);
      expect((await fetch(address + base + other)).status).toBe(404);
    },
    limit,
  );
});
