import { expect, test } from 'vitest';
import { demoEntry } from './demo-entries.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';
import { writtenPage } from './written-page.ts';

const slugs = ['impress-ai', 'salestable'];

for (const slug of slugs) {
  test(`/platform/${slug} ends with "Get in touch" and "Learn more", which lead to another site`, async () => {
    const blocks = blocksOf(await writtenPage(`/platform/${slug}`));
    expect(blocks.at(-1)?.getAttribute('data-block')).toBe('contact-form');
    const links = [...(blocks.at(-2)?.querySelectorAll('a') ?? [])];
    expect(links.map(wordsOf)).toEqual([
      'Get in touch (opens in a new window)',
      'Learn more (opens in a new window)',
    ]);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });
}

test('a platform with a banner_link has that link in its hero, and one without has none', async () => {
  for (const slug of slugs) {
    const { banner_link } = demoEntry<{ banner_link?: string }>(`platform/${slug}`);
    const [hero] = blocksOf(await writtenPage(`/platform/${slug}`), 'hero-banner');
    const links = [...(hero?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links, slug).toEqual(banner_link === undefined ? [] : [banner_link]);
  }
});
