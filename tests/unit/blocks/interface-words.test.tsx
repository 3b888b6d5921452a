import { expect, it } from 'vitest';
import { draw, elementsOf, examples } from './block-examples.tsx';

/** Labels of a block that its config can translate. */
const words = {
  'alternating-cards': { more: 'Mehr lesen', less: 'Weniger lesen' },
  team: { readBio: 'Zur Person', closeBio: 'Zuklappen', profile: 'Netzwerk' },
  'contact-details': { emailLabel: 'Post', phoneLabel: 'Ruf', addressLabel: 'Anschrift' },
  'share-links': {
    shareOn: 'Auf [network] teilen',
    shareByMail: 'Als Brief teilen',
    newWindow: '(neues Fenster)',
  },
};

it.each(Object.entries(words))('the labels of %s are in the language of its config', async (type, own) => {
  const example = examples.filter((each) => each.type === type).at(-1);
  if (!example) throw new Error(`${type} has no example`);
  const text = elementsOf(await draw(type, { ...example.props, ...own })).textContent ?? '';
  for (const word of Object.values(own)) expect(text).toContain(word.replace('[network]', 'Facebook'));
  for (const name of Object.keys(own)) {
    expect(text).not.toContain(String(example.props[name]).replace('[network]', 'Facebook'));
  }
});
