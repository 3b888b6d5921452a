import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

/** The list’s own request; another one counts its pages. */
const posts = '/get-all-posts?per_page';

test('retry works by keyboard, says that it is working, and hands the focus to what comes', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  site.service.fail(posts, { kind: 'status', status: 403 });
  await moveTo(page, '/insight/blog');
  const retry = page.locator('main button', { hasText: 'Try again' });
  await expect(retry).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await retry.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(retry).toBeFocused();
  site.service.heal();
  site.service.fail(posts, { kind: 'latency', ms: 600 }, 1);
  await page.keyboard.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toHaveAccessibleName('Trying again…');
  await expect(retry).toBeFocused();
  // Another press asks for nothing more.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One sign-in for nineteen colleges' })).toBeVisible();
  const focused = page.locator('section[data-landed]');
  await expect(focused).toBeFocused();
  await expect(focused).toContainText('One sign-in for nineteen colleges');
  expect(site.service.requests.filter((line) => line.includes(posts))).toHaveLength(1);
});

test('a retry that fails keeps the focus, tells it, and can be tried again', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail(posts, { kind: 'status', status: 403 });
  await moveTo(page, '/insight/blog');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.focus();
  const answered = page.waitForResponse((response) => response.url().includes(posts));
  await page.keyboard.press('Space');
  await answered;
  await expect(page.locator('main [aria-live="polite"]')).toHaveText('The articles could not be fetched');
  await expect(retry).toBeFocused();
  await expect(retry).toHaveAttribute('aria-busy', 'false');
});
