import { chromium } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

/** A Chromium without windows keeps no page at all. It then gives these reasons in addition to the reasons of the page itself. */
const isOff = 'BackForwardCacheDisabledForDelegate';
const ofBrowser = [isOff, 'BrowsingInstanceNotSwapped'];

test('browsers keep a page that a visitor leaves by a link that reloads, so that going back shows it at once', async () => {
  // Playwright turns the cache off by default, and this test needs it.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) localStorage.setItem('kept', location.pathname);
      else if (location.pathname === '/contact-us') setTimeout(() => history.back());
    });
  });
  // Playwright loses the connection to a cached page, so another page reads the values that it stored.
  const reader = await context.newPage();
  await reader.goto(`${demoSite()}/robots.txt`);
  for (const path of ['/', '/insight/blog']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    let reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason);
    });
    await visit(page, demoSite() + path);
    const link = page.locator('header a[href="/contact-us"]').first();
    await link.evaluate((element) => setTimeout(() => element instanceof HTMLElement && element.click()));
    await expect
      .poll(async () => {
        const kept = await reader.evaluate(() => localStorage.getItem('kept'));
        return kept === path || reasons.length > 0;
      })
      .toBe(true);
    expect(reasons.includes(isOff) ? reasons.filter((each) => !ofBrowser.includes(each)) : reasons).toEqual(
      [],
    );
  }
  await browser.close();
});
