import { expect, type Page, test } from '@playwright/test';
import { awaken } from '../awaken.ts';
import { demoSite, sitePaths } from '../demo-site.ts';
import { hostileSite } from '../worlds/visited-worlds.ts';
import { writtenPage } from '../written-page.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';

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

for (const [name, site] of Object.entries({
  'the demo': demoSite,
  'content of hostile shape': hostileSite,
})) {
  test(`every article is shared on the five networks and nowhere else, with its address and title: ${name}`, async () => {
    const paths = (await sitePaths(site())).filter((path) => /^\/insight\/blog\/(?!page\/)/.test(path));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const page = await writtenPage(path, site());
      const [share] = blocksOf(page, 'share-links');
      const links = [...(share?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      expect(
        links.map((link) => new URL(link).host || new URL(link).protocol),
        path,
      ).toEqual([...Object.values(networks), 'mailto:']);
      const carried = [`https://meridian-works.example${path}`, page.querySelector('h1')?.textContent];
      for (const link of links) expect(told(link), path).toEqual(expect.arrayContaining(carried));
      expect(wordsOf(share)).toContain('Share by mail');
    }
  });
}
