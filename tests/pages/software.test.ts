import { expect, test } from 'vitest';
import { demoEntry, demoSlugs } from './demo-entries.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';
import { textsOf, writtenPage } from './written-page.ts';

const slugs = ['aws', 'oracle', 'salesforce', 'azure'];

interface Card {
  readonly title: string;
  readonly content: string;
}

interface Software {
  readonly banner_logo: { readonly url: string; readonly alt: string };
  readonly below_banner_software_content: Readonly<Record<string, string>>;
  readonly software_details_data: readonly Card[];
}

for (const slug of slugs) {
  test(`/software/${slug} begins with a hero with its logo and an introduction, and has three or four cards`, async () => {
    const software = demoEntry<Software>(`software/${slug}`);
    const [hero, introduction, cards] = blocksOf(await writtenPage(`/software/${slug}`));
    expect(hero?.getAttribute('data-block')).toBe('hero-banner');
    const logo = hero?.querySelector(`img[src="${software.banner_logo.url}"]`);
    expect(logo?.getAttribute('alt')).toBe(software.banner_logo.alt);
    for (const text of Object.values(software.below_banner_software_content))
      expect(wordsOf(introduction)).toContain(text);
    expect(cards?.getAttribute('data-block')).toBe('alternating-cards');
    const titles = textsOf(cards?.querySelectorAll('h3') ?? []);
    expect(titles).toEqual(software.software_details_data.map(({ title }) => title));
    expect([3, 4]).toContain(titles.length);
  });
}

test('of the cards of software and platforms exactly those with more than 250 characters are folded', async () => {
  const folded: boolean[] = [];
  for (const kind of ['software', 'platform']) {
    for (const slug of demoSlugs(kind)) {
      const cards =
        demoEntry<Record<string, readonly Card[]>>(`${kind}/${slug}`)[`${kind}_details_data`] ?? [];
      const page = await writtenPage(`/${kind}/${slug}`);
      const items = [...page.querySelectorAll('[data-block="alternating-cards"] li')];
      const toggled = items.map((item) => item.querySelector('summary') !== null);
      expect(toggled, slug).toEqual(cards.map(({ content }) => content.length > 250));
      folded.push(...toggled);
    }
  }
  expect(new Set(folded)).toEqual(new Set([true, false]));
});
