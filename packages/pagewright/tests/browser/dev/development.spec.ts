import { expect } from '@playwright/test';
import { type CommandServer, startServer } from '../../commands/command-server.ts';
import { formattedMarkup, formattedPage, formattedTexts } from '../../sites/formatted-page.ts';
import { MuseumCopy } from '../../sites/museum-project.ts';
import { test } from './dev-test.ts';
import { expectMuseumBelow, publishMuseumBelow } from './museum-below-path.ts';
import { testPolicy } from './policy-tests.ts';
import { watchViolations } from './policy-visits.ts';

let project: MuseumCopy;
let server: CommandServer;
let address = '';

test.beforeAll(async () => {
  project = new MuseumCopy({ isServed: true });
  publishMuseumBelow(project);
  // A block that measures itself, as a map or the form of another service does.
  project.edit('src/blocks/Masthead.tsx', (text) =>
    text
      .replace('import { Band }', "import { useEffect, useRef } from 'react';\n$&")
      .replace(
        '  const lines',
        `  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.body.dataset.measured = String(heading.current?.offsetWidth);
  }, []);
$&`,
      )
      .replace('<h1>', '<h1 ref={heading}>'),
  );
  // A page that has an error before the server starts.
  project.edit('page-configs/about.json', (text) => `${text},`);
  server = await startServer('dev', project.root);
  address = server.address.replace(/\/$/, '');
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
  await page.goto(`${address}/policy`);
  await connected;
  await expect(heading).toHaveText('House rules');
  await expect(page.locator('body'), 'the width in the first effect').toHaveAttribute(
    'data-measured',
    /^[1-9]/,
  );

  await test.step('a saved text shows without a reload', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const better = valid.replace(/"House rules"(?=,\s+"eyebrow")/, '"A better title"');
    project.write(file, better);
    await expect(heading).toHaveText('A better title');
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('an error shows its file, line, column, code frame and fix', async () => {
    project.write(file, valid.replace('"type": "masthead"', '"type": "mashead"'));
    await expect(overlay).toContainText('The block type "mashead" does not exist.');
    await expect(overlay).toContainText('Did you mean "masthead"?');
    await expect(overlay).toContainText(/page-configs\/policy\.json:\d+:\d+/);
    await expect(overlay).toContainText('"type": "mashead"');
    await expect(overlay).toContainText('fix the code to dismiss.');
    await expect(overlay).not.toContainText('vite.config');
    // The policy of the site allows its styles.
    await expect(overlay.locator('.window')).toHaveCSS('position', 'relative');
  });

  await test.step('another page is shown without the error, and changes when it is saved', async () => {
    const other = await page.context().newPage();
    await other.goto(`${address}/visit`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const visit = 'page-configs/visit.json';
    const before = project.read(visit);
    project.write(visit, before.replace('"Plan a visit"', '"Edited meanwhile"'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Edited meanwhile');
    await expect(other.locator('vite-error-overlay')).toHaveCount(0);
    project.write(visit, before);
    await other.close();
    await expect(overlay).toBeVisible();
  });

  await test.step('a page that never was without an error says so, and appears when the error is fixed', async () => {
    const other = await page.context().newPage();
    const response = await other.goto(`${address}/about`);
    expect(response?.status()).toBe(500);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This page has an error');
    await expect(other.getByRole('main')).toContainText(/page-configs.about\.json:\d+:\d+: /);
    await expect(other.locator('vite-error-overlay')).toBeVisible();
    project.edit('page-configs/about.json', (text) => text.replace(/,$/, ''));
    await expect(other.locator('#page')).toBeVisible();
    await expect(other.locator('vite-error-overlay')).toHaveCount(0);
    await other.goto(`${address}/nowhere`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Lost at sea');
    await other.close();
  });

  await test.step('the overlay disappears when the error is fixed, and the page is not reloaded', async () => {
    project.write(file, valid);
    await expect(overlay).toHaveCount(0);
    await expect(heading).toHaveText('House rules');
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('formatted text is formatted as in the built page', async () => {
    const other = await page.context().newPage();
    project.write('page-configs/formatted.json', JSON.stringify(formattedPage));
    await other.goto(`${address}/formatted`);
    await expect
      .poll(() => other.evaluate(() => document.querySelectorAll('[data-block]').length))
      .toBeGreaterThan(2);
    await expect
      .poll(() => other.locator('html').evaluate(formattedTexts))
      .toEqual(formattedMarkup.map((html) => html.replaceAll('href="/', 'href="/museum/')));
    await other.close();
  });

  await test.step('a schema or a section of the site with an error is shown over each page, until it is fixed', async () => {
    const shared = [
      ['schemas/blocks/saying.json', '"type": "object"', '"type": "objekt"'],
      ['page-configs/_sections/opening-hours.json', '"type": "notice"', '"type": "notise"'],
    ] as const;
    for (const [name, right, wrong] of shared) {
      const before = project.read(name);
      project.write(name, before.replace(right, wrong));
      await expect(overlay).toContainText(name);
      project.write(name, before);
      await expect(overlay).toHaveCount(0);
    }
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('a page that is loaded while it has an error shows the error over its last good state', async () => {
    project.write(file, valid.replace('"type": "masthead"', '"type": "mashead"'));
    await expect(overlay).toContainText('mashead');
    await page.reload();
    await expect(overlay).toContainText('mashead');
    await expect(heading).toHaveText('House rules');
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
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('House rules');
  await other.evaluate(() => document.body.setAttribute('data-same', ''));

  await test.step('a tab that waits at the path of a new page shows it', async () => {
    await page.goto(`${address}/second-policy`);
    await expect(heading).toHaveText('Lost at sea');
    createPage('second-policy', 'A second policy');
    await expect(page).toHaveTitle(/A second policy/);
  });

  await test.step('nothing aborts the navigation to a page that has just been saved', async () => {
    createPage('third-policy', 'A third policy');
    await page.goto(`${address}/third-policy`);
    await expect(page).toHaveTitle(/A third policy/);
  });

  await test.step('a tab says that its page was removed, and the other tabs are not reloaded', async () => {
    project.removeFile('page-configs/third-policy.json');
    await expect(heading).toHaveText('Lost at sea');
    await expect(other.locator('body')).toHaveAttribute('data-same', '');
    await other.close();
  });
});

test('drafts are previewed, and a preview says if the content service has no drafts', async ({ page }) => {
  await page.goto(`${address}/preview/#token=first`);
  await expect(page.getByText('This content service has no drafts to preview.')).toBeVisible();
  const draft = { type: 'exhibition', slug: 'ropes', status: 'draft', title: 'Ropes' };
  await page.route('**/custom/v1/preview', (route) => route.fulfill({ json: draft }));
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Ropes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('saving a schema generates its types again', async () => {
  const file = 'schemas/blocks/saying.json';
  const schema = project.read(file);
  project.write(
    file,
    schema.replace(
      '"speaker": {',
      '"year": { "title": "Year", "description": "When.", "type": "integer" },\n    "speaker": {',
    ),
  );
  await expect.poll(() => project.read('src/generated/block-props.ts')).toContain('year?: number');
  project.write(file, schema);
  await expect.poll(() => project.read('src/generated/block-props.ts')).not.toContain('year?: number');
});

test('a site in development works below a path of its origin, and violates no policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await expectMuseumBelow(page, server);
  expect(violations).toEqual([]);
});

testPolicy(() => ({ project, server }));

test('the terminal and the console say once what pages do not show of the content', async ({ page }) => {
  project.edit('content/posts/gulls-of-the-quay.json', (text) =>
    text.replace('"content": "', '$&<iframe src=\\"https://survey.example/7\\"></iframe>'),
  );
  const line = /article: 1 frame in sections\.\*\.content is not shown: survey\.example\. Only /;
  for (const _ of ['first', 'second']) {
    const told = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'warning' && line.test(message.text()),
      timeout: 30_000,
    });
    await page.goto(`${address}/journal/gulls-of-the-quay`);
    await told;
  }
  const lines = server.printed().split('\n');
  await expect.poll(() => lines.filter((each) => /^warning: /.test(each) && line.test(each))).toHaveLength(1);
});

test('an author sees whether a block or the layout failed, in which file, and why', async ({ page }) => {
  test.setTimeout(120_000);
  project.edit('src/blocks/Saying.tsx', (code) =>
    code.replace(
      /(export default function Saying\(.*\) \{\n)/,
      `$1  throw new Error('The saying is broken');\n`,
    ),
  );
  project.edit(
    'src/blocks/GalleryWall.tsx',
    (code) => `${code}\nthrow new Error('The gallery cannot be loaded');\n`,
  );
  await page.goto(address);
  const notes = page.getByRole('note');
  const wait = { timeout: 60_000 };
  await expect(notes.filter({ hasText: 'The saying is broken' })).toContainText(
    /home\.json, block \d+ \(saying\) is not shown: Error: The saying is broken/,
    wait,
  );
  await expect(notes.filter({ hasText: 'The gallery cannot be loaded' })).toContainText(
    /home\.json, block \d+ \(gallery-wall\) is not shown/,
    wait,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two centuries under one roof' })).toBeAttached();

  project.edit('src/MuseumLayout.tsx', (code) =>
    code.replace(
      '  const translations',
      `  if (path) throw new Error('The layout is broken');\n  const translations`,
    ),
  );
  await page.goto(`${address}/policy`);
  await expect(page.locator('vite-error-overlay')).toContainText(
    'The layout threw: Error: The layout is broken',
    wait,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House rules');
});
