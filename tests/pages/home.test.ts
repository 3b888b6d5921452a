import { expect, test } from 'vitest';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { industries, services } from './menus.ts';

/** The section of the home page with a label. */
async function sectionOf(name: RegExp): Promise<Element> {
  const page = await builtPage('/');
  const found = [...page.querySelectorAll('main section')].filter((section) =>
    name.test(section.getAttribute('aria-label') ?? ''),
  );
  const [section] = found;
  if (!section || found.length > 1) throw new Error(`There are ${found.length} sections labelled ${name}`);
  return section;
}

async function expectPictures(sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    const response = await fetch(demoSite() + source);
    expect(response.status, source).toBe(200);
    expect(response.headers.get('content-type'), source).toMatch(/^image\//);
  }
}

test('the counters follow the hero: 24 years, 650 projects and 15 countries', async () => {
  const page = await builtPage('/');
  const [hero, counters] = page.querySelectorAll('main section');
  expect(hero?.querySelector('h1')).toBeTruthy();
  const pairs = [...(counters?.querySelectorAll('dl > div') ?? [])].map((pair) =>
    textsOf(pair.querySelectorAll('dt, dd [aria-hidden="true"]')),
  );
  expect(pairs).toEqual([
    ['years in business', '24+'],
    ['successful projects', '650+'],
    ['countries served', '15+'],
  ]);
});

test('client logos and recognition logos have separate sections', async () => {
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

test('the home page has an impact card and a talent card, each with a figure and a link', async () => {
  const page = await builtPage('/');
  const cards = [...page.querySelectorAll('main article')].filter((card) =>
    ['Impact', 'Talent'].includes(card.querySelector('p')?.textContent ?? ''),
  );
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(['Impact', 'Talent']);
  expect(cards.flatMap(targetsOf)).toEqual(['/insight/case-study/fenwick-county-buses', '/sourcing']);
  for (const card of cards) {
    expect(card.querySelector('h3')?.textContent).toMatch(/\w+ \w+/);
    expect(card.querySelector('p:has(> small)')?.textContent).toMatch(/^\d in \d \w+/);
  }
});

test('no case study is linked twice', async () => {
  const page = await builtPage('/');
  const links = [...page.querySelectorAll('main a[href^="/insight/case-study/"]')];
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets.length).toBeGreaterThan(2);
  expect(new Set(targets).size).toBe(targets.length);
});

test('a grid links to the eight services only', async () => {
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
