import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeServer,
  folderHandler,
  listen,
} from '../../packages/pagewright/src/node/serving/static-server.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startFaultyService } from '../unit/content/content-fixture.ts';
import { type Ran, type Served, SmallProject } from './small-project.ts';

const limit = 120_000;
let service: FaultyService;
let project: SmallProject;
let first: Ran;
let built: Map<string, string>;

const richService = {
  hero_heading: 'Security',
  service_details_data: [
    {
      detail_description:
        '<h2>What we bring</h2><p onclick="alert(1)">Two things:</p><ul><li>a chart</li><li>a pencil</li></ul><script>alert(2)</script>',
    },
    { detail_description: 'Text without a tag: 5 < 6.\n\nAnd a second paragraph.' },
  ],
};

beforeAll(async () => {
  service = await startFaultyService();
  // No post of the demo content has a slug of other letters.
  const content = '<p>Words</p><img src="https://pictures.example/a.png">';
  const body = { hero_heading: 'Größe zählt', details: [[{ title: 'A', content }]] };
  service.fail(encodeURIComponent('größe'), { kind: 'shape', body });
  service.fail('services/security', { kind: 'shape', body: richService });
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
    expect(first.told).not.toMatch(/^warning: /m);
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

  it('keeps the paragraphs, lists and headings that a text of content or config has as HTML', () => {
    const section = pageOf('index.html').querySelector('[data-block=text-section]');
    const pieces = [...(section?.querySelectorAll('p, li, h3') ?? [])];
    expect(pieces.map((piece) => `${piece.localName}: ${piece.textContent}`)).toEqual([
      'p: A paragraph of its own.',
      'p: A paragraph with a list:',
      'li: 5 < 6',
      'li: AT&T',
      'h3: What we bring',
      'p: Two things:',
      'li: a chart',
      'li: a pencil',
      'p: Text without a tag: 5 < 6.',
      'p: And a second paragraph.',
    ]);
    expect(section?.querySelectorAll('script, [onclick]')).toHaveLength(0);
  });

  it('gives a section the anchor that its config names', () => {
    expect(pageOf('index.html').querySelector('#said blockquote')?.textContent).toContain(
      'Said by somebody.',
    );
  });

  it('ends each page as the site config says, but for a page that says so itself', () => {
    const lastOf = (file: string) => [...pageOf(file).querySelectorAll('[data-block]')].at(-1)?.textContent;
    expect(lastOf('index.html')).toContain('Talk to us.');
    expect(lastOf('posts/replacing-the-lift/index.html')).toContain('The end of a post.');
    expect(textOf('posts/replacing-the-lift/index.html')).not.toContain('Talk to us.');
  });

  it('lets no text of a config out of its place', () => {
    const page = pageOf('index.html');
    expect(page.title).toBe('Home </script> & “more” | Example Works');
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(
      'Home </script> & “more”',
    );
    const payload: unknown = JSON.parse(page.getElementById('pagewright-payload')?.textContent ?? '');
    expect(payload).toMatchObject({ page: { path: '/', omitted: [], failures: {} } });
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

  it('lets browsers show pictures from the origins that the site config names', () => {
    const [policy] = textOf('_headers').match(/img-src [^;]*/) ?? [];
    expect(policy).toBe(`img-src 'self' data: ${service.url} https://pictures.example`);
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

describe('npm run serve', () => {
  let served: Served;
  beforeAll(async () => {
    served = await project.serve();
  });
  afterAll(() => served.stop());

  const ask = (file: string, headers: Record<string, string> = {}) =>
    fetch(served.address + file, { headers: { 'accept-encoding': 'identity', ...headers } });
  const assets = () => [...built.keys()].filter((file) => /^assets\/.*\.(js|css)$/.test(file));

  it('answers compressed where a client can read it, and in plain where not', async () => {
    for (const file of ['/', `/${assets()[0]}`]) {
      const plain = await ask(file);
      const sizes = [Number(plain.headers.get('content-length'))];
      expect(plain.headers.get('content-encoding')).toBeNull();
      const text = await plain.text();
      for (const encoding of ['gzip', 'br']) {
        const answer = await ask(file, { 'accept-encoding': encoding });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
        sizes.push(Number(answer.headers.get('content-length')));
        expect(await answer.text()).toBe(text);
      }
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    }
  });

  it('lets code be kept for a year, and has a page asked for anew, which costs nothing while it is the same', async () => {
    expect(assets().length).toBeGreaterThan(5);
    for (const file of assets())
      expect((await ask(`/${file}`)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    const page = await ask('/');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await ask('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends the headers of security with each answer', async () => {
    for (const file of ['/', `/${assets()[0]}`, '/nowhere']) {
      const { headers } = await ask(file);
      expect(headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'self'`);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('answers an address that is none with the error page, status 404 and nothing to keep', async () => {
    for (const file of ['/nowhere', '/posts/nobody', '/404.html', '/_headers', '/assets/gone.js']) {
      const answer = await ask(file);
      expect(answer.status, file).toBe(404);
      expect(answer.headers.get('cache-control'), file).toBe('public, max-age=0, must-revalidate');
      expect(await answer.text(), file).toBe(textOf('404.html'));
    }
  });
});

describe('a build after a few changes', () => {
  const configs = ['home.json', 'post.json', '_site.json'].map((file) => `page-configs/${file}`);
  const listed = 'rehearse-the-bad-morning';
  let told: string;
  let now: Map<string, string>;

  beforeAll(async () => {
    const before = configs.map((file) => project.read(file));
    project.edit('page-configs/home.json', (text) => {
      const page: { blocks: unknown[] } = JSON.parse(text);
      const [hero, one, other, ...rest] = page.blocks;
      return JSON.stringify({ ...page, blocks: [hero, other, one, ...rest] });
    });
    project.edit('page-configs/post.json', (text) => text.replace('"größe-zählt"', '$&, "never-written"'));
    project.edit('page-configs/_site.json', (text) => text.replace(/ *"imageOrigins".*\n/, ''));
    service.fail(`get-post-detail/${listed}`, { kind: 'status', status: 404 });
    const ran = await project.build(service.url);
    told = ran.told;
    now = project.built();
    for (const [index, file] of configs.entries()) project.edit(file, () => before[index] ?? '');
    service.fail(`get-post-detail/${listed}`, { kind: 'latency', ms: 0 });
  }, limit);

  it('changes the HTML of the page whose blocks were exchanged, and of no other', () => {
    expect(changed(now).filter((file) => file.endsWith('.html'))).toEqual(['index.html']);
  });

  it('writes no page whose entry the content service does not have, and says where it is named', () => {
    const gone = [...built.keys()].filter((file) => !now.has(file) && file.endsWith('.html'));
    expect(gone).toEqual([`articles/${listed}/index.html`, `posts/${listed}/index.html`]);
    expect([...now.keys()].filter((file) => file.includes('never-written'))).toEqual([]);
    const sitemap = Buffer.from(now.get('sitemap.xml') ?? '', 'base64').toString();
    expect(sitemap).not.toMatch(new RegExp(`never-written|${listed}`));
    const warnings = told.split('\n').filter((line) => line.includes('is not written'));
    expect(warnings).toEqual([
      'warning: page-configs/post.json:3:61: the content service has nothing for the slug "never-written" (post: HTTP error! status: 404, GET /wp-json/custom/v1/get-post-detail/never-written), so /posts/never-written is not written and answers with 404. Correct or remove the value, or publish the entry, then build again.',
      `warning: page-configs/post.json:3:23: the content service has nothing for the slug "${listed}" (post: HTTP error! status: 404, GET /wp-json/custom/v1/get-post-detail/${listed}), so /posts/${listed} is not written and answers with 404. A list from the content service names this entry: publish it or remove it from the list, then build again.`,
    ]);
  });

  it('tells of pictures from an origin that the site config does not name', () => {
    const warnings = told.split('\n').filter((line) => line.includes('pictures.example'));
    expect(warnings).toEqual([
      expect.stringContaining(
        'warning: post: sections.0.content: browsers will not show https://pictures.example/a.png, because the site does not allow images from https://pictures.example. Add "https://pictures.example" to "imageOrigins" in page-configs/_site.json',
      ),
    ]);
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
    'warns without a content service, and lists the queries that have no content',
    async () => {
      const { status, told } = await project.build(undefined, 10_000, () => {}, ['--allow-shrink']);
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
