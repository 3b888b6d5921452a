import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

test.use({ needsOwnPage: true });

test('the careers board looks like a part of its page', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${demoSite()}/careers`);
  const frame = page.locator('main iframe');
  await test.step('the careers board has a frame of 1500 by 1000 px, which narrows with the screen, and the font of the page', async () => {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAccessibleName('Careers board');
    await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeVisible();
    expect(await frame.boundingBox()).toMatchObject({ width: 1500, height: 1000 });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await frame.boundingBox();
      expect(box?.height, `at ${width} px`).toBe(1000);
      expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width);
      expect(box?.width, `at ${width} px`).toBeGreaterThan(width * 0.8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect([...fonts]).toEqual(['/fonts/archivo-basic.woff2']);
  });
  await test.step('the board continues the vertical line of the page, without a border and without a scroll bar of its own', async () => {
    for (const width of [1920, 1440, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await frame.scrollIntoViewIfNeeded();
      const board = page.frameLocator('main iframe').locator('main');
      const inside = await board.evaluate((main) => ({
        line: Number.parseFloat(getComputedStyle(main, '::before').left),
        height: document.documentElement.scrollHeight,
      }));
      const outside = await page
        .locator('[data-block="embed"] > section')
        .evaluate((section) => Number.parseFloat(getComputedStyle(section, '::before').left));
      const box = await frame.boundingBox();
      expect((box?.x ?? Number.NaN) + inside.line, `at ${width} px`).toBeCloseTo(outside, 0);
      expect(inside.height, `at ${width} px`).toBeLessThanOrEqual(1000);
      expect(
        await frame.evaluate((element) => getComputedStyle(element.parentElement ?? element).borderWidth),
      ).toBe('0px');
    }
  });
});
