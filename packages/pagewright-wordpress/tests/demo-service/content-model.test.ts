import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeServer, listen } from '../../../pagewright/src/node/serving/static-server.ts';
import type { ContentTypes } from '../../src/site-types/content-model.ts';
import { wordpressTools } from '../../src/wordpress-tools.ts';

/** The content of another site: a bakery. */
const contentTypes: ContentTypes = {
  start: { kind: 'page', label: 'Start page', route: 'start' },
  recipe: {
    kind: 'entries',
    label: 'Recipes',
    singular: 'Recipe',
    route: 'recipes',
    by: 'slug',
    list: { source: 'recipe-list' },
  },
  shop: {
    kind: 'entries',
    label: 'Shops',
    singular: 'Shop',
    route: 'shops',
    by: 'slug-or-id',
    demo: 'branches',
  },
  event: {
    kind: 'post-type',
    postType: 'events',
    label: 'Events',
    singular: 'Event',
    fields: ['seo', 'place'],
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'bakery-'));
let server: Server;
let base = '';

function write(file: string, content: object): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(content));
}

async function get(route: string) {
  const response = await fetch(`${base}/wp-json/${route}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

beforeAll(async () => {
  write('content/start.json', { title: 'Bread' });
  write('content/recipes/rye.json', { id: 7, title: 'Rye', old_slugs: ['dark'] });
  write('content/recipes/brioche.json', { id: 5, title: 'Brioche' });
  write('content/recipes/secret.json', { id: 6, title: 'Secret', status: 'draft' });
  write('content/branches/harbour.json', { id: 8, title: 'Harbour' });
  const openDay = { id: 9, title: 'Open day', date_gmt: '2026-03-01T08:00:00', seo: { noindex: true } };
  write('content/events/open-day.json', openDay);
  write('content/pages/imprint.json', { id: 2, title: 'Imprint' });
  const demo = wordpressTools({ demoContent: 'content', contentTypes }).demo;
  const serve = demo?.({ root: folder, messagesFile: path.join(folder, 'messages.jsonl'), images: {} });
  ({ server, address: base } = await listen(async (request, response) => {
    if (!(await serve?.(request, response))) response.writeHead(418).end();
  }, 0));
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

describe('the demo service of a site with its own content types', () => {
  test('serves a page, entries by slug and entries of a post type', async () => {
    expect((await get('custom/v1/start')).body).toEqual({ title: 'Bread' });
    expect((await get('custom/v1/recipes/rye')).body).toMatchObject({ title: 'Rye' });
    const [event] = (await get('wp/v2/events')).body;
    expect(event).toMatchObject({ slug: 'open-day', type: 'events', title: { rendered: 'Open day' } });
    expect(event).toMatchObject({ seo: { noindex: true }, place: false });
    expect((await get('wp/v2/events/9')).body).toEqual(event);
  });

  test('lists the published entries of a content type with a list, oldest first and in pages', async () => {
    expect((await get('custom/v1/recipes')).body).toEqual([
      { id: 5, slug: 'brioche', title: 'Brioche' },
      { id: 7, slug: 'rye', title: 'Rye', old_slugs: ['dark'] },
    ]);
    const second = await get('custom/v1/recipes?per_page=1&page=2');
    expect(second.body).toMatchObject([{ slug: 'rye' }]);
    expect(second.headers.get('x-wp-totalpages')).toBe('2');
    expect((await get('custom/v1/recipes?page=2')).body.code).toBe('rest_post_invalid_page_number');
    expect((await get('custom/v1/shops')).body.code).toBe('rest_no_route');
  });

  test('finds an entry by its ID only where the content type allows it', async () => {
    expect((await get('custom/v1/shops/8')).body).toEqual((await get('custom/v1/shops/harbour')).body);
    expect((await get('custom/v1/recipes/7')).status).toBe(404);
  });

  test('lists old slugs under the source of their content type', async () => {
    expect((await get('custom/v1/moved-entries')).body).toEqual([
      { type: 'recipe', from: 'dark', to: 'rye' },
    ]);
  });

  test('lists the pages of WordPress from the folder "pages"', async () => {
    expect((await get('wp/v2/pages')).body).toMatchObject([
      { id: 2, slug: 'imprint', title: { rendered: 'Imprint' } },
    ]);
  });

  test('has no route that the site did not declare', async () => {
    for (const route of ['custom/v1/services/pmo', 'custom/v1/get-all-posts', 'wp/v2/case-studies'])
      expect((await get(route)).body.code, route).toBe('rest_no_route');
  });
});

describe('the files that the plugin reads', () => {
  const generated = (types: ContentTypes) =>
    wordpressTools({ plugin: 'wordpress-plugin', contentTypes: types }).generated?.(folder);

  test('are the content types with their defaults, the content schemas and the built-in ones', () => {
    write('schemas/content/recipe.json', { title: 'Recipe' });
    const files = generated(contentTypes);
    expect([...(files?.keys() ?? [])]).toEqual([
      'wordpress-plugin/content-types.json',
      'wordpress-plugin/schemas/content/recipe.json',
      ...['image', 'link', 'seo'].map((name) => `wordpress-plugin/schemas/shared/${name}.json`),
    ]);
    const types = JSON.parse(files?.get('wordpress-plugin/content-types.json') ?? '');
    expect(types.recipe).toMatchObject({ postType: 'pagewright_recipe', route: 'recipes', by: 'slug' });
    expect(types.event).toMatchObject({ postType: 'events', label: 'Events' });
    const recipe = files?.get('wordpress-plugin/schemas/content/recipe.json');
    expect(recipe).toBe(readFileSync(path.join(folder, 'schemas/content/recipe.json'), 'utf8'));
  });

  test('a post type that WordPress would reject is an error that names the content type', () => {
    const types: ContentTypes = {
      'opening-hours': { kind: 'page', label: 'Opening hours', route: 'opening-hours' },
    };
    expect(() => generated(types)).toThrow(
      /Content type opening-hours: the post type "pagewright_opening-hours" .* "postType"/,
    );
  });
});
