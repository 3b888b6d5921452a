import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainProject } from '../../src/node/explain/explain-project.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import type { CommandServer } from '../commands/command-server.ts';
import { withSettings } from '../commands/with-settings.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { formattedItem, formattedMarkup } from '../sites/formatted-page.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { type CommandResult, SmallSite } from './small-site.ts';

const limit = 120_000;
let service: FaultyService;
let project: SmallSite;
let first: CommandResult;
let built: Map<string, string>;

const pictures = `images: { 'https://pictures.example': 'The pictures of articles' }`;

const richHouse = {
  name: 'Example Harbour',
  history: [
    '<h2>What we bring</h2><p onclick="alert(1)">Two things:</p><ul><li>a chart</li><li>a pencil</li></ul><script>alert(2)</script>',
    'Text without a tag: 5 < 6.\n\nAnd a second paragraph.',
  ],
};

beforeAll(async () => {
  service = await startMuseumService();
  // No article of the museum has a slug with non-ASCII letters.
  const content = '<p>Words</p><img src="https://pictures.example/a.png">';
  const body = { hero_heading: 'Größe zählt', details: [[{ title: 'A', content }]] };
  service.fail(encodeURIComponent('größe'), { kind: 'shape', body });
  service.fail('custom/v1/house', { kind: 'shape', body: richHouse });
  project = new SmallSite();
  project.edit('page-configs/article.json', (text) => text.replace('"a-mile-of-rope"', '$&, "größe-zählt"'));
  project.edit('page-configs/home.json', (text) =>
    text.replace('"A paragraph of its own."', `$&, ${JSON.stringify(formattedItem)}`),
  );
  project.edit('pagewright.config.ts', (text) =>
    text.replace(/\n\}\);\n$/, `\n  policy: { ${pictures} },$&`),
  );
  first = await project.build(service.url);
  if (first.status !== 0) throw new Error(first.output);
  built = project.built();
}, limit);

afterAll(async () => {
  project.remove();
  await service.close();
});

const textOf = (file: string) => Buffer.from(built.get(file) ?? '', 'base64').toString('utf8');
const pageOf = (file: string) => new JSDOM(textOf(file)).window.document;

/** Files that are new or have changed. */
const changed = (now: Map<string, string>) =>
  [...now.keys()].filter((file) => now.get(file) !== built.get(file));

describe('a built site', () => {
  it('is built with warnings of a script, of a link to an entry without a page, and of its missing font only', () => {
    const warnings = first.output.split('\n').filter((line) => line.startsWith('warning: '));
    expect(warnings).toEqual([
      expect.stringMatching(
        /Links in content to posts and pages .*\/exhibitions\/ropes \(on \/articles\/a-mile-of-rope\)/,
      ),
      expect.stringContaining('The project names no font'),
      expect.stringContaining('1 script in history'),
    ]);
  });

  it('has exactly one file for each path', () => {
    const pages = [...built.keys()].filter((file) => file.endsWith('.html'));
    expect(pages).toContain('index.html');
    expect(pages).toContain('404.html');
    expect(pages).toContain('journal/a-mile-of-rope.html');
    expect(pages).toContain('articles/a-mile-of-rope.html');
    expect(pages).toContain('preview/index.html');
    // The config lists two slugs, and the content has three others.
    expect(pages).toHaveLength(3 + 2 * 5);
  });

  it('shows content and config in its HTML, in the order of the config', () => {
    const page = pageOf('index.html');
    const types = [...page.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));
    expect(types).toEqual(['masthead', 'passage', 'saying', 'teasers', 'notice']);
    expect(page.querySelector('h1')?.textContent?.trim()).toBe('Home <b>& more</b>');
    expect(page.querySelectorAll('[data-block=teasers] a[href^="/journal/"]')).toHaveLength(2);
  });

  it('keeps paragraphs, lists and headings in HTML from content and configs', () => {
    const section = pageOf('index.html').querySelector('[data-block=passage]');
    const pieces = [...(section?.querySelectorAll('p, li, h2') ?? [])];
    expect(pieces.map((piece) => `${piece.localName}: ${piece.textContent}`)).toEqual([
      'p: A paragraph of its own.',
      'h2: Its roof',
      'p: It leaks, as visitors know.',
      'li: Bring a hat',
      'p: A paragraph with a list:',
      'li: 5 < 6',
      'li: AT&T',
      'h2: What we bring',
      'p: Two things:',
      'li: a chart',
      'li: a pencil',
      'p: Text without a tag: 5 < 6.',
      'p: And a second paragraph.',
    ]);
    expect(section?.innerHTML).toContain(formattedMarkup[0]);
    expect(section?.querySelectorAll('script, [onclick]')).toHaveLength(0);
    // Without the digest of HTML in a config, a browser would show it as plain text.
    const payload: unknown = JSON.parse(
      pageOf('index.html').getElementById('pagewright-payload')?.textContent ?? '',
    );
    const literal = [expect.arrayContaining(['plan', 'blocks', 1, 'html']), expect.any(String)];
    expect(payload).toMatchObject({ page: { page: { html: expect.arrayContaining([literal]) } } });
  });

  it('gives a section the anchor that its config names', () => {
    expect(pageOf('index.html').querySelector('#said blockquote')?.textContent).toContain(
      'Said by somebody.',
    );
  });

  it('has the requests, content and code that npm run explain names', async () => {
    const settings = { NODE_ENV: 'production', VITE_WORDPRESS_URL: service.url };
    const { found } = await withSettings(settings, () =>
      explainProject(project.root, '/journal/a-mile-of-rope'),
    );
    const bytes = { script: expect.any(Number), style: expect.any(Number) };
    expect(found).toMatchObject([
      {
        file: 'page-configs/article.json',
        params: { slug: 'a-mile-of-rope' },
        blocks: [{ type: 'masthead', code: bytes }, { type: 'essay' }, { type: 'saying', data: 0 }],
        queries: [
          { name: 'article', requests: ['GET /wp-json/custom/v1/article/a-mile-of-rope'] },
          { name: 'articles', requests: [] },
        ],
        code: { blocks: bytes, frame: bytes },
        isBuilt: true,
      },
    ]);
    const [page] = found;
    const read = page?.kind === 'page' ? page.queries[0]?.data : 0;
    expect(read).toBeGreaterThan(100);
    expect(page).toHaveProperty('blocks.0.data', read);
  });

  it('ends each page with the blocks of the site config, or of its own config', () => {
    const lastOf = (file: string) => [...pageOf(file).querySelectorAll('[data-block]')].at(-1)?.textContent;
    expect(lastOf('index.html')).toContain('Talk to us.');
    expect(lastOf('journal/a-mile-of-rope.html')).toContain('The end of an article.');
    expect(textOf('journal/a-mile-of-rope.html')).not.toContain('Talk to us.');
  });

  it('escapes text of configs', () => {
    const page = pageOf('index.html');
    expect(page.title).toBe('Home </script> & “more” | Example Harbour');
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(
      'Home </script> & “more”',
    );
    const payload: unknown = JSON.parse(page.getElementById('pagewright-payload')?.textContent ?? '');
    expect(payload).toMatchObject({ page: { path: '/', omitted: [], failures: {} } });
    const types = [...page.querySelectorAll('script')].map((script) => script.type);
    expect(new Set(types)).toEqual(new Set(['module', 'application/ld+json', 'application/json']));
  });

  it('gives an alias its canonical URL, and lists only canonical URLs in the sitemap', () => {
    const alias = pageOf('articles/a-mile-of-rope.html');
    expect(alias.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://harbour-museum.example/journal/a-mile-of-rope',
    );
    expect(textOf('sitemap.xml')).toContain('/journal/a-mile-of-rope<');
    expect(textOf('sitemap.xml')).not.toContain('/articles/');
  });

  it('serves a path with non-ASCII letters, whose canonical URL is encoded once', async () => {
    const { server, address } = await listen(folderHandler(path.join(project.root, 'dist')), 0);
    const response = await fetch(`${address}/journal/größe-zählt`);
    const page = new JSDOM(await response.text()).window.document;
    await closeServer(server);
    expect(response.status).toBe(200);
    expect(page.querySelector('h1')?.textContent?.trim()).toBe('Größe zählt');
    expect(page.querySelector('main [role=progressbar]')).toBeNull();
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://harbour-museum.example/journal/${encodeURIComponent('größe-zählt')}`,
    );
  });

  it('allows pictures from the origins in the project config', () => {
    const [policy] = textOf('_headers').match(/img-src [^;]*/) ?? [];
    expect(policy).toBe(`img-src 'self' data: ${service.url} https://pictures.example`);
  });

  it('links only to existing files', () => {
    for (const file of [...built.keys()].filter((name) => name.endsWith('.html'))) {
      const links = [
        ...pageOf(file).querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]'),
      ];
      const urls = links.map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '');
      expect(urls.filter((url) => !built.has(url.slice(1)))).toEqual([]);
    }
  });

  it('marks the 404 page as such', () => {
    const page = pageOf('404.html');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.title).toBe('Not found | Example Harbour');
  });
});

describe('npm run serve', () => {
  let served: CommandServer;
  beforeAll(async () => {
    served = await project.start('serve');
  });
  afterAll(() => served.stop());

  const request = (file: string, headers: Record<string, string> = {}) =>
    fetch(served.address + file, { headers: { 'accept-encoding': 'identity', ...headers } });
  const assets = () => [...built.keys()].filter((file) => /^assets\/.*\.(js|css)$/.test(file));

  it('compresses responses for clients that accept it', async () => {
    for (const file of ['/', `/${assets()[0]}`]) {
      const plain = await request(file);
      const sizes = [Number(plain.headers.get('content-length'))];
      expect(plain.headers.get('content-encoding')).toBeNull();
      const text = await plain.text();
      for (const encoding of ['gzip', 'br']) {
        const response = await request(file, { 'accept-encoding': encoding });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
        sizes.push(Number(response.headers.get('content-length')));
        expect(await response.text()).toBe(text);
      }
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    }
  });

  it('lets browsers cache code for a year, and revalidates pages', async () => {
    expect(assets().length).toBeGreaterThan(5);
    for (const file of assets())
      expect((await request(`/${file}`)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    const page = await request('/');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await request('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends security headers with each response', async () => {
    for (const file of ['/', `/${assets()[0]}`, '/nowhere']) {
      const { headers } = await request(file);
      expect(headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'self'`);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('has an icon for browsers, which request it also for documents that cannot link to the icon of the site', async () => {
    const icon = await request('/favicon.ico');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  });

  it('answers an unknown path with the error page, status 404 and no caching', async () => {
    for (const file of ['/nowhere', '/journal/nobody', '/404.html', '/_headers', '/assets/gone.js']) {
      const response = await request(file);
      expect(response.status, file).toBe(404);
      expect(response.headers.get('cache-control'), file).toBe('public, max-age=0, must-revalidate');
      expect(await response.text(), file).toBe(textOf('404.html'));
    }
  });
});

describe('a build after a few changes', () => {
  const configs = ['page-configs/home.json', 'page-configs/article.json', 'pagewright.config.ts'];
  const listed = 'a-whale-in-the-lock';
  let output: string;
  let now: Map<string, string>;

  beforeAll(async () => {
    const before = configs.map((file) => project.read(file));
    project.edit('page-configs/home.json', (text) => {
      const page: { blocks: unknown[] } = JSON.parse(text);
      const [hero, one, other, ...rest] = page.blocks;
      return JSON.stringify({ ...page, blocks: [hero, other, one, ...rest] });
    });
    project.edit('page-configs/article.json', (text) => text.replace('"größe-zählt"', '$&, "never-written"'));
    project.edit('pagewright.config.ts', (text) => text.replace(pictures, ''));
    service.fail(`article/${listed}`, { kind: 'status', status: 404 });
    // The list still names the article, so only the operator can say that it was withdrawn.
    const accepted = [`entry article:${listed}`];
    project.write('.pagewright/held.json', JSON.stringify({ held: [], accepted }));
    const ran = await buildInProcess(project, service.url);
    output = ran.output;
    now = project.built();
    for (const [index, file] of configs.entries()) project.edit(file, () => before[index] ?? '');
    service.fail(`article/${listed}`, { kind: 'latency', ms: 0 });
  }, limit);

  it('changes only the HTML of the page whose blocks were swapped', () => {
    expect(changed(now).filter((file) => file.endsWith('.html'))).toEqual(['index.html']);
  });

  it('writes no page whose entry does not exist, and names the line that lists it', () => {
    const gone = [...built.keys()].filter((file) => !now.has(file) && file.endsWith('.html'));
    expect(gone).toEqual([`articles/${listed}.html`, `journal/${listed}.html`]);
    expect([...now.keys()].filter((file) => file.includes('never-written'))).toEqual([]);
    const sitemap = Buffer.from(now.get('sitemap.xml') ?? '', 'base64').toString();
    expect(sitemap).not.toMatch(new RegExp(`never-written|${listed}`));
    const warnings = output.split('\n').filter((line) => line.includes('is not written'));
    expect(warnings).toEqual([
      `warning: page-configs/article.json:3:23: the content service has nothing for the slug "${listed}" (article: HTTP error! status: 404, GET /wp-json/custom/v1/article/${listed}), so /journal/${listed} is not written, and its status is 404. A list from the content service names this entry: publish it or remove it from the list, then build again.`,
      'warning: page-configs/article.json:3:57: the content service has nothing for the slug "never-written" (article: HTTP error! status: 404, GET /wp-json/custom/v1/article/never-written), so /journal/never-written is not written, and its status is 404. Correct or remove the value, or publish the entry, then build again.',
    ]);
  });

  it('warns about pictures from an origin that the policy does not allow', () => {
    const warnings = output.split('\n').filter((line) => line.includes('pictures.example'));
    expect(warnings).toEqual([
      expect.stringContaining(
        'warning: article: sections.0.content: browsers will not show https://pictures.example/a.png, because the policy does not allow images from https://pictures.example. Add "https://pictures.example" to policy.images in pagewright.config.ts, with the reason',
      ),
    ]);
  });
});

describe('a second build', () => {
  it(
    'of the same input gives identical files',
    async () => {
      const before = project.read('page-configs/home.json');
      // The build uses the configs that it has checked, even if a config is saved in between.
      const again = await project.build(service.url, () => {
        project.edit('page-configs/home.json', () => '{');
      });
      project.edit('page-configs/home.json', () => before);
      expect(again.status, again.output).toBe(0);
      expect([...project.built().keys()]).toEqual([...built.keys()]);
      expect(changed(project.built())).toEqual([]);
    },
    limit,
  );

  it(
    'with an error in a config reports its place, and leaves the site unchanged',
    async () => {
      const before = project.built();
      project.edit('page-configs/home.json', (text) => text.replace('"heading"', '"headding"'));
      const { status, output } = await buildInProcess(project, service.url);
      project.edit('page-configs/home.json', (text) => text.replace('"headding"', '"heading"'));
      expect(status).toBe(1);
      expect(output).toMatch(/page-configs\/home\.json:\d+:\d+/);
      expect(output).toContain('Did you mean "heading"');
      expect(project.built()).toEqual(before);
    },
    limit,
  );

  it(
    'while the content service is down shows the content of the last build, with a warning',
    async () => {
      service.fail('', { kind: 'status', status: 503 });
      const { status, output } = await buildInProcess(project, service.url, { deadline: 400 });
      service.heal();
      expect(status).toBe(0);
      expect(output).toContain('the content of an earlier build is used');
      const page = new JSDOM(project.read('dist/journal/a-mile-of-rope.html')).window.document;
      const root = pageOf('journal/a-mile-of-rope.html').getElementById('root');
      expect(page.getElementById('root')?.innerHTML).toBe(root?.innerHTML);
    },
    limit,
  );

  it(
    'without a content service prints a warning that lists the queries without content',
    async () => {
      const { status, output } = await buildInProcess(project, undefined, { allowShrink: true });
      expect(status).toBe(0);
      expect(output).toContain('warning: no content service is configured (VITE_WORDPRESS_URL)');
      expect(output).toContain('  home.json: articles (source articles)');
      expect(output).toContain('  article.json: article (source article)');
      const page = new JSDOM(project.read('dist/index.html')).window.document;
      expect(page.querySelector('h1')?.textContent?.trim()).toBe('Home <b>& more</b>');
      expect(page.querySelector('main')?.textContent).toContain('It could not be loaded');
      expect(page.querySelector('main')?.textContent).not.toContain('Try again');
    },
    limit,
  );
});
