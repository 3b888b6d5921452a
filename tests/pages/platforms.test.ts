import { expect, test } from 'vitest';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const slugs = ['impress-ai', 'salestable'];

interface Platform {
  readonly banner_link?: string;
  readonly banner_logo: { readonly alt: string };
  readonly hero_heading: string;
  readonly compare: readonly { readonly value: string }[];
  readonly specimen: {
    readonly list: readonly string[];
    readonly current: number;
    readonly passages: readonly {
      readonly text: string;
      readonly criterion?: string;
      readonly score?: number;
      readonly scale?: number;
    }[];
  };
  readonly fairness: { readonly groups: readonly { readonly name: string; readonly rate: number }[] };
  readonly terms: readonly { readonly figure: string }[];
}

const platform = (slug: string) => demoEntry<Platform>(`platform/${slug}`);

const blocksIn = async (slug: string, type?: string) => blocksOf(await builtPage(`/platform/${slug}`), type);

for (const slug of slugs) {
  test(`/platform/${slug} ends with the links "Get in touch" and "Learn more" to another site`, async () => {
    const blocks = await blocksIn(slug);
    expect(blocks.at(-1)?.getAttribute('data-block')).toBe('contact-form');
    const links = [...(blocks.at(-2)?.querySelectorAll('a') ?? [])];
    expect(links.map(textOf)).toEqual([
      'Get in touch (opens in a new window)',
      'Learn more (opens in a new window)',
    ]);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  test(`/platform/${slug} says the product's name once in its h1, by its logo, and in its title`, async () => {
    const page = await builtPage(`/platform/${slug}`);
    const { banner_logo, hero_heading } = platform(slug);
    const heading = page.querySelector('h1');
    expect(heading?.querySelector('img')?.getAttribute('alt')).toContain(banner_logo.alt);
    expect(textOf(heading)).toBe(hero_heading);
    expect(page.title).toMatch(new RegExp(`^${banner_logo.alt}: `));
  });

  test(`/platform/${slug} leads from its hero to the document, in which every score is text`, async () => {
    const [hero] = await blocksIn(slug, 'hero-banner');
    const [specimen] = await blocksIn(slug, 'specimen');
    expect(hero?.querySelector('a[href="#specimen"]')).toBeTruthy();
    expect(specimen?.id).toBe('specimen');
    const { passages, list, current } = platform(slug).specimen;
    const scored = passages.filter(({ criterion }) => criterion !== undefined);
    expect(textsOf(specimen?.querySelectorAll('mark') ?? [])).toEqual(scored.map(({ text }) => text));
    for (const { criterion, score, scale } of scored) {
      expect(textOf(specimen)).toContain(`${criterion} ${score}${score} of ${scale}`);
    }
    expect(textOf(specimen?.querySelector('[aria-current]'))).toBe(list[current - 1]);
  });

  test(`/platform/${slug} has its rates in a table, and its terms next to the last links`, async () => {
    const { fairness, terms, compare } = platform(slug);
    const [rates] = await blocksIn(slug, 'rates');
    const names = textsOf(rates?.querySelectorAll('tbody th') ?? []);
    expect(names).toHaveLength(fairness.groups.length);
    for (const [index, { name, rate }] of fairness.groups.entries()) {
      expect(names[index]).toContain(name);
      expect(textOf(rates?.querySelectorAll('tbody tr')[index])).toContain(`${rate}%`);
    }
    const [call] = await blocksIn(slug, 'call-to-action');
    expect(call?.querySelectorAll('li')).toHaveLength(terms.length);
    const [comparison] = await blocksIn(slug, 'comparison');
    for (const { value } of compare) expect(textOf(comparison)).toContain(value);
    expect(comparison?.querySelectorAll('li svg')).toHaveLength(compare.length);
  });

  test(`/platform/${slug} has no two neighbouring sections of one tone, except bars that continue a text`, async () => {
    const sections = await blocksIn(slug);
    const tones = sections
      .filter((block) => block.getAttribute('data-block') !== 'comparison')
      .map((block) => block.querySelector('section')?.getAttribute('data-tone'));
    expect(tones).toEqual(['purple', 'white', 'ink', 'paper', 'tint', 'white', 'paper', 'purple']);
  });
}

test('a platform has its banner_link in the hero, and without one no link to another site', async () => {
  for (const slug of slugs) {
    const { banner_link } = platform(slug);
    const [hero] = await blocksIn(slug, 'hero-banner');
    const links = [...(hero?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(
      links.filter((href) => !href?.startsWith('#')),
      slug,
    ).toEqual(banner_link === undefined ? [] : [banner_link]);
  }
});

test('a platform with only texts has no section for missing content, and no link to such a section', async () => {
  const page = await builtPage('/platform/ledger', hostileSite());
  for (const type of ['comparison', 'specimen', 'rates', 'quote']) expect(blocksOf(page, type)).toEqual([]);
  expect(page.querySelector('a[href="#specimen"]')).toBeNull();
  expect(blocksOf(page, 'call-to-action')[0]?.querySelector('ul')).toBeNull();
});
