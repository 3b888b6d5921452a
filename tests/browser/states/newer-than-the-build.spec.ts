import { expect, hold, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { isSameDocument, markDocument } from '../same-document.ts';
import { expectLoadingBar } from './loading-bar.ts';

const path = '/insight/blog/written-after-the-build';
const part = '/get-post-detail/written-after-the-build';
const post = {
  hero_image: '',
  hero_heading: 'Written after the build',
  details: [[{ title: 'One section', content: '<p>With one sentence in it. And with another.</p>' }]],
  recent_posts: [],
};

test('a post that is newer than the build replaces the error page', async ({ page, site }) => {
  site.service.fail(part, { kind: 'shape', body: post });
  const response = await page.goto(site.address + path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written after the build');
  await expect(page.locator('[data-block="article"]').getByText('And with another.')).toBeVisible();
  await expect(page).toHaveTitle(/^Written after the build/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a newer post that cannot be read shows a message and Retry', async ({ page, site }) => {
  site.service.fail(part, { kind: 'hang' });
  await page.goto(site.address + path);
  await expect(page.getByRole('heading', { name: 'This article could not be fetched' })).toBeVisible();
  site.service.fail(part, { kind: 'shape', body: post });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written after the build');
});

test.describe('Watched from its start', () => {
  test.use({ needsOwnPage: true });

  for (const [outcome, heading] of [
    ['that is newer than the build', 'A PMO that keeps the lines clear'],
    ['that does not exist', 'Unexpected Application Error!'],
  ] as const)
    test(`the error page stays below the loading bar until the content of a service ${outcome} is there`, async ({
      page,
      site,
    }) => {
      const body: unknown = await (await fetch(`${site.address}/wp-json/custom/v1/services/pmo`)).json();
      if (heading.startsWith('A PMO')) site.service.fail('/services/unknown-yet', { kind: 'shape', body });
      const release = await hold(page, '**/v1/services/unknown-yet');
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const title = document.querySelector('main h1');
          const now = title?.checkVisibility() && title.clientHeight > 1 ? title.textContent : 'nothing';
          if (document.querySelector('main') && now !== null && seen.at(-1) !== now) seen.push(now);
          requestAnimationFrame(look);
        };
        look();
      });
      await page.goto(`${site.address}/services/unknown-yet`);
      await expectLoadingBar(page);
      release();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const seen = await page.evaluate((): string[] => Reflect.get(window, 'seen'));
      expect(seen).toEqual([...new Set(['Unexpected Application Error!', heading])]);
    });
});

test('a post that does not exist keeps the error page', async ({ page, site }) => {
  await page.goto(`${site.address}/insight/blog/never-written`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
});

test('a case study that does not exist shows "Case Study Not Found" with an error section', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/insight/case-study/never-written`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
});

test('a path without a route shows the error page, with a link to the home page', async ({ page, site }) => {
  const response = await page.goto(`${site.address}/no/such/address`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(`${site.address}/`);
});

for (const { kind, from, to, title } of [
  {
    kind: 'post',
    from: '/insight/blog/the-old-name',
    to: '/insight/blog/one-sign-in-for-nineteen-colleges',
    title: 'One sign-in for nineteen colleges',
  },
  {
    kind: 'case study whose fallback has an entry for unknown paths',
    from: '/insight/case-study/the-old-name',
    to: '/insight/case-study/large-vitamin-retailer',
    title: /vitamin/i,
  },
  { kind: 'page without a route', from: '/the-old-name', to: quietPage, title: /Diversity/ },
])
  test(`a client-side navigation to the old path of a ${kind} follows the redirect of the host`, async ({
    page,
    site,
  }) => {
    await open(page, `${site.address}/careers`);
    await markDocument(page);
    await moveTo(page, '/insight/blog/never-written');
    await expect(page.getByText('404 Not Found')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    await page.route(`**${from}`, (route) => route.fulfill({ status: 301, headers: { Location: to } }));
    await moveTo(page, `${from}#main`);
    await expect(page).toHaveURL(`${site.address}${to}#main`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
