import type { BindingFacts } from '../../grammar/compile/fault.ts';
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
  | 'unproven-value'
  | 'may-be-too-many'
  | 'may-be-missing'
  | 'needs-value'
  | 'may-drop-item';

function example(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = quoted(value);
  return text.length > 30 ? '' : ` (it may be ${text})`;
}

/** Words for what the grammar of bindings and the schemas say against a binding. */
export const bindingWords: { readonly [Code in BindingCode]: (facts: BindingFacts[Code]) => Words } = {
  'malformed-braces': ({ found, repair }) => ({
    message: `${quoted(found)} is no path: between braces stand names joined by dots, and nothing else.`,
    repair: repair
      ? `Did you mean "${repair}"?`
      : 'Write {query.field}; to write a brace itself, write it twice: {{.',
    ...(repair ? { suggestion: repair } : {}),
  }),
  'forgotten-braces': ({ found, path }) => ({
    message: `${quoted(found)} would be shown as it stands: a path stands between braces.`,
    repair: `Did you mean "{${path}}"?`,
    suggestion: `{${path}}`,
  }),
  'doubled-braces': ({ path }) => ({
    message: `Two braces write a brace, so "{${path}}" itself would be shown: a path stands between single braces.`,
    repair: `Did you mean "{${path}}"?`,
    suggestion: `{${path}}`,
  }),
  'unknown-query': ({ name, options }) => ({
    message: `There is no query "${name}" on this page${options.length > 0 ? `; paths begin with ${listed(options)}` : ''}.`,
    ...offered(name, options, `Declare it in "data": "${name}": { "source": … }.`),
  }),
  'unknown-field': ({ path, field, options, owner }) => ({
    message:
      options.length > 0
        ? `"${path}" leads nowhere: ${owner} has no "${field}", but ${listed(options)}.`
        : `"${path}" leads nowhere: ${owner} has no members, so nothing can follow it.`,
    ...offered(field, options, options.length > 0 ? 'Write one of these names.' : `Take ".${field}" away.`),
  }),
  'path-through-list': ({ path, list, rest }) => ({
    message: `"${path}" goes through the list "${list}": a path cannot say which entry it means.`,
    repair: `Go through all: [ { "each": "{${list}}", "show": "{item.${rest.replace(/^\d+\.?/, '') || '…'}}" } ]${/^\d/.test(rest) ? ', with "take": 1 for the first.' : '.'}`,
  }),
  'path-to-group': ({ part, found }) => ({
    message: `${part} gives ${found}, which cannot be written into a text.`,
    repair:
      found === 'HTML'
        ? 'Bind a field of plain text.'
        : found === 'a list'
          ? `Go through it where a list is asked: [ { "each": "${part}", "show": "{item}" } ].`
          : `Bind one of its members, such as ${part.replace('}', '.…}')}, or write ${part} alone where ${found} is asked.`,
  }),
  'unknown-route-param': ({ name, options }) => ({
    message: `The route has no part ":${name}"; {route.…} gives ${listed(options)}.`,
    ...offered(name, options, 'Write one of these, or put the part into the route.'),
  }),
  'item-outside-show': ({ path }) => ({
    message: `"{${path}}" stands outside "show": there is no entry here that it could mean.`,
    repair: `Put it into an entry with each: { "each": "{query.list}", "show": "{${path}}" }.`,
  }),
  'second-each': ({ path }) => ({
    message: `A second "each" stands within "show" (${path}); one list is gone through at a time.`,
    repair: `Bind the inner list itself where it fits as it is, "${path}", or let the source deliver one flat list.`,
  }),
  'misplaced-each': ({ expected }) => ({
    message: `An entry with "each" stands where ${expected} is asked; it can only be the entry of a list.`,
    repair: 'Put it into brackets where a list is asked: [ { "each": …, "show": … } ].',
  }),
  'each-of-no-list': ({ path, found }) => ({
    message: `${path} gives ${found}; "each" goes through a list.`,
    repair: `Write ${path} without "each", or name a list.`,
  }),
  'binding-without-path': ({ keyword, found }) => ({
    message: `"${keyword}" holds ${quoted(found)}; one path between braces is asked, such as "{query.field}".`,
    repair:
      keyword === 'from'
        ? 'Write one path; for a text with a path in it, leave "from" away.'
        : 'Write the path of the list.',
  }),
  'default-not-literal': ({ found }) => ({
    message: `The default ${quoted(found)} has a path in it: content would be missing just when it is wanted.`,
    repair: 'Write a plain value; to write a brace itself, write it twice: {{.',
  }),
  'misplaced-address-part': ({ path, found }) => ({
    message: `${path} gives ${found}; in an address only slugs and numbers may come from content.`,
    repair: found === 'an address' ? `Write "${path}" alone.` : 'Bind a slug or a number.',
  }),
  'incompatible-value': ({ path, reason }) => ({
    message: `${path} ${reasonInWords(reason)}${example(reason.example)}.`,
    repair: reasonRepair(reason, path),
  }),
  'unproven-value': ({ path, reason }) => ({
    message: `It cannot be proven that ${path || 'this'} always fits here: it ${reasonInWords(reason)}. Each value is tested when it arrives; one that does not fit is left out.`,
    repair: 'Nothing need be done; a stricter schema of the source would settle it.',
  }),
  'may-be-too-many': ({ path, max }) => ({
    message: `${path} may give more entries than the ${counted(max, 'entry', 'entries')} that fit here.`,
    repair: `Add "take", so that together there are ${max} at most.`,
  }),
  'may-be-missing': ({ path, prop }) => ({
    message: `${path} may be missing, and the block cannot do without "${prop}".`,
    repair: `Give a default, { "from": "${path}", "default": … }, or say "optional": true in the block: then it is left out.`,
  }),
  'needs-value': ({ path, prop }) => ({
    message: `"${prop}" must always have a value, also when content cannot be fetched; ${path || 'this'} may have none.`,
    repair: `Give a default: { "from": "${path || '{…}'}", "default": … }.`,
  }),
  'may-drop-item': ({ path, because }) => ({
    message: `${dropReasons[because](path || 'A value')}, and then an item is dropped from its list.`,
    repair: dropRepairs[because](path),
  }),
};

type DropReason = BindingFacts['may-drop-item']['because'];

const dropReasons: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) => `${path} may be missing`,
  'missing-in-string': (path) => `${path} may be missing`,
  few: (path) => `${path} may have fewer items than are needed here`,
  misfit: (path) => `${path} may not fit together with the other values of this object`,
};

const dropRepairs: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) =>
    `Write { "from": "${path}", "default": … }, or make the field required in the schema of the source. "default": null lets the item be dropped.`,
  'missing-in-string': (path) =>
    `Make the field required in the schema of the source, or bind "${path}" alone: { "from": "${path}", "default": … }.`,
  few: (path) =>
    `Write { "from": "${path}", "default": [ … ] }, or give the list a "minItems" in the schema of the source.`,
  misfit: () => 'Make the fields required in the schema of the source, or loosen the schema of the block.',
};
