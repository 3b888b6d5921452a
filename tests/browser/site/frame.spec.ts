import type { Locator } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { layoutDefects } from '../every-page/layout-defects.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { scrollPosition, scrollTo } from '../scroll-position.ts';

/** Position, height and colours of the navigation. */
function styleOf(header: Locator) {
  return header.evaluate((bar) => {
    const { backgroundColor, borderBottomColor } = getComputedStyle(bar);
    const { top, height } = bar.getBoundingClientRect();
    return { top, height, backgroundColor, borderBottomColor };
  });
}

test('the frame of a page fits every width', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
  for (const width of [360, 1440])
    await test.step(`the navigation stays at the top and changes its look when the page scrolls: ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const header = page.getByRole('banner');
      const atTop = await styleOf(header);
      expect(atTop.top).toBe(0);
      await scrollTo(page, 1);
      await expect.poll(async () => (await styleOf(header)).backgroundColor).not.toBe(atTop.backgroundColor);
      const scrolledStyle = await styleOf(header);
      expect(scrolledStyle.top).toBe(0);
      await scrollTo(page, 1200);
      expect(await styleOf(header)).toEqual(scrolledStyle);
      await scrollTo(page, 0);
      await expect.poll(() => styleOf(header)).toEqual(atTop);
    });
  await test.step('long words in another language wrap in the menus and the footer', async () => {
    await page.evaluate(() => {
      const long = {
        Platforms: 'Plattformen',
        Software: 'Softwarelösungen',
        Services: 'Dienstleistungen',
        Talent: 'Personalvermittlung',
        Industries: 'Wirtschaftszweige',
        Insights: 'Veröffentlichungen',
        Company: 'Unternehmensgruppe',
        'Contact Us': 'Kontaktieren Sie uns',
        'Dei Policy': 'Gleichbehandlungsgrundsätze der Unternehmensgruppe',
        'Terms of Service': 'Nutzungsbedingungsänderungsvereinbarungen',
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const [word, other] of Object.entries(long))
          if (texts.currentNode.textContent === word) texts.currentNode.textContent = other;
    });
    for (const width of [320, 1120, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutDefects(page), `${width} px`).toEqual([]);
    }
  });
});

test('a page load starts at the top, and going back restores the scroll position', async ({ page }) => {
  await visit(page, `${demoSite()}/services/pmo`);
  await scrollTo(page, 900);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact-us');
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/services/pmo');
  await expect.poll(() => scrollPosition(page)).toBe(900);
});
