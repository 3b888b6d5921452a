import { expect, test } from 'vitest';
import { sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { blocksOf, textOf } from './page-blocks.ts';

/** Entries that no page config names, with the texts and the sections of their pages, in order. */
const entries = [
  {
    path: '/services/telephony',
    texts: ['Telephony that answers on the second ring', 'The old exchange stays warm', 'Number porting'],
    sections: ['hero-banner', 'text-section', 'card-grid', 'teaser-cards', 'contact-form'],
  },
  {
    path: '/software/sap',
    texts: ['SAP, wound and set', 'One clock for every department', 'Closing in four days', 'on a Thursday'],
    sections: [
      'hero-banner',
      'measured-text',
      'alternating-cards',
      'quote',
      'call-to-action',
      'contact-form',
    ],
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

test('an entry that no config names is in its menu and in the footer, after the listed ones', async () => {
  const page = await builtPage('/policy', hostileSite());
  const added = ['/platform/ledger', '/software/sap', '/services/telephony', '/industry/shipping'];
  for (const href of added) {
    for (const part of ['header nav', 'dialog nav', 'footer nav']) {
      const lists = [...page.querySelectorAll(`${part} ul`)].map((list) => targetsOf(list));
      const [menu = []] = lists.filter((targets) => targets.includes(href) && targets.length < 15);
      expect(menu.at(-1), `${href} in ${part}`).toBe(href);
      expect(new Set(menu).size, `${href} in ${part}`).toBe(menu.length);
    }
  }
  expect(textOf(page.querySelector('footer a[href="/services/telephony"]'))).toBe('Telephony');
  const payload = (document: Document) => textOf(document.querySelector('#pagewright-payload'));
  expect(payload(page)).toContain('"lists"');
  expect(payload(await builtPage('/policy'))).not.toContain('"lists"');
});

test('a link in content with the origin of the site leads to the page without a change of the origin', async () => {
  const page = await builtPage('/services/telephony', hostileSite());
  const links = [...page.querySelectorAll('main a')].filter((link) => textOf(link) === 'Ask for the counts.');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/services/pmo?from=telephony#lets-talk']);
});
