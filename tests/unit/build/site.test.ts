import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, folderHandler, listen } from '../../../src/build/static-server.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import { startFaultyService } from '../sources/content-world.ts';
import { type Ran, SmallProject } from './small-project.ts';

const limit = 120_000;
let service: FaultyService;
let project: SmallProject;
let first: Ran;
let built: Map<string, string>;

beforeAll(async () => {
  service = await startFaultyService();
  // No post of the demo content has a slug of other letters.
  const body = { hero_heading: 'Größe zählt', details: [[{ title: 'A', content: '<p>Words</p>' }]] };
  service.fail(encodeURIComponent('größe'), { kind: 'shape', body });
  project = new SmallProject();
  first = await project.build(service.url);
  if (first.status !== 0) throw new Error(first.told);
  built = project.built();
}, limit);

afterAll(async () => {
  project.remove();
  await service.close();
});

const textOf = (file: string) => Buffer.from(built.get(file) ?? '', 'base64').toString('utf8');
const pageOf = (file: string) => new JSDOM(textOf(file)).window.document;

/** Files whose bytes are others than before, or that were not there. */
const changed = (now: Map<string, string>) =>
  [...now.keys()].filter((file) => now.get(file) !== built.get(file));

describe('a built site', () => {
  it('is built without a warning', () => {
    expect(first.told).not.toContain('warning');
  });

  it('has a file for each address, and for no other', () => {
    const pages = [...built.keys()].filter((file) => file.endsWith('.html'));
    expect(pages).toContain('index.html');
    expect(pages).toContain('404.html');
    expect(pages).toContain('posts/replacing-the-lift/index.html');
    expect(pages).toContain('articles/replacing-the-lift/index.html');
    // Two slugs are written in the config, and three others come out of content.
    expect(pages).toHaveLength(2 + 2 * 5);
  });

  it('shows content and config in its HTML, in the order of the config', () => {
    const page = pageOf('index.html');
    const types = [...page.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));
    expect(types).toEqual(['hero-banner', 'text-section', 'quote', 'teaser-cards', 'call-to-action']);
    expect(page.querySelector('h1')?.textContent).toBe('Home <b>& more</b>');
    expect(page.querySelectorAll('[data-block=teaser-cards] a[href^="/posts/"]')).toHaveLength(2);
  });

  it('lets no text of a config out of its place', () => {
    const page = pageOf('index.html');
    expect(page.title).toBe('Home </script> & “more” | Example Works');
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(
      'Home </script> & “more”',
    );
    const seed: unknown = JSON.parse(page.getElementById('pagewright-seed')?.textContent ?? '');
    expect(seed).toMatchObject({ path: '/', lost: [], faulty: [], failures: {} });
    const types = [...page.querySelectorAll('script')].map((script) => script.type);
    expect(new Set(types)).toEqual(new Set(['module', 'application/ld+json', 'application/json']));
  });

  it('names a canonical address once, and lists no other for search engines', () => {
    const alias = pageOf('articles/replacing-the-lift/index.html');
    expect(alias.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://meridian-works.example/posts/replacing-the-lift',
    );
    expect(textOf('sitemap.xml')).toContain('/posts/replacing-the-lift<');
    expect(textOf('sitemap.xml')).not.toContain('/articles/');
  });

  it('serves an address of other letters than ours, whose canonical address is encoded once', async () => {
    const { server, address } = await listen(folderHandler(path.join(project.root, 'dist')), 0);
    const answer = await fetch(`${address}/posts/größe-zählt`);
    const page = new JSDOM(await answer.text()).window.document;
    await closeServer(server);
    expect(answer.status).toBe(200);
    expect(page.querySelector('h1')?.textContent).toBe('Größe zählt');
    expect(page.querySelector('main [role=progressbar]')).toBeNull();
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://meridian-works.example/posts/${encodeURIComponent('größe-zählt')}`,
    );
  });

  it('refers only to files that are there', () => {
    for (const file of [...built.keys()].filter((name) => name.endsWith('.html'))) {
      const links = [
        ...pageOf(file).querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]'),
      ];
      const addresses = links.map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '');
      expect(addresses.filter((address) => !built.has(address.slice(1)))).toEqual([]);
    }
  });

  it('tells a page that does not exist from others', () => {
    const page = pageOf('404.html');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.title).toBe('Not found | Example Works');
  });
});

describe('a second build', () => {
  it(
    'of the same gives the same, to the byte',
    async () => {
      const before = project.read('page-configs/home.json');
      // What was checked is what is built: a config that is saved half-written meanwhile changes nothing.
      const again = await project.build(service.url, 10_000, () => {
        project.edit('page-configs/home.json', () => '{');
      });
      project.edit('page-configs/home.json', () => before);
      expect(again.status, again.told).toBe(0);
      expect([...project.built().keys()]).toEqual([...built.keys()]);
      expect(changed(project.built())).toEqual([]);
    },
    limit,
  );

  it(
    'after two blocks were exchanged changes the HTML of their page, and of no other',
    async () => {
      const exchange = (text: string) => {
        const page: { blocks: unknown[] } = JSON.parse(text);
        const [hero, one, other, ...rest] = page.blocks;
        return JSON.stringify({ ...page, blocks: [hero, other, one, ...rest] });
      };
      const before = project.read('page-configs/home.json');
      project.edit('page-configs/home.json', exchange);
      expect((await project.build(service.url)).status).toBe(0);
      const html = changed(project.built()).filter((file) => file.endsWith('.html'));
      project.edit('page-configs/home.json', () => before);
      expect(html).toEqual(['index.html']);
    },
    limit,
  );

  it(
    'with a fault in a config says where it is, and leaves the site as it was',
    async () => {
      const before = project.built();
      project.edit('page-configs/home.json', (text) => text.replace('"heading"', '"headding"'));
      const { status, told } = await project.build(service.url);
      project.edit('page-configs/home.json', (text) => text.replace('"headding"', '"heading"'));
      expect(status).toBe(1);
      expect(told).toMatch(/page-configs\/home\.json:\d+:\d+/);
      expect(told).toContain('Did you mean "heading"');
      expect(project.built()).toEqual(before);
    },
    limit,
  );

  it(
    'while the content service is down shows the content of the last one, and says so',
    async () => {
      service.fail('', { kind: 'status', status: 503 });
      const { status, told } = await project.build(service.url, 400);
      service.heal();
      expect(status).toBe(0);
      expect(told).toContain('the content of an earlier build is used');
      const page = new JSDOM(project.read('dist/posts/replacing-the-lift/index.html')).window.document;
      const root = pageOf('posts/replacing-the-lift/index.html').getElementById('root');
      expect(page.getElementById('root')?.innerHTML).toBe(root?.innerHTML);
    },
    limit,
  );

  it(
    'without a content service warns, and lists the queries that are left without content',
    async () => {
      const { status, told } = await project.build(undefined);
      expect(status).toBe(0);
      expect(told).toContain('warning: no content service is configured (VITE_WORDPRESS_URL)');
      expect(told).toContain('  home.json: posts (source posts)');
      expect(told).toContain('  post.json: post (source post)');
      const page = new JSDOM(project.read('dist/index.html')).window.document;
      expect(page.querySelector('h1')?.textContent).toBe('Home <b>& more</b>');
      expect(page.querySelector('main')?.textContent).toContain('It could not be loaded');
      expect(page.querySelector('main')?.textContent).not.toContain('Try again');
    },
    limit,
  );
});
