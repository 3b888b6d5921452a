import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../browser-test.ts';
import { layoutDefects } from '../every-page/layout-defects.ts';
import { structureOf } from '../every-page/page-structure.ts';
import { representativePages } from '../every-page/representative-pages.ts';
import { visit } from '../every-page/visit.ts';
import { watchProblems } from '../every-page/watch-problems.ts';
import { root } from '../fixture-sites/build-once.ts';
import { demoSite, sitePaths } from '../fixture-sites/demo-site.ts';
import { type FixtureSite, openFixtureSite } from '../fixture-sites/fixture-site.ts';

test.describe.configure({ mode: 'serial' });

const missing = ['cloud-services', 'pmo', 'security'];
let content = '';
let fixture: FixtureSite | undefined;

const site = () => fixture?.address ?? '';

/** The content of a new company: one post, no case study, five of the eight services. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = mkdtempSync(path.join(tmpdir(), 'new-company-'));
  cpSync(path.join(root, 'demo-content'), content, { recursive: true });
  rmSync(path.join(content, 'case-studies'), { recursive: true });
  for (const post of readdirSync(path.join(content, 'posts')).slice(1))
    rmSync(path.join(content, 'posts', post));
  for (const name of missing) rmSync(path.join(content, 'services', `${name}.json`));
  fixture = await openFixtureSite('new-company', content);
});

test.afterAll(async () => {
  await fixture?.close();
  if (content !== '') rmSync(content, { recursive: true, force: true });
});

async function htmlOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** The HTML of each built page whose elements, attributes or texts differ from the demo. The pages of the demo are tested elsewhere. */
async function pagesUnlikeDemo(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const path of await sitePaths(site())) {
    const [own, demo] = [await htmlOf(site() + path), await htmlOf(demoSite() + path)];
    if (structureOf(own, '#root') !== structureOf(demo, '#root')) pages.set(path, own);
  }
  return pages;
}

test('every page of a new company is complete', async ({ page }) => {
  test.setTimeout(180_000);
  const problems = watchProblems(page, /\/wp-json\/|\/services\//);
  const pages = await pagesUnlikeDemo();
  const visited = representativePages([...pages.keys()], (path) => pages.get(path) ?? '');
  for (const path of visited) {
    await visit(page, site() + path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    expect(await layoutDefects(page), path).toEqual([]);
    expect(problems, path).toEqual([]);
  }
  expect(visited).toEqual(expect.arrayContaining(['/', '/insight/blog', '/insight/case-studies']));
});

test('a service in the menu that the content service does not have is not found', async ({ page }) => {
  for (const name of missing) {
    await visit(page, `${site()}/services/${name}`);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  }
});

test('the blog lists its only post, and no list shows a case study that does not exist', async ({ page }) => {
  await visit(page, `${site()}/insight/blog`);
  await expect(page.locator('[data-block="teaser-cards"] article')).toHaveCount(1);
  await visit(page, `${site()}/insight/case-studies`);
  await expect(page.locator('main a[href^="/insight/case-study/"]')).toHaveCount(0);
  await expect(page.locator('main h2').first()).toContainText('No studies have been released yet');
});

test('a service that no entry links to shows the newest teasers', async ({ page }) => {
  const [service = ''] = (await sitePaths(site())).filter((path) => path.startsWith('/services/'));
  await visit(page, site() + service);
  await expect(page.locator('[data-block="teaser-cards"] article')).toHaveCount(1);
});
