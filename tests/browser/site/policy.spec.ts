import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

test('the policy fits every screen', async ({ page }) => {
  await page.goto(`${demoSite()}/policy`);
  await test.step('the contents of the policy stay in view on wide screens, and lead to each clause', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const contents = page.getByRole('navigation', { name: 'Six clauses' });
    await contents.getByRole('link', { name: 'Speaking up' }).click();
    const heading = page.getByRole('heading', { name: 'Speaking up' });
    await expect(heading).toBeInViewport();
    await expect(contents).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#speaking-up');
    const ring = await heading.evaluate((element) => {
      const { left, width } = getComputedStyle(element, '::before');
      return Number.parseFloat(left) + Number.parseFloat(width) / 2;
    });
    const line = await page
      .locator('[data-block="clauses"] > section')
      .evaluate((section) => Number.parseFloat(getComputedStyle(section, '::before').left));
    expect(Math.abs(ring - line)).toBeLessThan(8);
  });
  await test.step('the large lines of a clause are equally long at every width, and none wraps', async () => {
    for (const width of [1920, 1440, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('[data-block="clauses"] figure [data-stretch]').evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          return { width: range.getBoundingClientRect().width, rows: range.getClientRects().length };
        }),
      );
      const widths = lines.map((line) => line.width);
      expect(lines.length).toBeGreaterThan(4);
      expect(
        lines.every(({ rows }) => rows === 1),
        `at ${width} px`,
      ).toBe(true);
      expect(Math.min(...widths) / Math.max(...widths), `at ${width} px`).toBeGreaterThan(0.97);
    }
  });
  await test.step('at 360 px the figures show the first year, the last but one and the last', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const years = page.locator('[data-block="series"] thead th[scope="col"]:visible');
    await expect(years).toHaveText(['Women among', '2020', '2024', '2025']);
  });
});
