import type { Schema } from 'hast-util-sanitize';
import { allowedClass, allowedElements, allowedEverywhere, droppedElements } from './allow-list.ts';
import { formulaElements } from './formula-elements.ts';
import { linkProtocols } from './url-formats.ts';

type Definition = NonNullable<Schema['attributes']>[string][number];

const wholeNumber = /^\d{1,5}$/;
const word = /^[\w-]{1,40}$/;

/** Patterns of attribute values. Attributes without a pattern contain text, or URLs, which `filterUrls` checks. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['className', allowedClass],
  ['sizes', /^[\w\s(),.:%-]{1,300}$/],
  ['preload', /^(?:none|metadata)$/],
  ['crossOrigin', /^anonymous$/],
  // The numbering of a list, and the format of a media file.
  ['type', /^(?:[1aAiI]|(?:video|audio|application)\/[\w.+-]{1,60}(?:;[\w\s=",.-]{1,80})?)$/],
  ['media', /^[\w\s():.-]{1,100}$/],
  ...['width', 'height', 'colSpan', 'rowSpan', 'start', 'dataHeight'].map((name): [string, RegExp] => [
    name,
    wholeNumber,
  ]),
  ...['scope', 'lang', 'dir', 'hrefLang', 'kind', 'srcLang'].map((name): [string, RegExp] => [name, word]),
  ['value', /^[\w.,:-]{1,40}$/],
  // What a link says about its target. `addAttributes` sets the rest.
  ['rel', /^(?:sponsored|nofollow|ugc|me|author|license)$/],
]);

function definition(name: string): Definition {
  const pattern = patterns.get(name);
  return pattern ? [name, pattern] : name;
}

/** The ways in which people write the name of a protocol. Telephones begin a sentence with it. */
function inAnyCase(name: string): string[] {
  return [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)];
}

/** The allow-list as a schema of hast-util-sanitize. */
export const sanitiseSchema: Schema = {
  tagNames: [...allowedElements.keys(), ...formulaElements.keys()],
  attributes: {
    ...Object.fromEntries(
      [...allowedElements].map(([name, attributes]) => [name, attributes.map(definition)]),
    ),
    ...Object.fromEntries(
      [...formulaElements].map(([name, attributes]) => [
        name,
        attributes.map(([attribute, value]): Definition => [attribute, value]),
      ]),
    ),
    '*': allowedEverywhere.map(definition),
  },
  strip: [...droppedElements],
  // Outside of a formula or a player, these names mean nothing.
  ancestors: {
    ...Object.fromEntries(
      [...formulaElements.keys()].filter((name) => name !== 'math').map((name) => [name, ['math']]),
    ),
    source: ['video', 'audio'],
    track: ['video', 'audio'],
  },
  required: {},
  // The library must not prefix ids, because `content-ids.ts` prefixes them together with the links to them.
  clobber: [],
  clobberPrefix: '',
  protocols: {
    href: ['http', 'https', ...linkProtocols].flatMap(inAnyCase),
    src: ['http', 'https'].flatMap(inAnyCase),
    cite: ['http', 'https'],
    poster: ['http', 'https'],
    dataPlayer: ['https'],
  },
  allowComments: false,
  allowDoctypes: false,
};
