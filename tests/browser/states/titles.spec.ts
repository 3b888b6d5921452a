import type { Page } from '@playwright/test';
import { visit } from '../every-page/visit.ts';
import { expect, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

// Each page is watched from its start.
test.use({ needsOwnPage: true });

/** For each route pattern: a path that no config lists, a part of its request, and the title of its failure message. */
const unlisted = [
  ['/services/nope', '/services/nope', 'We could not open this service description'],
  ['/industry/nope', '/industry/nope', 'We could not open this industry page'],
  ['/software/nope', '/software/nope', 'We could not open this software page'],
  ['/platform/nope', '/platform/nope', 'We could not open this platform page'],
  ['/insight/blog/nope', '/get-post-detail/nope', 'This article could not be fetched'],
] as const;

/** Records every moment at which the main area has content but no h1. */
async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const untitled: string[] = [];
    Object.assign(window, { untitled });
    const check = () => {
      // The parser may pause before the h1.
      if (document.readyState === 'loading') return;
      const main = document.querySelector('main');
      if (main?.firstElementChild && !main.querySelector('h1')) untitled.push(main.innerHTML.slice(0, 120));
    };
    document.addEventListener('DOMContentLoaded', check);
    new MutationObserver(check).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => ('untitled' in window ? [...new Set(Object(window.untitled))] : []).map(String));
}

test('a path that no config lists has an h1 while it loads, and when the service fails an h1 with a message and Retry', async ({
  page,
  site,
}) => {
  const untitled = await watchTitles(page);
  for (const [index, [path, part, title]] of unlisted.entries()) {
    // One service that never answers is enough, because each takes until the deadline.
    site.service.fail(part, index === 0 ? { kind: 'hang' } : { kind: 'status', status: 403 });
    await page.goto(site.address + path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await untitled(), path).toEqual([]);
  }
});

test('a path that does not exist has an h1 from the start to the error page', async ({ page, site }) => {
  const untitled = await watchTitles(page);
  for (const [path] of unlisted) {
    await visit(page, site.address + path);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await untitled(), path).toEqual([]);
  }
});

test('the page of a service that is newer than the build has the name of the service as h1', async ({
  page,
  site,
}) => {
  site.service.fail('/services/nope', {
    kind: 'shape',
    body: { hero_heading: 'Written after the build', banner_text: 'A service that no config lists.' },
  });
  await page.goto(`${site.address}/services/nope`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written after the build');
});

test('pages have an h1 while they show a bar, a spinner or a placeholder', async ({ page, site }) => {
  const untitled = await watchTitles(page);
  await open(page, site.address + quietPage);
  for (const path of [
    '/services/pmo',
    '/insight/case-studies',
    '/insight/case-study/port-operator-crossing',
    '/company',
  ]) {
    await moveWithoutDocument(page, path);
    await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await untitled(), path).toEqual([]);
  }
});

test('a case study that does not exist does not mention the connection', async ({ page, site }) => {
  await page.goto(`${site.address}/insight/case-study/never-written`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
  await expect(page.getByText('API connection issues')).toHaveCount(0);
  site.service.fail('slug=never-asked', { kind: 'status', status: 403 });
  await page.goto(`${site.address}/insight/case-study/never-asked`);
  await expect(page.getByText('API connection issues')).toBeVisible();
});
