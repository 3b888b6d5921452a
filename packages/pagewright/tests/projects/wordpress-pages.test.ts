import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateFiles } from '../../src/node/output/generated-files.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
const templates = path.resolve(import.meta.dirname, '../../../pagewright-wordpress/templates/wordpress-page');
let service: FaultyService;
let project: SmallSite;

/** A list of all pages of WordPress. */
const listSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Pages',
  description: 'Pages of WordPress.',
  type: 'object',
  additionalProperties: false,
  required: ['params', 'content'],
  properties: {
    params: {
      title: 'Params',
      description: 'Params of the source.',
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: { per_page: { title: 'Number', description: 'How many.', type: 'integer' } },
    },
    content: {
      title: 'Pages content',
      description: 'Pages as lists show them.',
      type: 'array',
      items: {
        title: 'Listed page',
        description: 'One page.',
        type: 'object',
        additionalProperties: false,
        required: ['slug'],
        properties: {
          slug: { title: 'Slug', description: 'Last part of its path.', type: 'string', format: 'slug' },
        },
      },
    },
  },
};

const listSource = `import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'wp/v2/pages', query }),
  listOf: 'page',
  decode,
} satisfies Source<'pages'>;
`;

/** The page config of the template, with blocks of the museum. */
function withBlocksOfTheMuseum(config: string): string {
  const { blocks, ...page } = JSON.parse(config);
  const [top, text] = blocks;
  return JSON.stringify({
    ...page,
    blocks: [
      { ...top, type: 'masthead', props: { ...top.props, layout: 'wide', tone: 'sand' } },
      { ...text, type: 'essay', props: { ...text.props, tone: 'chalk' } },
    ],
  });
}

beforeAll(async () => {
  service = await startMuseumService();
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
    featured_media_src_url: '/pictures/crane.avif',
  };
  const untitled = { ...page, id: 7, slug: '7', title: { rendered: '' } };
  service.fail('wp/v2/pages', { kind: 'shape', body: [page, untitled, { slug: 'withdrawn' }] });
  service.fail('slug=7', { kind: 'shape', body: [untitled] });
  service.fail('slug=company', { kind: 'shape', body: [page] });
  service.fail('slug=withdrawn', { kind: 'shape', body: [] });
  project = new SmallSite();
  const template = (name: string) => readFileSync(path.join(templates, `${name}.template`), 'utf8');
  project.write('schemas/content/wordpress-page.json', template('schema.json'));
  project.write('schemas/content/pages.json', JSON.stringify(listSchema));
  project.write('src/sources/wordpress-page.ts', template('source.ts'));
  project.write('src/sources/pages.ts', listSource);
  project.write('src/sources/adapter.ts', "export { content } from './museum-content.ts';\n");
  project.write('page-configs/wordpress-page.json', withBlocksOfTheMuseum(template('page-config.json')));
  project.edit('src/sources/museum-sources.ts', (text) =>
    text
      .replace('import people', "import pages from './pages.ts';\n$&")
      .replace('topics,\n}', "topics,\n  pages,\n  'wordpress-page': wordpressPage,\n}")
      .replace("from './topics.ts';", "$&\nimport wordpressPage from './wordpress-page.ts';"),
  );
  project.edit('page-configs/home.json', (text) =>
    text.replace('"cards": [', '$& { "title": "Everything", "href": "/" },'),
  );
  await generateFiles(project.root);
}, limit);
afterAll(async () => {
  project.remove();
  await service.close();
});

const documentOf = (file: string) => new JSDOM(project.read(`dist/${file}`)).window.document;

it(
  'the templates give each page of WordPress a page, and a list has its own item before the items from content',
  async () => {
    const { status, output } = await buildInProcess(project, service.url);
    expect(status, output).toBe(0);
    const page = documentOf('pages/company.html');
    expect(page.querySelector('h1')?.textContent?.trim()).toBe('Our & your company');
    const headings = [...page.querySelectorAll('main h2, main h3')].map(({ textContent }) => textContent);
    expect(headings).toContain('How we began');
    expect(page.querySelector('main')?.textContent).toContain('In a shed.');
    expect(page.querySelector('main script')).toBeNull();
    expect(page.querySelector('main img')?.getAttribute('src')).toBe('/pictures/crane.avif');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Who we are.');
    const untitled = documentOf('pages/7.html');
    expect(untitled.querySelector('h1')?.textContent?.trim()).toBe('Who we are');
    expect(untitled.title).toContain('Who we are');
    // The list has this page, but the service has no entry for it any more.
    expect(output).toContain('/pages/withdrawn is not written');
    const titles = documentOf('index.html').querySelectorAll('[data-block=teasers] h3');
    expect([...titles].map(({ textContent }) => textContent)).toEqual([
      'Everything',
      'The last ferry home',
      'A whale in the lock',
    ]);
  },
  limit,
);
