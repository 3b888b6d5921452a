import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../../src/node/serving/static-server.ts';
import { contentService } from '../../src/pipeline/project/build-settings.ts';
import { readProject } from '../../src/pipeline/project/read-project.ts';
import { buildInProcess } from './build-in-process.ts';
import { type CommandResult, SmallSite } from './small-site.ts';

const limit = 120_000;

/** The content of the service of this site. */
const served: Readonly<Record<string, unknown>> = {
  '/files/articles.json': [
    { id: 1, slug: 'first', title: 'The first', featured_image: { file: '/share.png' } },
  ],
  '/files/house.json': { name: 'The house', history: ['<p>Built in 1840.</p>'] },
  '/files/articles/first.json': {
    hero_heading: 'The first',
    sections: [{ content: '<div class="two-up shadow"><p>Left</p><p>Right</p></div>' }],
  },
};

const sourceOf = (
  name: string,
  request: string,
) => `import { type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-${name}.ts';
import { content } from './museum-content.ts';

export default { api: content.api, ${request}, decode } satisfies Source<'${name}'>;
`;

/** The files that a site changes to use its own adapter, as `docs/recipes/use-another-content-service.md` says. */
const code: Readonly<Record<string, string>> = {
  'src/sources/static-adapter.ts': readFileSync(path.join(import.meta.dirname, 'static-adapter.ts'), 'utf8'),
  'src/sources/museum-content.ts': "export { content } from './static-adapter.ts';\n",
  'pagewright.config.ts': `import { defineProject } from 'pagewright/project';
import { contentTools } from './src/sources/static-adapter.ts';

export default defineProject({ siteUrl: 'https://static.example', content: contentTools });
`,
  'src/sources/articles.ts': sourceOf('articles', "request: () => ({ path: 'articles' })"),
  'src/sources/house.ts': sourceOf('house', "request: () => ({ path: 'house' })"),
  'src/sources/article.ts': sourceOf(
    'article',
    "request: ({ slug }) => ({ path: 'articles/' + slugPart(slug) }), namesEntry: true",
  ),
};

let project: SmallSite;
let server: Server;
let requested: string[];
let ran: CommandResult;

beforeAll(async () => {
  requested = [];
  const listening = await listen((request, response) => {
    const url = request.url ?? '';
    requested.push(url);
    const found = served[url];
    if (found === undefined) response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
  }, 0);
  server = listening.server;

  project = new SmallSite();
  for (const [file, text] of Object.entries(code)) project.write(file, text);
  vi.stubEnv('STATIC_CONTENT_URL', `${listening.address}/files`);
  ran = await buildInProcess(project, contentService(await readProject(project.root)));
}, limit);

afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await closeServer(server);
});

const pageOf = (file: string) => new JSDOM(project.read(file)).window.document;

describe('a site on another content service than WordPress', () => {
  it('is built from the requests of the adapter', () => {
    expect(ran.status, ran.output).toBe(0);
    expect(requested).toContain('/files/articles.json');
    expect(requested).toContain('/files/articles/first.json');
    const title = pageOf('dist/journal/first.html').querySelector('h1');
    expect(title?.textContent?.trim()).toBe('The first');
  });

  it('shows images as the adapter decodes them', () => {
    const image = pageOf('dist/index.html').querySelector('[data-block=teasers] img');
    expect(image?.getAttribute('src')).toBe('/share.png');
  });

  it('has only the class names that the adapter maps', () => {
    const columns = pageOf('dist/journal/first.html').querySelector('.content-columns');
    expect(columns?.className).toBe('content-columns');
  });

  it('has no page for an entry that is missing according to the adapter', () => {
    expect(ran.output).toContain('/journal/a-mile-of-rope is not written');
    expect(() => project.read('dist/journal/a-mile-of-rope.html')).toThrow();
  });

  it('has no trace of WordPress in its pages', () => {
    for (const file of ['dist/index.html', 'dist/journal/first.html', 'dist/speculation-rules.json']) {
      expect(project.read(file)).not.toMatch(/wp-json|wordpress/i);
    }
  });
});
