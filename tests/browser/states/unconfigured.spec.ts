import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

test.use({ siteName: 'unconfigured' });

test.describe('Without a content service', () => {
  for (const how of ['prerendered', 'after a navigation'] as const) {
    test(`lists show their built-in entries, without Retry: ${how}`, async ({ page, site }) => {
      const show = async (path: string) => {
        if (how === 'prerendered') await open(page, site.address + path);
        else await moveTo(page, path);
      };
      if (how === 'after a navigation') await open(page, site.address + quietPage);
      await test.step(`the case studies are the built-in ones, without a notice: ${how}`, async () => {
        await show('/insight/case-studies');
        await expect(
          page.locator('[data-block="teaser-cards"]').getByRole('heading', { level: 3 }),
        ).toHaveCount(3);
        await expect(page.getByText('Showing fallback content')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      });
      await test.step(`the blog shows its message without Retry: ${how}`, async () => {
        await show('/insight/blog');
        await expect(page.getByRole('heading', { name: 'The articles could not be fetched' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      });
    });
  }

  test('each of the three built-in case studies has its three parts', async ({ page, site }) => {
    for (const slug of [
      'emerge-edu-student-recruiting',
      'large-vitamin-retailer',
      'global-water-treatment-company',
    ]) {
      await open(page, `${site.address}/insight/case-study/${slug}`);
      await expect(page.locator('[data-block="chapters"]').getByRole('heading')).toHaveText([
        'Challenge',
        'Solution',
        'Results',
      ]);
      await expect(page.getByText('Showing fallback content')).toHaveCount(0);
    }
  });

  test('no page sends a request, and each has a heading and its form', async ({ page, site }) => {
    for (const path of ['/', '/company', '/contact-us', '/services/pmo', '/industry/insurance']) {
      await open(page, site.address + path);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
    }
    expect(site.service.requests).toEqual([]);
  });
});
