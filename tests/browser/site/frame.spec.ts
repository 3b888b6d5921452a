import { expect, type Locator, test } from '@playwright/test';
import { builtPages, textsOf } from '../../pages/built-page.ts';
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

for (const width of [360, 1440]) {
  test(`the navigation stays at the top and changes its look when the page scrolls: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `${demoSite()}/policy`);
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
}

test('the footer of every page has partner logos, the policy link, two profile links, the terms as text, and the year 2025', async ({
  request,
}) => {
  const logos = new Set<string>();
  for await (const [path, page] of builtPages()) {
    const footer = [...page.querySelectorAll('footer')].at(-1);
    const pictures = [...(footer?.querySelectorAll('img') ?? [])];
    expect(pictures.length, path).toBeGreaterThan(1);
    for (const picture of pictures) {
      expect(picture.alt, path).not.toBe('');
      logos.add(picture.src);
    }
    const links = [...(footer?.querySelectorAll('a') ?? [])];
    const policy = links.filter((link) => link.textContent === 'Dei Policy');
    expect(
      policy.map((link) => link.getAttribute('href')),
      path,
    ).toEqual(['/policy']);
    const external = links.filter((link) => /^https:/.test(link.getAttribute('href') ?? ''));
    expect(textsOf(external), path).toEqual([
      'LinkedIn (opens in a new window)',
      'X (opens in a new window)',
    ]);
    expect(footer?.textContent, path).toContain('Terms of Service');
    expect(textsOf(links).filter((text) => /terms/i.test(text))).toEqual([]);
    expect(footer?.textContent, path).toMatch(/© 2025/);
  }
  for (const logo of logos) {
    const answer = await request.get(demoSite() + logo);
    expect(answer.headers()['content-type'], logo).toMatch(/^image\//);
  }
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

test('long words in another language wrap in the menus and the footer', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
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
