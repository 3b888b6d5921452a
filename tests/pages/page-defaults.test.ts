import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../packages/pagewright/src/content/read.ts';
import type { ReadableSource } from '../../packages/pagewright/src/content/source.ts';
import { fill } from '../../packages/pagewright/src/grammar/fill.ts';
import { pageData } from '../../packages/pagewright/src/pipeline/pages/page-modules.ts';
import { DraftedProject } from '../../packages/pagewright/src/pipeline/site/drafted-project.ts';
import { emptyPagePayload } from '../../packages/pagewright/src/render/document/hydration-payload.ts';
import { queryKeys } from '../../packages/pagewright/src/render/queries/query-keys.ts';
import { createPageRenderer } from '../../packages/pagewright/src/render/render-path.tsx';
import type { FaultyService } from '../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import site from '../../src/site.ts';
import { sources } from '../../src/sources/source-registry.ts';
import { startMeridianService } from '../unit/sources/meridian-service.ts';

const lists = { posts: 'latest-posts', studies: 'case-studies', pages: 'pages', media: 'media' };
const shown = { posts: '{item.title}', studies: '{item.title}', pages: '{item.slug}', media: '{item.src}' };

const route = '/trial';

/** A page with only what is required. */
const trial = {
  route,
  head: { title: 'A trial of defaults', description: 'A page with only what is required.' },
  data: Object.fromEntries(Object.entries(lists).map(([name, source]) => [name, { source }])),
  blocks: [
    { type: 'hero-banner', props: {} },
    ...Object.entries(shown).map(([name, show]) => ({
      type: 'text-section',
      props: { heading: name, paragraphs: [{ each: `{${name}}`, show }] },
    })),
  ],
};

let service: FaultyService;

beforeAll(async () => {
  service = await startMeridianService();
});
afterAll(() => service.close());

/** Checks the page among the configs of the site, reads its content, and renders it, as a build does. */
async function rendered(): Promise<Document> {
  const project = new DraftedProject(path.resolve(import.meta.dirname, '../..'));
  const checked = project.check(new Map([...project.filesOnDisk, ['trial.json', JSON.stringify(trial)]]));
  expect(checked.printed).toBe('');
  const plan = checked.pages.find(({ routes }) => routes[0] === route);
  if (!plan || !checked.site) throw new Error('The check gives no plan of the page');
  const known: Readonly<Record<string, ReadableSource>> = sources;
  const keys = queryKeys(plan, {}, known);
  const contents = await Promise.all(
    Object.entries(plan.queries).map(async ([name, { source, params }]) => {
      const found = known[source];
      if (!found) throw new Error(`There is no source ${source}`);
      const content = await read(found, fill(params, {}), { base: service.url, deadline: 10_000 });
      return [keys[name] ?? '', content] as const;
    }),
  );
  const page = pageData(plan, checked.fallbacks, checked.deferred);
  const load = async () => ({ ...page, loadSources: async () => known });
  const { renderPath } = await createPageRenderer(site, checked.site, [
    { file: plan.file, route, canonical: route, load },
  ]);
  const { html } = await renderPath(
    route,
    { ...emptyPagePayload, page, keys, contents: Object.fromEntries(contents) },
    { formPath: '', siteUrl: 'https://meridian-works.example', requestTimeout: 1, revalidateAfter: 0 },
  );
  return new JSDOM(html).window.document;
}

test('a page config has defaults: a hero has a title, and a list has ten entries from any source', async () => {
  const page = await rendered();
  expect(page.querySelector('h1')?.textContent).toBe('Title Goes Here');
  for (const [name, entries] of Object.entries({ posts: 10, studies: 8, pages: 2, media: 10 })) {
    const heading = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
    expect(heading?.closest('section')?.querySelectorAll('p').length, name).toBe(entries);
  }
  const fields =
    '_fields=id%2Cslug%2Ctitle%2Cexcerpt%2Cdate%2Cdate_gmt%2Cfeatured_media_src_url%2Cfirst_image%2C_links.author%2C_links.wp%3Afeaturedmedia%2C_embedded';
  expect([...service.requests].sort()).toEqual([
    `GET /wp-json/wp/v2/case-studies?_embed=true&${fields}%2Csector%2Cfigure%2Cresults%2Ccontent.protected%2Cclass_list&per_page=10&status=publish`,
    'GET /wp-json/wp/v2/media?_embed=true&per_page=10',
    `GET /wp-json/wp/v2/pages?_embed=true&${fields}%2Ccontent.protected&per_page=10&status=publish`,
    `GET /wp-json/wp/v2/posts?_embed=true&${fields}%2Ctopics%2Cminutes%2Csticky&per_page=10&status=publish`,
  ]);
});
