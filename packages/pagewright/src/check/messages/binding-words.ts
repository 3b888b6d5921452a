import type { ValueProblemData } from '../../grammar/compile/value-problem.ts';
import { formatPhrase, phrases } from '../../schema/schema-words.ts';
import { reasonInWords, reasonRepair } from './reason-words.ts';
import { counted, listed, offered, quoted, type Words } from './wording.ts';

type BindingCode =
  | 'malformed-braces'
  | 'forgotten-braces'
  | 'doubled-braces'
  | 'unknown-query'
  | 'unknown-field'
  | 'path-through-list'
  | 'path-to-group'
  | 'unknown-route-param'
  | 'item-outside-show'
  | 'second-each'
  | 'misplaced-each'
  | 'each-of-no-list'
  | 'binding-without-path'
  | 'default-not-literal'
  | 'misplaced-address-part'
  | 'incompatible-value'
  | 'may-be-too-many'
  | 'may-be-missing'
  | 'needs-value'
  | 'may-drop-item';

/** Words for problems with a binding. */
export const bindingWords: { readonly [Code in BindingCode]: (data: ValueProblemData[Code]) => Words } = {
  'malformed-braces': ({ found, repair }) => ({
    message: `${quoted(found)} is not a valid binding: braces may hold only names joined by dots.`,
    repair: repair
      ? `Did you mean "${repair}"?`
      : 'Write {query.field}. To show a brace itself, write it twice: {{.',
    ...(repair ? { suggestion: repair } : {}),
  }),
  'forgotten-braces': ({ found, path }) => ({
    message: `${quoted(found)} has no braces, so visitors would see it as text.`,
    repair: `Did you mean "{${path}}"?`,
    suggestion: `{${path}}`,
  }),
  'doubled-braces': ({ path }) => ({
    message: `Double braces show a brace, so visitors would see "{${path}}" as text.`,
    repair: `Did you mean "{${path}}"?`,
    suggestion: `{${path}}`,
  }),
  'unknown-query': ({ name, options }) => ({
    message: `This page has no query "${name}".${options.length > 0 ? ` A path can start with ${listed(options, { joint: 'or' })}.` : ''}`,
    ...offered(name, options, `Declare the query in "data": "${name}": { "source": … }.`),
  }),
  'unknown-field': ({ path, field, options, owner }) => ({
    message:
      options.length > 0
        ? `"${path}" does not exist: ${owner} has no field "${field}", only ${listed(options)}.`
        : `"${path}" does not exist: ${owner} has no fields.`,
    ...offered(field, options, options.length > 0 ? 'Use one of these fields.' : `Remove ".${field}".`),
  }),
  'path-through-list': ({ path, list, rest }) => ({
    message: `"${path}" reads a field of the array "${list}", but does not say of which item.`,
    repair: `Show each item: [ { "each": "{${list}}", "show": "{item.${rest.replace(/^\d+\.?/, '') || '…'}}" } ]${/^\d/.test(rest) ? '. Add "take": 1 to show only the first.' : '.'}`,
  }),
  'path-to-group': ({ part, found }) => ({
    message: `${part} is ${found}, which cannot be part of a text.`,
    repair:
      found === 'HTML'
        ? 'Use a field of plain text.'
        : found === phrases.array
          ? `Use it where an array is expected: [ { "each": "${part}", "show": "{item}" } ].`
          : `Use one of its fields, such as ${part.replace('}', '.…}')}.`,
  }),
  'unknown-route-param': ({ name, options }) => ({
    message: `The route has no param ":${name}". {route.…} can be ${listed(options, { joint: 'or' })}.`,
    ...offered(name, options, 'Use one of these, or add the param to the route.'),
  }),
  'item-outside-show': ({ path }) => ({
    message: `"{${path}}" is used outside "show", where there is no item.`,
    repair: `Use it inside an "each": { "each": "{query.list}", "show": "{${path}}" }.`,
  }),
  'second-each': ({ path }) => ({
    message: `"show" contains another "each" (${path}), but "each" cannot be nested.`,
    repair: `Use the inner array as it is, "${path}", or let the source return one flat array.`,
  }),
  'misplaced-each': ({ expected }) => ({
    message: `Expected ${expected} but found an "each". An "each" must be an item of an array.`,
    repair: 'Put it in brackets where an array is expected: [ { "each": …, "show": … } ].',
  }),
  'each-of-no-list': ({ path, found }) => ({
    message: `"each" expects an array, but ${path} is ${found}.`,
    repair: `Use ${path} without "each", or name an array.`,
  }),
  'binding-without-path': ({ keyword, found }) => ({
    message: `"${keyword}" expects one path in braces, such as "{query.field}", but found ${quoted(found)}.`,
    repair:
      keyword === 'from'
        ? 'Write one path. For a text that contains a path, write the text itself without "from".'
        : 'Write the path of the array.',
  }),
  'default-not-literal': ({ found }) => ({
    message: `The default ${quoted(found)} contains a binding. A default is used when content is missing, so it cannot depend on content.`,
    repair: 'Write a fixed value. To show a brace itself, write it twice: {{.',
  }),
  'misplaced-address-part': ({ path, found }) => ({
    message: `${path} is ${found}, which cannot be part of a link: only slugs and numbers are safe there.`,
    repair: found === formatPhrase('href') ? `Write "${path}" alone.` : 'Use a slug or a number.',
  }),
  'incompatible-value': ({ path, reason }) => ({
    message: `${path} ${reasonInWords(reason)}.`,
    repair: reasonRepair(reason, path),
  }),
  'may-be-too-many': ({ path, max }) => ({
    message: `${path} may have more than ${counted(max, 'item')}, the most that fit here.`,
    repair: `Add "take" so that there are at most ${max} in total.`,
  }),
  'may-be-missing': ({ path, prop }) => ({
    message: `${path} may be missing, but the block requires "${prop}".`,
    repair: `Add a default, { "from": "${path}", "default": … }, or set "optional": true on the block to omit it without "${prop}".`,
  }),
  'needs-value': ({ path, prop }) => ({
    message: `"${prop}" must always have a value, even when the content service is down, but ${path || 'this value'} may be missing.`,
    repair: `Add a default: { "from": "${path || '{…}'}", "default": … }.`,
  }),
  'may-drop-item': ({ path, because }) => ({
    message: `${dropReasons[because](path || 'A value')}, which would drop this item from its array.`,
    repair: dropRepairs[because](path),
  }),
};

type DropReason = ValueProblemData['may-drop-item']['because'];

const dropReasons: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) => `${path} may be missing`,
  'missing-in-string': (path) => `${path} may be missing`,
  few: (path) => `${path} may have too few items`,
};

const dropRepairs: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) =>
    `Write { "from": "${path}", "default": … }, or make the field required in the schema of the source. With "default": null the item may be dropped.`,
  'missing-in-string': (path) =>
    `Make the field required in the schema of the source, or bind "${path}" alone: { "from": "${path}", "default": … }.`,
  few: (path) =>
    `Write { "from": "${path}", "default": [ … ] }, or set "minItems" for the array in the schema of the source.`,
};
