import { expect, open, test } from '../fixture-sites/faulty-test.ts';

const draft = {
  type: 'service',
  slug: 'draft-7',
  status: 'draft',
  label: 'Draft',
  title: 'Quantum <b>advice</b>',
  modified: '2026-11-22T12:03:00+00:00',
  version: 'one',
  expires: '2026-11-22T12:13:00+00:00',
  edit: 'https://content.example/wp-admin/post.php?post=7&action=edit',
  token: 'renewed',
  errors: [],
};

test('a draft is shown on its page, follows every change in place, and ends with its token', async ({
  page,
  site,
}) => {
  const published: object = await (await fetch(`${site.address}/wp-json/custom/v1/services/security`)).json();
  let answer: { status: number; json: object } | undefined = { status: 200, json: draft };
  let heading = 'Quanta for all';
  const tokens: (string | undefined)[] = [];
  await page.route(/\/wp-json\//, async (route) => {
    const request = route.request();
    const token = request.headers()['x-pagewright-preview'];
    tokens.push(token);
    if (request.url().endsWith('/preview')) await (answer ? route.fulfill(answer) : route.abort());
    else if (!request.url().endsWith('/services/draft-7')) await route.fallback();
    else if (token === undefined) await route.fulfill({ status: 404, json: { code: 'rest_not_found' } });
    else await route.fulfill({ json: { ...published, slug: 'draft-7', hero_heading: heading } });
  });
  /** A tab that becomes visible again asks at once. Otherwise a preview asks every two seconds. */
  const refresh = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const bar = page.getByRole('complementary', { name: 'Preview' });
  const hero = page.getByRole('heading', { level: 1 });

  const response = await page.goto(`${site.address}/preview/#token=first`);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(hero).toHaveText('Quanta for all');
  await expect(bar).toContainText('Draft Quantum <b>advice</b>');
  expect(new URL(page.url()).hash).toBe('');
  expect(tokens).not.toContain(undefined);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // The bar is above the header, and comes first by keyboard, also on a narrow screen.
  await page.setViewportSize({ width: 320, height: 640 });
  const below = (await bar.boundingBox())?.height ?? 0;
  await expect
    .poll(async () => (await page.locator('header').first().boundingBox())?.y)
    .toBeCloseTo(below, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Edit' })).toBeFocused();
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', draft.edit);

  await page.evaluate(() => scrollTo(0, 900));
  const before = await hero.elementHandle();
  const read = await page.evaluateHandle(() => document.elementFromPoint(160, 400));
  const place = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? 0);
  const placeBefore = await place();
  heading = 'Quanta for everyone';
  answer = {
    status: 200,
    json: { ...draft, version: 'two', errors: ['Banner text is required.'], token: 'renewed again' },
  };
  await expect(hero).toHaveText('Quanta for everyone');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await expect.poll(place).toBeCloseTo(placeBefore, 0);
  await bar.getByText('Fields with errors (1)').click();
  await expect(bar.getByText('Banner text is required.')).toBeVisible();
  await refresh();
  await expect.poll(() => tokens.at(-1)).toBe('renewed again');

  answer = undefined;
  await refresh();
  await expect(bar).toContainText('This is the last version that was loaded.');
  await expect(hero).toHaveText('Quanta for everyone');

  answer = { status: 200, json: { ...draft, status: 'publish', edit: undefined, token: undefined } };
  await page.reload();
  await expect(hero).toHaveText('Quanta for everyone');
  await expect(bar).toContainText('This link expires:');
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Leave preview' })).toHaveAttribute('href', '/services/draft-7');

  answer = { status: 200, json: { ...draft, type: 'unknown' } };
  await refresh();
  await expect(page.getByText('no page for this type of entry')).toBeVisible();
  answer = { status: 401, json: { code: 'pagewright_preview_expired' } };
  await refresh();
  await expect(page.getByText('This preview has ended.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Quanta');

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${site.address}/services/security`);
  await expect(hero).not.toContainText('Quanta');
});
