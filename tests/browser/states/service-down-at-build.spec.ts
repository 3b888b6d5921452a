import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const down = { kind: 'status', status: 503 } as const;

test.describe('Built while the service was down, without earlier content', () => {
  test.use({ siteName: 'down' });

  test('the case studies show "Unable to Load Case Studies" with Retry if the fallback has no entries', async ({
    page,
    site,
  }) => {
    // Status 403 is not retried, so only the button loads the list.
    site.service.fail('/wp-json/', { kind: 'status', status: 403 });
    await page.goto(`${site.address}/insight/case-studies`);
    await expect(page.getByRole('heading', { name: 'Unable to Load Case Studies' })).toBeVisible();
    await expect(page.getByText('Showing fallback content')).toHaveCount(0);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toHaveAttribute('aria-busy', 'false');
    site.service.heal();
    await retry.click();
    await expect(page.locator('[data-block="teaser-cards"]').getByRole('heading', { level: 3 })).toHaveCount(
      6,
    );
  });

  test('after a navigation they show the same', async ({ page, site }) => {
    site.service.fail('/wp-json/', down);
    await open(page, site.address + quietPage);
    await moveTo(page, '/insight/case-studies');
    await expect(page.getByRole('heading', { name: 'Unable to Load Case Studies' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('a visitor gets the content as soon as the service works again', async ({ page, site }) => {
    await page.goto(`${site.address}/company`);
    await expect(page.locator('[data-block="team"]').getByRole('heading', { level: 3 })).toHaveCount(8);
    // The hero waits for a touch to hydrate, and takes its title from the content.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A company run by its engineers');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('a page without its content is not published, but pages that need no content are', async ({
    site,
  }) => {
    const statusOf = async (path: string) => (await fetch(site.address + path)).status;
    expect([await statusOf('/insight/blog'), await statusOf('/policy')]).toEqual([404, 200]);
    expect(await (await fetch(`${site.address}/sitemap.xml`)).text()).not.toContain('/insight/blog');
  });
});
