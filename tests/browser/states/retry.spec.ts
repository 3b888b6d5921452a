import { expect, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

// A delay after which the list arrives late, but in time on a busy machine too.
test.use({ siteName: 'patient' });

/** The request for the list. Another request counts its pages. */
const posts = '/get-all-posts?per_page';

test('Retry works by keyboard, shows that it is busy, and moves the focus to the new content', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  site.service.fail(posts, { kind: 'status', status: 403 });
  await moveWithoutDocument(page, '/insight/blog');
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
  // Another press sends no request.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One sign-in for nineteen colleges' })).toBeVisible();
  const focused = page.locator('section[data-landed]');
  await expect(focused).toBeFocused();
  // The first of the new content is the article that is pinned.
  await expect(focused).toContainText('A data contract is a ship’s manifest');
  expect(site.service.requests.filter((line) => line.includes(posts))).toHaveLength(1);
});

test('a Retry that fails keeps the focus, announces the failure, and can be pressed again', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  site.service.fail(posts, { kind: 'status', status: 403 });
  await moveWithoutDocument(page, '/insight/blog');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.focus();
  const answered = page.waitForResponse((response) => response.url().includes(posts));
  await page.keyboard.press('Space');
  await answered;
  await expect(page.locator('main [aria-live="polite"]')).toHaveText('The articles could not be fetched');
  await expect(retry).toBeFocused();
  await expect(retry).toHaveAttribute('aria-busy', 'false');
});
