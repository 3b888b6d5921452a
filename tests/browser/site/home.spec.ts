import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { arrived, visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

/** The rendered lines of a text, each with its left edge and its width. */
function linesOf(heading: Locator) {
  return heading.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { text: string; left: number; top: number; width: number }[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const { left, top, width } = range.getBoundingClientRect();
      lines.push({ text: (walker.currentNode.textContent ?? '').trim(), left, top, width });
    }
    return lines;
  });
}

const teasersOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Work and writing' }).getByRole('article');

/** The visible text of a badge: its letters or its word. */
function badgeOf(card: Locator, short: string, long: string): Promise<string[]> {
  return card.evaluate(
    (element, words) =>
      [...element.querySelectorAll('span')]
        .filter(({ textContent }) => words.includes(textContent ?? ''))
        .filter((word) => word.children.length === 0 && getComputedStyle(word).opacity === '1')
        .map(({ textContent }) => textContent ?? ''),
    [short, long],
  );
}

const badges = { '/insight/case-study/': ['CS', 'Case Study'], '/insight/blog/': ['B', 'Blog'] } as const;

test('without hover, the badges of the teasers are expanded', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${demoSite()}/`);
  expect(await badgeOf(teasersOf(page).first(), ...badges['/insight/case-study/'])).toEqual(['Case Study']);
  await context.close();
});

test('the home page reacts to the pointer and to the focus', async ({ page }) => {
  await visit(page, `${demoSite()}/`);
  await test.step('the video card reacts to hover and focus, and a click anywhere on it opens the page for investors', async () => {
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('a[href="/industry/pe-vc"]') })
      .first();
    await expect(card.getByRole('link')).toHaveAccessibleName(/^See how we read a deal/);
    await card.scrollIntoViewIfNeeded();
    const zoom = () => card.locator('img').evaluate((image) => getComputedStyle(image).scale);
    await page.mouse.move(0, 0);
    expect(await zoom()).toBe('none');
    // The focus style appears only after a key press.
    await page.keyboard.press('Tab');
    await card.getByRole('link').focus();
    expect(await zoom()).not.toBe('none');
    await page.keyboard.press('Shift+Tab');
    expect(await zoom()).toBe('none');
    await card.hover({ position: { x: 40, y: 40 } });
    expect(await zoom()).not.toBe('none');
    await card.click({ position: { x: 40, y: 40 } });
    await page.waitForURL('**/industry/pe-vc');
    await page.goBack();
    await arrived(page);
  });
  await test.step('the hero title is one text in three lines of equal width', async () => {
    const heading = page.getByRole('heading', {
      level: 1,
      name: 'Consulting Engineering Talent',
      exact: true,
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await linesOf(heading);
      expect(lines.map(({ text }) => text)).toEqual(['Consulting', 'Engineering', 'Talent']);
      const widths = lines.map((line) => line.width);
      expect(Math.max(...widths) / Math.min(...widths), `${widths} at ${width} px`).toBeLessThan(1.04);
      expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1);
      expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBe(3);
    }
  });
  await test.step('teasers link to case studies and articles, and their badges expand on hover or focus', async () => {
    for (const [folder, [short, long]] of Object.entries(badges)) {
      const cards = teasersOf(page).filter({ has: page.locator(`a[href^="${folder}"]`) });
      await expect(cards).toHaveCount(2);
      for (const card of await cards.all()) {
        const badge = () => badgeOf(card, short, long);
        await expect.poll(badge).toEqual([short]);
        await card.hover();
        await expect.poll(badge).toEqual([long]);
        await page.mouse.move(0, 0);
        await expect.poll(badge).toEqual([short]);
        // The topic of an article is a link of its own.
        const link = card.getByRole('heading').getByRole('link');
        await link.focus();
        await expect.poll(badge).toEqual([long]);
        // Screen readers always get the whole word.
        await expect(card.getByText(long, { exact: true })).toBeAttached();
        const response = await page.request.get(demoSite() + (await link.getAttribute('href')));
        expect(response.status()).toBe(200);
      }
    }
    // A click on the badge opens the card's link too.
    const card = teasersOf(page).first();
    const badge = await card.getByText('Case Study', { exact: true }).locator('..').boundingBox();
    if (!badge) throw new Error('There is no badge');
    await page.mouse.click(badge.x + badge.width / 2, badge.y + badge.height / 2);
    await expect(page).toHaveURL(/\/insight\/case-study\//);
  });
});
