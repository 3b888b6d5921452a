import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  type CommandServer,
  startServer,
} from '../../../packages/pagewright/tests/commands/command-server.ts';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';

let project: ScratchProject;
let server: CommandServer;
let address = '';

test.beforeAll(async () => {
  project = createScratchProject('development');
  server = await startServer('dev', project.root);
  address = server.address;
});

test.afterAll(async () => {
  await server.stop();
  project.remove();
});

// One server serves all tests.
test.describe.configure({ mode: 'serial' });

test('an author sees each saved page config at once, and each error at its place', async ({ page }) => {
  const file = 'page-configs/policy.json';
  const valid = project.read(file);
  const heading = page.getByRole('heading', { level: 1 });
  const overlay = page.locator('vite-error-overlay');
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(`${address}/policy`, { waitUntil: 'networkidle' });
  await connected;
  await expect(heading).toHaveText('Diversity, equity and inclusion');

  await test.step('a saved text shows without a reload', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const better = valid.replace('"Diversity, equity and inclusion"', '"A better title"');
    project.write(file, better);
    await expect(heading).toHaveText('A better title');
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('an error shows its file, line, column, code frame and fix', async () => {
    project.write(file, valid.replace('"type": "hero-banner"', '"type": "hero-baner"'));
    await expect(overlay).toContainText('The block type "hero-baner" does not exist.');
    await expect(overlay).toContainText('Did you mean "hero-banner"?');
    await expect(overlay).toContainText(/page-configs\/policy\.json:\d+:\d+/);
    await expect(overlay).toContainText('"type": "hero-baner"');
  });

  await test.step('another page is shown without the error, and changes when it is saved', async () => {
    const other = await page.context().newPage();
    await other.goto(`${address}/careers`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const careers = 'page-configs/careers.json';
    const before = project.read(careers);
    project.write(careers, before.replace('"Careers with room to do it properly"', '"Edited meanwhile"'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Edited meanwhile');
    await expect(other.locator('vite-error-overlay')).toHaveCount(0);
    project.write(careers, before);
    await other.close();
    await expect(overlay).toBeVisible();
  });

  await test.step('the overlay disappears when the error is fixed, and the page is not reloaded', async () => {
    project.write(file, valid);
    await expect(overlay).toHaveCount(0);
    await expect(heading).toHaveText('Diversity, equity and inclusion');
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('a schema with an error is shown over each page, until it is fixed', async () => {
    const schema = 'schemas/blocks/quote.json';
    const before = project.read(schema);
    project.write(schema, before.replace('"type": "object"', '"type": "objekt"'));
    await expect(overlay).toContainText('schemas/blocks/quote.json');
    project.write(schema, before);
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('a page that is loaded while it has an error shows it over its last good state', async () => {
    project.write(file, valid.replace('"type": "hero-banner"', '"type": "hero-baner"'));
    await expect(overlay).toContainText('hero-baner');
    await page.reload();
    await expect(overlay).toContainText('hero-baner');
    await expect(heading).toHaveText('Diversity, equity and inclusion');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    project.write(file, valid);
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });
});

test('an author creates pages, opens them at once, and removes them, while other pages stay as they are', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const valid = project.read('page-configs/policy.json');
  const createPage = (name: string, title: string) => {
    const text = valid
      .replace('"/policy"', `"/${name}"`)
      .replace(/"title": "[^"]+"/, `"title": "${title}"`)
      .replace(/"description": "/, `"description": "${title}: `);
    project.write(`page-configs/${name}.json`, text);
  };
  const other = await page.context().newPage();
  await other.goto(`${address}/policy`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Diversity, equity and inclusion');
  await other.evaluate(() => document.body.setAttribute('data-same', ''));

  await test.step('a tab that waits at the path of a new page shows it', async () => {
    await page.goto(`${address}/second-policy`);
    await expect(heading).toHaveText('Unexpected Application Error!');
    createPage('second-policy', 'A second policy');
    await expect(page).toHaveTitle(/A second policy/);
  });

  await test.step('nothing aborts the navigation to a page that has just been saved', async () => {
    createPage('third-policy', 'A third policy');
    await page.goto(`${address}/third-policy`);
    await expect(page).toHaveTitle(/A third policy/);
  });

  await test.step('a tab whose page is removed says so, and the others have not been reloaded', async () => {
    rmSync(path.join(project.root, 'page-configs/third-policy.json'));
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(other.locator('body')).toHaveAttribute('data-same', '');
    await other.close();
  });
});

test('drafts are previewed, and the demo content says that it has none', async ({ page }) => {
  await page.goto(`${address}/preview/#token=first`);
  await expect(page.getByText('The demo content has no drafts.')).toBeVisible();
  const draft = { type: 'service', slug: 'security', status: 'draft', title: 'Security' };
  await page.route('**/custom/v1/preview', (route) => route.fulfill({ json: draft }));
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Security');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('saving a schema generates its types again', async () => {
  const file = 'schemas/blocks/quote.json';
  const schema = project.read(file);
  project.write(
    file,
    schema.replace(
      '"author": {',
      '"year": { "title": "Year", "description": "When.", "type": "integer" },\n    "author": {',
    ),
  );
  await expect.poll(() => project.read('src/generated/block-props.ts')).toContain('year?: number');
  project.write(file, schema);
  await expect.poll(() => project.read('src/generated/block-props.ts')).not.toContain('year?: number');
});

test('a page config has defaults: a hero has a title, and a list has ten entries from any source', async ({
  page,
}) => {
  const lists = { posts: 'latest-posts', studies: 'case-studies', pages: 'pages', media: 'media' };
  const shown = { posts: '{item.title}', studies: '{item.title}', pages: '{item.slug}', media: '{item.src}' };
  const trial = {
    $schema: '../schemas/page.schema.json',
    route: '/trial',
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
  const requests = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wp-json/')) requests.add(pathname + search);
  });
  project.write('page-configs/trial.json', JSON.stringify(trial));
  await expect(async () => {
    await page.goto(`${address}/trial`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title Goes Here', { timeout: 5_000 });
  }).toPass();
  for (const [name, entries] of Object.entries({ posts: 10, studies: 8, pages: 2, media: 10 })) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('paragraph')).toHaveCount(entries);
  }
  const fields =
    '_fields=id%2Cslug%2Ctitle%2Cexcerpt%2Cdate%2Cdate_gmt%2Cfeatured_media_src_url%2Cfirst_image%2C_links.author%2C_links.wp%3Afeaturedmedia%2C_embedded';
  expect([...requests].sort()).toEqual([
    `/wp-json/wp/v2/case-studies?_embed=true&${fields}%2Csector%2Cfigure%2Cresults&per_page=10&status=publish`,
    '/wp-json/wp/v2/media?_embed=true&per_page=10',
    `/wp-json/wp/v2/pages?_embed=true&${fields}&per_page=10&status=publish`,
    `/wp-json/wp/v2/posts?_embed=true&${fields}%2Ctopics%2Cminutes%2Csticky&per_page=10&status=publish`,
  ]);
});

test('an author sees which block of which file failed, and why', async ({ page }) => {
  test.setTimeout(120_000);
  const quote = 'src/blocks/quote/Quote.tsx';
  project.write(
    quote,
    project
      .read(quote)
      .replace(
        /(export default function Quote\([\s\S]*?\) \{\n)/,
        `$1  throw new Error('The quote is broken');\n`,
      ),
  );
  const steps = 'src/blocks/steps/Steps.tsx';
  project.write(steps, `${project.read(steps)}\nthrow new Error('The steps cannot be loaded');\n`);
  await page.goto(`${address}/services/product-engineering`);
  const notes = page.getByRole('note');
  const wait = { timeout: 60_000 };
  await expect(notes.filter({ hasText: 'The quote is broken' })).toContainText(
    /service\.json, block \d+ \(quote\) is not shown: Error: The quote is broken/,
    wait,
  );
  await expect(notes.filter({ hasText: 'The steps cannot be loaded' })).toContainText(
    /service\.json, block \d+ \(steps\) is not shown/,
    wait,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
});
