import type { Schema } from 'hast-util-sanitize';
import { allowedClass, allowedElements, allowedEverywhere, droppedElements } from './allow-list.ts';

type Definition = NonNullable<Schema['attributes']>[string][number];

const wholeNumber = /^\d{1,5}$/;
const word = /^[\w-]{1,40}$/;

/** Patterns of attribute values. Attributes without a pattern contain text, or URLs, which `filterUrls` checks. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['className', allowedClass],
  ['sizes', /^[\w\s(),.:%-]{1,300}$/],
  ['preload', /^(?:none|metadata)$/],
  ['crossOrigin', /^anonymous$/],
  ['type', /^(?:video|audio|application)\/[\w.+-]{1,60}(?:;[\w\s=",.-]{1,80})?$/],
  ['media', /^[\w\s():.-]{1,100}$/],
  ...['width', 'height', 'colSpan', 'rowSpan', 'start', 'value', 'dataHeight'].map(
    (name): [string, RegExp] => [name, wholeNumber],
  ),
  ...['scope', 'lang', 'dir', 'kind', 'srcLang'].map((name): [string, RegExp] => [name, word]),
]);

function definition(name: string): Definition {
  const pattern = patterns.get(name);
  return pattern ? [name, pattern] : name;
}

/** The allow-list as a schema of hast-util-sanitize. */
export const sanitiseSchema: Schema = {
  tagNames: [...allowedElements.keys()],
  attributes: {
    ...Object.fromEntries(
      [...allowedElements].map(([name, attributes]) => [name, attributes.map(definition)]),
    ),
    '*': allowedEverywhere.map(definition),
  },
  strip: [...droppedElements],
  ancestors: { source: ['video', 'audio'], track: ['video', 'audio'] },
  required: {},
  // The library must not prefix ids, because `content-ids.ts` prefixes them together with the links to them.
  clobber: [],
  clobberPrefix: '',
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
    dataPlayer: ['https'],
  },
  allowComments: false,
  allowDoctypes: false,
};
