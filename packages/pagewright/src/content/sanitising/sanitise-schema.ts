import type { Schema } from 'hast-util-sanitize';
import { allowedClass, allowedElements, allowedEverywhere, droppedWhole } from './allow-list.ts';

type Definition = NonNullable<Schema['attributes']>[string][number];

const wholeNumber = /^\d{1,5}$/;
const word = /^[\w-]{1,40}$/;

/** Attributes whose values need a form; the values of others are text, or addresses, which `checkAddresses` judges. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['className', allowedClass],
  ['sizes', /^[\w\s(),.:%-]{1,300}$/],
  ...['width', 'height', 'colSpan', 'rowSpan', 'start', 'value'].map((name): [string, RegExp] => [
    name,
    wholeNumber,
  ]),
  ...['scope', 'lang', 'dir'].map((name): [string, RegExp] => [name, word]),
]);

function definition(name: string): Definition {
  const form = forms.get(name);
  return form ? [name, form] : name;
}

/** The allow-list in the form of the library that enforces it. */
export const sanitiseSchema: Schema = {
  tagNames: [...allowedElements.keys()],
  attributes: {
    ...Object.fromEntries(
      [...allowedElements].map(([name, attributes]) => [name, attributes.map(definition)]),
    ),
    '*': allowedEverywhere.map(definition),
  },
  strip: [...droppedWhole],
  ancestors: {},
  required: {},
  // `content-ids.ts` prefixes ids, since links to them have to follow.
  clobber: [],
  clobberPrefix: '',
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  allowComments: false,
  allowDoctypes: false,
};
