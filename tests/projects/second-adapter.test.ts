import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { followRecipe } from './follow-recipe.ts';
import { type CommandResult, SmallProject } from './small-project.ts';

const limit = 120_000;

const files: Readonly<Record<string, unknown>> = {
  '/files/posts.json': [{ id: 1, slug: 'first', title: 'The first', featured_image: { file: '/og.png' } }],
  '/files/posts/first.json': {
    hero_heading: 'The first',
    sections: [{ content: '<div class="two-up shadow"><p>Left</p><p>Right</p></div>' }],
  },
};

let project: SmallProject;
let server: Server;
let requested: string[];
let ran: CommandResult;

beforeAll(async () => {
  requested = [];
  const listening = await listen((request, response) => {
    const url = request.url ?? '';
    requested.push(url);
    const found = files[url];
    if (found === undefined) response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
  }, 0);
  server = listening.server;

  project = new SmallProject();
  followRecipe(project.root, 'use-another-content-service.md');
  vi.stubEnv('STATIC_CONTENT_URL', `${listening.address}/files`);
  ran = await project.build(undefined);
}, limit);

afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await closeServer(server);
});

const pageOf = (file: string) => new JSDOM(project.read(file)).window.document;

describe('a site on another content service than WordPress', () => {
  it('has the adapter of the recipe, which compiles', () => {
    const compiled = path.join(import.meta.dirname, 'static-adapter.ts');
    expect(project.read('src/sources/static-adapter.ts')).toBe(readFileSync(compiled, 'utf8'));
  });

  it('is built from the requests of the adapter', () => {
    expect(ran).toMatchObject({ status: 0 });
    expect(requested).toContain('/files/posts.json');
    expect(requested).toContain('/files/posts/first.json');
    const title = pageOf('dist/posts/first/index.html').querySelector('h1');
    expect(title?.textContent).toBe('The first');
  });

  it('shows images as the adapter decodes them', () => {
    const image = pageOf('dist/index.html').querySelector('[data-block=teaser-cards] img');
    expect(image?.getAttribute('src')).toBe('/og.png');
  });

  it('has only the class names that the adapter maps', () => {
    const columns = pageOf('dist/posts/first/index.html').querySelector('.content-columns');
    expect(columns?.className).toBe('content-columns');
  });

  it('has no page for an entry that is missing according to the adapter', () => {
    expect(ran.output).toContain('/posts/replacing-the-lift is not written');
    expect(() => project.read('dist/posts/replacing-the-lift/index.html')).toThrow();
  });

  it('has no trace of WordPress in its pages', () => {
    for (const file of ['dist/index.html', 'dist/posts/first/index.html', 'dist/speculation-rules.json']) {
      expect(project.read(file)).not.toMatch(/wp-json|wordpress/i);
    }
  });
});
