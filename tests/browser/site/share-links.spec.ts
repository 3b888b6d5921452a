import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { hydrateBlock } from '../hydrate-block.ts';

const article = '/insight/blog/red-amber-and-the-truth';

const shareIcons = '[data-block="share-links"] :is(a[target], a[href^="mailto:"])';

const networks = {
  facebook: 'www.facebook.com',
  linkedin: 'www.linkedin.com',
  pinterest: 'pinterest.com',
  x: 'x.com',
};

/** The values of a URL's query string. */
function queryValues(url: string): string[] {
  return [...new URL(url).searchParams.values()];
}

/** Opens the article. The test answers for the networks, so that no request leaves the machine. */
async function openArticle(page: Page): Promise<void> {
  await page.context().route(
    (url) => Object.values(networks).includes(url.hostname),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A network</title>' }),
  );
  await page.goto(demoSite() + article);
}

test('an article can be shared', async ({ page }) => {
  await openArticle(page);
  const icons = page.locator(shareIcons);
  await test.step('an article has five share icons of 50 by 50 px', async () => {
    await expect(icons).toHaveText([/Facebook/, /LinkedIn/, /Pinterest/, /Share on X/, /mail/]);
    for (const icon of await icons.all()) {
      expect(await icon.boundingBox()).toMatchObject({ width: 50, height: 50 });
      await expect(icon.locator('svg')).toBeVisible();
    }
  });
  await test.step('a share icon opens a window of 550 by 400 px with the URL and the title of the page', async () => {
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await hydrateBlock(icons.first());
    for (const [index, host] of Object.values(networks).entries()) {
      const opened = page.context().waitForEvent('page');
      await icons.nth(index).click();
      const popup = await opened;
      await popup.waitForURL((url) => url.hostname === host);
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight]), host).toEqual([550, 400]);
      expect(queryValues(popup.url()), host).toEqual(
        expect.arrayContaining([`https://meridian-works.example${article}`, title]),
      );
      await popup.close();
    }
    await expect(page).toHaveURL(demoSite() + article);
  });
});
