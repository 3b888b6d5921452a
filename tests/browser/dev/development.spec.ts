import { expect, test } from '@playwright/test';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';
import { type DevServer, startDevServer } from '../dev-server.ts';

let project: ScratchProject;
let server: DevServer;
let address = '';

test.beforeAll(async () => {
  project = createScratchProject('development');
  server = await startDevServer(project.root);
  address = server.address;
});

test.afterAll(() => {
  server.stop();
  project.remove();
});

// One server serves all tests.
test.describe.configure({ mode: 'serial' });

test('an author sees each save of a page config at once, and each fault at its place', async ({ page }) => {
  const file = 'page-configs/policy.json';
  const sound = project.read(file);
  const heading = page.getByRole('heading', { level: 1 });
  const overlay = page.locator('vite-error-overlay');
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(`${address}/policy`, { waitUntil: 'networkidle' });
  await connected;
  await expect(heading).toHaveText('Diversity, equity and inclusion');

  await test.step('a saved text shows without a reload', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const better = sound.replace('"Diversity, equity and inclusion"', '"A better title"');
    project.write(file, better);
    await expect(heading).toHaveText('A better title');
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('a fault shows with file, line, column, frame and repair', async () => {
    project.write(file, sound.replace('"type": "hero-banner"', '"type": "hero-baner"'));
    await expect(overlay).toContainText('The block type "hero-baner" does not exist.');
    await expect(overlay).toContainText('Did you mean "hero-banner"?');
    await expect(overlay).toContainText(/page-configs\/policy\.json:\d+:\d+/);
  });

  await test.step('a page that is loaded while there is a fault shows it too', async () => {
    await page.reload();
    await expect(overlay).toContainText('hero-baner');
  });

  await test.step('the overlay goes by itself when the fault is mended', async () => {
    project.write(file, sound);
    await expect(overlay).toHaveCount(0);
    await expect(heading).toHaveText('Diversity, equity and inclusion');
  });

  await test.step('a new page file is a new page', async () => {
    const extra = sound
      .replace('"/policy"', '"/second-policy"')
      .replace(/"title": "[^"]+"/, '"title": "A second policy"')
      .replace(/"description": "/, '"description": "Second: ');
    project.write('page-configs/second-policy.json', extra);
    await expect(async () => {
      await page.goto(`${address}/second-policy`);
      await expect(page).toHaveTitle(/A second policy/, { timeout: 500 });
    }).toPass();
  });
});

test('a saved schema makes its types anew', async () => {
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

test('what a page config does not say has its default: a hero its title, a list ten entries, from any source', async ({
  page,
}) => {
  const lists = { posts: 'latest-posts', studies: 'case-studies', pages: 'pages', media: 'media' };
  const shown = { posts: '{item.title}', studies: '{item.title}', pages: '{item.slug}', media: '{item.src}' };
  const trial = {
    $schema: '../schemas/page.schema.json',
    route: '/trial',
    head: { title: 'A trial of defaults', description: 'A page that says no more than it must.' },
    data: Object.fromEntries(Object.entries(lists).map(([name, source]) => [name, { source }])),
    blocks: [
      { type: 'hero-banner', props: {} },
      ...Object.entries(shown).map(([name, show]) => ({
        type: 'text-section',
        props: { heading: name, paragraphs: [{ each: `{${name}}`, show }] },
      })),
    ],
  };
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wp-json/')) asked.add(pathname + search);
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
  expect([...asked].sort()).toEqual([
    '/wp-json/wp/v2/case-studies?_embed=true&per_page=10&status=publish',
    '/wp-json/wp/v2/media?_embed=true&per_page=10',
    '/wp-json/wp/v2/pages?_embed=true&per_page=10&status=publish',
    '/wp-json/wp/v2/posts?_embed=true&per_page=10&status=publish',
  ]);
});
