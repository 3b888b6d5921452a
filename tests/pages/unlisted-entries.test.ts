import { expect, test } from 'vitest';
import { sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { builtPage, textsOf } from './built-page.ts';
import { blocksOf, textOf } from './page-blocks.ts';

/** Entries that no page config names: the texts that their pages show, and their sections in order. */
const entries = [
  {
    path: '/services/telephony',
    texts: ['Telephony that answers on the second ring', 'The old exchange stays warm', 'Number porting'],
    sections: ['hero-banner', 'text-section', 'card-grid', 'teaser-cards', 'contact-form'],
  },
  {
    path: '/software/sap',
    texts: ['SAP, wound and set', 'One clock for every department', 'Closing in four days', 'on a Thursday'],
    sections: ['hero-banner', 'text-section', 'alternating-cards', 'quote', 'call-to-action', 'contact-form'],
  },
  {
    path: '/industry/shipping',
    texts: ['Ships do not wait for software', 'A berth costs by the hour', 'Berth planning'],
    sections: ['hero-banner', 'text-section', 'card-grid', 'teaser-cards', 'contact-form'],
  },
  {
    path: '/platform/ledger',
    texts: ['Ledger, the question book', 'Questions before answers', 'One owner each', 'Get in touch'],
    sections: ['hero-banner', 'text-section', 'alternating-cards', 'call-to-action', 'contact-form'],
  },
];

for (const { path, texts, sections } of entries) {
  test(`an entry that no config names has a complete page: ${path}`, async () => {
    const page = await builtPage(path, hostileSite());
    expect(blocksOf(page).map((block) => block.getAttribute('data-block'))).toEqual(sections);
    const text = textOf(page.querySelector('main'));
    for (const each of texts) expect(text).toContain(each);
    expect(textsOf(page.querySelectorAll('h1'))).toHaveLength(1);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(path);
    expect(await sitePaths(hostileSite())).toContain(path);
  });
}

test('an entry that is not published has no page', async () => {
  expect((await fetch(`${hostileSite()}/services/unannounced`)).status).toBe(404);
  expect(await sitePaths(hostileSite())).not.toContain('/services/unannounced');
});
