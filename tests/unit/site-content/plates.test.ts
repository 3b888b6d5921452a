import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from '../architecture/project-files.ts';
import { jsonBelow } from './written-texts.ts';

/** A plate and the page whose content or config names it. */
interface Placed {
  readonly page: string;
  readonly plate: string;
  readonly isHero: boolean;
}

/** Page configs whose content comes from a single file: config and file describe the same page. */
const sharedPages: Readonly<Record<string, string>> = {
  'page-configs/home.json': 'demo-content/homepage.json',
  'page-configs/company.json': 'demo-content/about.json',
  'page-configs/contact-us.json': 'demo-content/contact.json',
};

/** The property in which each kind of content keeps the picture at its top. */
const heroFields = /^(?:hero_image|featured_image|banner_image)\b/;

/** `bridge` for each `/plates/bridge-800.avif` in a text. */
const platesIn = (text: string): string[] =>
  [...text.matchAll(/\/plates\/([a-z0-9-]+?)(?:-\d+)?\.avif/g)].map(([, plate = '']) => plate);

/** All texts of a value, with the path to each. */
function texts(value: unknown, place: readonly string[] = []): [place: readonly string[], text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, [...place, name]));
}

/** Whether a place in a page config is a picture of a hero. */
function isInHero(page: unknown, [list, index]: readonly string[]): boolean {
  if (list !== 'blocks' || typeof page !== 'object' || page === null || !('blocks' in page)) return false;
  const block: unknown = Object.values(page.blocks ?? {})[Number(index)];
  return typeof block === 'object' && block !== null && 'type' in block && block.type === 'hero-banner';
}

function placedIn(file: string): Placed[] {
  const written: unknown = JSON.parse(textOf(file));
  return texts(written).flatMap(([place, text]) =>
    platesIn(text).map((plate) => ({
      page: sharedPages[file] ?? file,
      plate,
      isHero: isInHero(written, place) || heroFields.test(place.slice(0, 2).join('.').replace('banner.', '')),
    })),
  );
}

// Fallbacks repeat the content of other files, for the case that the content service does not answer.
const placed = [...jsonBelow('demo-content'), ...jsonBelow('page-configs')]
  .filter((file) => !file.includes('/_fallbacks/'))
  .flatMap(placedIn);
const pagesWith = (plate: string): string[] => [
  ...new Set(placed.filter((use) => use.plate === plate).map(({ page }) => page)),
];
const plates = [...new Set(placed.map(({ plate }) => plate))].sort();
const heroes = [...new Set(placed.filter(({ isHero }) => isHero).map(({ plate }) => plate))].sort();
const menus = [
  ...new Set(placed.filter(({ page }) => page.endsWith('_site.json')).map(({ plate }) => plate)),
];

describe('plates', () => {
  test('are found in heroes, in texts and in the menus', () => {
    expect(plates.length).toBeGreaterThan(60);
    expect(heroes).toEqual(expect.arrayContaining(['hero-city', 'headquarters', 'workshop', 'clockwork']));
    expect(menus.length).toBeGreaterThan(5);
  });

  test('each appear on at most three pages, where an author placed them', () => {
    const often = plates.filter((plate) => pagesWith(plate).length > 3);
    expect(often.map((plate) => [plate, pagesWith(plate)])).toEqual([]);
  });

  test('at the top of a page appear on no other page', () => {
    const shared = heroes.filter((plate) => pagesWith(plate).length > 1);
    expect(shared.map((plate) => [plate, pagesWith(plate)])).toEqual([]);
  });

  test('in the menus, which every page has, appear on no page', () => {
    const shared = menus.filter((plate) => pagesWith(plate).length > 1);
    expect(shared.map((plate) => [plate, pagesWith(plate)])).toEqual([]);
  });

  test('that no page uses are not kept', () => {
    const drawn = filesBelow('public/plates').flatMap((file) => platesIn(file.replace('public', '')));
    const blocks = jsonBelow('schemas/blocks').flatMap((file) => platesIn(textOf(file)));
    const used = new Set([
      ...plates,
      ...blocks,
      ...jsonBelow('page-configs').flatMap((f) => platesIn(textOf(f))),
    ]);
    expect([...new Set(drawn)].filter((plate) => !used.has(plate))).toEqual([]);
  });
});
