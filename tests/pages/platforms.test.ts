import { expect, test } from 'vitest';
import { builtPage } from './built-page.ts';
import { demoEntry } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const slugs = ['impress-ai', 'salestable'];

for (const slug of slugs) {
  test(`/platform/${slug} ends with the links "Get in touch" and "Learn more" to another site`, async () => {
    const blocks = blocksOf(await builtPage(`/platform/${slug}`));
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
}

test('a platform has its banner_link in the hero, and without one no link', async () => {
  for (const slug of slugs) {
    const { banner_link } = demoEntry<{ banner_link?: string }>(`platform/${slug}`);
    const [hero] = blocksOf(await builtPage(`/platform/${slug}`), 'hero-banner');
    const links = [...(hero?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links, slug).toEqual(banner_link === undefined ? [] : [banner_link]);
  }
});
