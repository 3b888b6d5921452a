import { expect, type Page, test } from '@playwright/test';
import { awaken } from '../awaken.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

const article = '/insight/blog/red-amber-and-the-truth';

const networks = {
  facebook: 'www.facebook.com',
  linkedin: 'www.linkedin.com',
  pinterest: 'pinterest.com',
  x: 'x.com',
};

/** The values of an address's query. */
function told(address: string): string[] {
  return [...new URL(address).searchParams.values()];
}

/** Opens the article. The test plays the networks, so that nothing leaves the machine. */
async function openArticle(page: Page): Promise<void> {
  await page.context().route(
    (url) => Object.values(networks).includes(url.hostname),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A network</title>' }),
  );
  await page.goto(demoSite() + article);
}

test('the share icons of an article are five, and each is 50 by 50', async ({ page }) => {
  await openArticle(page);
  const icons = page.locator('[data-block="share-links"] a');
  await expect(icons).toHaveText([/Facebook/, /LinkedIn/, /Pinterest/, /Share on X/, /mail/]);
  for (const icon of await icons.all()) {
    expect(await icon.boundingBox()).toMatchObject({ width: 50, height: 50 });
    await expect(icon.locator('svg')).toBeVisible();
  }
});

test('a share icon opens a window of 550 by 400 that carries the address and the title of the page', async ({
  page,
}) => {
  await openArticle(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const icons = page.locator('[data-block="share-links"] a');
  await awaken(icons.first());
  for (const [index, host] of Object.values(networks).entries()) {
    const opened = page.context().waitForEvent('page');
    await icons.nth(index).click();
    const popup = await opened;
    await popup.waitForURL((url) => url.hostname === host);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight]), host).toEqual([550, 400]);
    expect(told(popup.url()), host).toEqual(
      expect.arrayContaining([`https://meridian-works.example${article}`, title]),
    );
    await popup.close();
  }
  await expect(page).toHaveURL(demoSite() + article);
});
