import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoSite } from '../demo-site.ts';
import { visit } from '../floor/visit.ts';
import { targetsOf, textsOf, writtenPage } from '../written-page.ts';
import { industries, services } from './menus.ts';

/** The section of the home page that is called so. */
async function sectionOf(name: RegExp): Promise<Element> {
  const page = await writtenPage('/');
  const found = [...page.querySelectorAll('main section')].filter((section) =>
    name.test(section.getAttribute('aria-label') ?? ''),
  );
  const [section] = found;
  if (!section || found.length > 1) throw new Error(`There are ${found.length} sections called ${name}`);
  return section;
}

async function expectPictures(sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    const answer = await fetch(demoSite() + source);
    expect(answer.status, source).toBe(200);
    expect(answer.headers.get('content-type'), source).toMatch(/^image\//);
  }
}

/** The lines of a text as they are drawn, each with its left edge and its width. */
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

test('the hero title is one text, broken into three lines of one measure', async ({ page }) => {
  await visit(page, `${demoSite()}/`);
  const heading = page.getByRole('heading', { level: 1, name: 'Consulting Engineering Talent', exact: true });
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

test('the counters follow the hero: 24 years, 650 projects and 15 countries', async () => {
  const page = await writtenPage('/');
  const [hero, counters] = page.querySelectorAll('main section');
  expect(hero?.querySelector('h1')).not.toBeNull();
  const pairs = [...(counters?.querySelectorAll('dl > div') ?? [])].map((pair) =>
    textsOf(pair.querySelectorAll('dt, dd [aria-hidden="true"]')),
  );
  expect(pairs).toEqual([
    ['years in business', '24+'],
    ['successful projects', '650+'],
    ['countries served', '15+'],
  ]);
});

test('client logos and recognition logos stand in sections of their own', async () => {
  const clients = await sectionOf(/^Our Clients$/);
  const read = clients.querySelectorAll('ul:not([aria-hidden]) img');
  const names = [...read].map((logo) => logo.getAttribute('alt') ?? '');
  expect(names.length).toBeGreaterThan(4);
  expect(names).not.toContain('');
  const awards = (await sectionOf(/^Recognition$/)).querySelectorAll('li');
  expect(awards.length).toBeGreaterThan(2);
  for (const award of awards) expect(award.textContent).not.toBe('');
  const seals = [...awards].flatMap((award) => [...award.querySelectorAll('img')]);
  expect(seals).toHaveLength(awards.length);
  await expectPictures([...read, ...seals].map((picture) => picture.getAttribute('src') ?? ''));
});

test('there are an impact card and a talent card, each with a link', async () => {
  const page = await writtenPage('/');
  const cards = [...page.querySelectorAll('main article')].filter((card) =>
    ['Impact', 'Talent'].includes(card.querySelector('p')?.textContent ?? ''),
  );
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(['Impact', 'Talent']);
  expect(cards.flatMap(targetsOf)).toEqual(['/insight/case-studies', '/sourcing']);
  for (const card of cards) expect(card.querySelector('h3')?.textContent).toMatch(/\w+ \w+/);
});

test('a grid leads to the eight services, and to no other page', async () => {
  const grid = await sectionOf(/^Eight services/);
  expect(targetsOf(grid)).toEqual(services);
  expect(grid.querySelectorAll('li')).toHaveLength(8);
});

test('"Powering Enterprises" shows the sectors', async () => {
  const sectors = await sectionOf(/^Powering Enterprises$/);
  expect(sectors.querySelector('h2')?.textContent).toBe('Powering Enterprises');
  expect(targetsOf(sectors)).toEqual(expect.arrayContaining(industries));
  const pictures = [...sectors.querySelectorAll('article')].map((sector) => sector.querySelector('img')?.src);
  await expectPictures(pictures.map((source) => source ?? ''));
});

const teasersOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Work and writing' }).getByRole('article');

/** Which of a badge's two words is seen. */
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

test('teasers lead to case studies and articles, and their badges open when pointed at or focused', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/`);
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
      await card.getByRole('link').focus();
      await expect.poll(badge).toEqual([long]);
      // The whole word is read aloud, pointed at or not.
      await expect(card.getByText(long, { exact: true })).toBeAttached();
      const answer = await page.request.get(demoSite() + (await card.getByRole('link').getAttribute('href')));
      expect(answer.status()).toBe(200);
    }
  }
  // The badge is a part of the card, so it leads where the card leads.
  const card = teasersOf(page).first();
  const badge = await card.getByText('Case Study', { exact: true }).locator('..').boundingBox();
  if (!badge) throw new Error('There is no badge');
  await page.mouse.click(badge.x + badge.width / 2, badge.y + badge.height / 2);
  await expect(page).toHaveURL(/\/insight\/case-study\//);
});

test('where nothing can hover, the badges of the teasers stand open', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${demoSite()}/`);
  expect(await badgeOf(teasersOf(page).first(), ...badges['/insight/case-study/'])).toEqual(['Case Study']);
  await context.close();
});

test('the video card reacts to pointer and keyboard, and a click anywhere on it leads to the page for investors', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/`);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/industry/pe-vc"]') })
    .first();
  await expect(card.getByRole('link')).toHaveAccessibleName(/^See how we read a deal/);
  await card.scrollIntoViewIfNeeded();
  const zoom = () => card.locator('img').evaluate((image) => getComputedStyle(image).scale);
  await page.mouse.move(0, 0);
  expect(await zoom()).toBe('none');
  // Only what the keyboard focuses shows that it has the focus.
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  expect(await zoom()).not.toBe('none');
  await page.keyboard.press('Shift+Tab');
  expect(await zoom()).toBe('none');
  await card.hover({ position: { x: 40, y: 40 } });
  expect(await zoom()).not.toBe('none');
  await card.click({ position: { x: 40, y: 40 } });
  await page.waitForURL('**/industry/pe-vc');
});
