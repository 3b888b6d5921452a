import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyService } from '../../packages/pagewright/tests/content/content-fixture.ts';
import type { FaultyService } from '../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { followRecipe } from './follow-recipe.ts';
import { SmallProject } from './small-project.ts';

const limit = 120_000;
let service: FaultyService;
let project: SmallProject;

/** A grid with a card for each service. */
const grid = `    {
      "type": "card-grid",
      "props": {
        "heading": "Services",
        "cards": [
          { "title": "Everything", "text": "All at once." },
          { "each": "{services}", "show": { "title": "{item.title}", "text": "{item.banner_text}" } }
        ]
      }
    },`;

beforeAll(async () => {
  service = await startFaultyService();
  const page = {
    id: 2,
    slug: 'company',
    title: { rendered: 'Our &amp; your company' },
    excerpt: { rendered: '<p>Who we are.</p>' },
    content: {
      rendered: '<h2 class="wp-block-heading">How we began</h2><p>In a shed.</p><script>alert(1)</script>',
    },
    modified: '2026-02-03T04:05:06',
    modified_gmt: '2026-02-03T04:05:06',
    featured_media_src_url: '/plates/umbrella.avif',
  };
  service.fail('wp/v2/pages?_embed=true&per_page=1&slug=company', { kind: 'shape', body: [page] });
  service.fail('wp/v2/pages?_embed=true&per_page=1&slug=contact-us', { kind: 'shape', body: [] });
  project = new SmallProject();
  project.edit('page-configs/home.json', (text) =>
    text
      .replace('{ "type": "quote"', `${grid}\n$&`)
      .replace('"data": {', '"data": { "services": { "source": "services" },'),
  );
  followRecipe(project.root, 'show-wordpress-pages.md');
}, limit);
afterAll(async () => {
  project.remove();
  await service.close();
});

const documentOf = (file: string) =>
  new JSDOM(readFileSync(path.join(project.root, 'dist', file), 'utf8')).window.document;

test(
  'the recipe gives each page of WordPress a page, and a grid has a card for each service after its own',
  async () => {
    const { status, output } = await buildInProcess(project, service.url);
    expect(status, output).toBe(0);
    const page = documentOf('pages/company/index.html');
    expect(page.querySelector('h1')?.textContent).toBe('Our & your company');
    const headings = [...page.querySelectorAll('main h2, main h3')].map(({ textContent }) => textContent);
    expect(headings).toContain('How we began');
    expect(page.querySelector('main')?.textContent).toContain('In a shed.');
    expect(page.querySelector('main script')).toBeNull();
    expect(page.querySelector('main img')?.getAttribute('src')).toBe('/plates/umbrella.avif');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Who we are.');
    // The list has this page, but the service has no entry for it any more.
    expect(output).toContain('/pages/contact-us is not written');
    const cards = documentOf('index.html').querySelectorAll('[data-block="card-grid"] li h3');
    const titles = [...cards].map((card) => card.textContent?.trim());
    expect(titles.slice(0, 3)).toEqual(['Everything', 'Product Engineering', 'Custom Development']);
    expect(titles).toHaveLength(9);
  },
  limit,
);
