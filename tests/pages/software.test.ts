import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry, demoSlugs } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

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
  test(`/software/${slug} has a hero with its logo, an introduction, and three or four cards`, async () => {
    const software = demoEntry<Software>(`software/${slug}`);
    const [hero, introduction, cards] = blocksOf(await builtPage(`/software/${slug}`));
    expect(hero?.getAttribute('data-block')).toBe('hero-banner');
    const logo = hero?.querySelector(`img[src="${software.banner_logo.url}"]`);
    expect(logo?.getAttribute('alt')).toBe(software.banner_logo.alt);
    for (const text of Object.values(software.below_banner_software_content))
      expect(textOf(introduction)).toContain(text);
    expect(cards?.getAttribute('data-block')).toBe('alternating-cards');
    const titles = textsOf(cards?.querySelectorAll('h3') ?? []);
    expect(titles).toEqual(software.software_details_data.map(({ title }) => title));
    expect([3, 4]).toContain(titles.length);
  });
}

test('exactly the software and platform cards with more than 250 characters are collapsed', async () => {
  const collapsed: boolean[] = [];
  for (const kind of ['software', 'platform']) {
    for (const slug of demoSlugs(kind)) {
      const cards =
        demoEntry<Record<string, readonly Card[]>>(`${kind}/${slug}`)[`${kind}_details_data`] ?? [];
      const page = await builtPage(`/${kind}/${slug}`);
      const items = [...page.querySelectorAll('[data-block="alternating-cards"] li')];
      const toggled = items.map((item) => item.querySelector('summary') !== null);
      expect(toggled, slug).toEqual(cards.map(({ content }) => content.length > 250));
      collapsed.push(...toggled);
    }
  }
  expect(new Set(collapsed)).toEqual(new Set([true, false]));
});
