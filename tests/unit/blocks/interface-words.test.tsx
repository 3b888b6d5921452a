import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filesBelow, textOf } from '../architecture/project-files.ts';
import { shippedSite } from '../site-content/shipped-site.ts';
import { blockOf, draw, examples, inPage } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

/** Labels of a block that its config can translate. */
const words = {
  'alternating-cards': { more: 'Mehr lesen', less: 'Weniger lesen' },
  team: { readBio: 'Zur Person', closeBio: 'Zuklappen', profile: 'Netzwerk' },
  'contact-details': { emailLabel: 'Post', phoneLabel: 'Ruf', addressLabel: 'Anschrift' },
  article: { linkTo: 'Verweis auf [heading]' },
  'share-links': {
    writtenBy: 'Verfasst von',
    topicsLabel: 'Themen',
    shareOn: 'Auf [network] teilen',
    shareByMail: 'Als Brief teilen',
  },
};

it.each(Object.entries(words))('the labels of %s are in the language of its config', async (type, own) => {
  const example = examples.find(
    (each) => each.type === type && Object.keys(own).every((name) => each.written.includes(name)),
  );
  if (!example) throw new Error(`${type} has no example with all its labels`);
  const text = elementsOf(await draw(type, { ...example.props, ...own })).textContent ?? '';
  for (const word of Object.values(own))
    expect(text).toContain(word.replace('[network]', 'Facebook').replace(' [heading]', ''));
  for (const name of Object.keys(own)) {
    expect(text).not.toContain(String(example.props[name]).replace('[network]', 'Facebook'));
  }
});

it('links that share a page announce a new window in the words of the site', async () => {
  const site = { ...shippedSite, words: { ...shippedSite.words, newWindow: '(neues Fenster)' } };
  const example = examples.filter(({ type }) => type === 'share-links').at(-1);
  const block = inPage(await blockOf('share-links'), example?.props ?? {}, undefined, site);
  const links = [...elementsOf(renderToStaticMarkup(block)).querySelectorAll('a[target]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(
    ['Facebook', 'LinkedIn', 'Pinterest', 'X'].map((name) => `Share on ${name} (neues Fenster)`),
  );
});

interface Property {
  readonly default?: unknown;
  readonly enum?: unknown;
  readonly items?: { readonly enum?: unknown };
  readonly $ref?: unknown;
}

it('docs/languages.md lists every property of a block with an English default', () => {
  const files = filesBelow('schemas/blocks').filter((file) => file.endsWith('.json'));
  const rows = files.flatMap((file) => {
    const { properties }: { properties: Record<string, Property> } = JSON.parse(textOf(file));
    const names = Object.entries(properties)
      .filter(([, property]) =>
        [property.default].flat().some((text) => typeof text === 'string' && /[A-Za-z]{2}/.test(text)),
      )
      .filter(
        ([, property]) => (property.items ?? property).enum === undefined && property.$ref === undefined,
      )
      .map(([name]) => `\`${name}\``);
    const type = file.slice('schemas/blocks/'.length, -'.json'.length);
    return names.length > 0 ? [`| \`${type}\` | ${names.join(', ')} |`] : [];
  });
  expect(textOf('docs/languages.md')).toContain(rows.join('\n'));
});
