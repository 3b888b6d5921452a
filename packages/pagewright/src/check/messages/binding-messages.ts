import { formatPhrase, phrases } from '../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../schema/value-problem.ts';
import { conditionRepair, listRepair, writtenDefault } from '../codes/bindings/braces/template-syntax.ts';
import { describeReason, reasonRepair } from '../codes/bindings/fit/reason-messages.ts';
import { formatList, formatValue, type MessageText, pluralize, suggest } from '../codes/message-text.ts';
import { type PathCode, pathMessages } from './path-messages.ts';

type BindingCode =
  | 'malformed-braces'
  | 'forgotten-braces'
  | 'doubled-braces'
  | 'path-to-group'
  | 'unknown-url-param'
  | 'item-outside-show'
  | 'param-outside-section'
  | 'second-each'
  | 'misplaced-each'
  | 'each-of-no-list'
  | 'binding-without-path'
  | 'constant-condition'
  | 'compared-group'
  | 'default-not-literal'
  | 'misplaced-address-part'
  | 'incompatible-value'
  | 'may-be-too-many'
  | 'may-be-missing'
  | 'needs-value'
  | 'may-drop-item';

/** Messages about bindings. */
export const bindingMessages: {
  readonly [Code in BindingCode | PathCode]: (data: ValueProblemData[Code]) => MessageText;
} = {
  ...pathMessages,
  'malformed-braces': ({ found, repair }) => ({
    message:
      found === '{section}'
        ? '"{section}" does not name the value that the page gives.'
        : `${formatValue(found)} is not a valid binding: braces can contain only names joined by dots.`,
    repair: repair
      ? `Did you mean "${repair}"?`
      : found === '{section}'
        ? 'Write {section.name}, with the name of the value.'
        : (writtenDefault(found) ?? 'Write {query.field}. To show an opening brace as text, write {{.'),
    ...(repair ? { suggestion: repair } : {}),
  }),
  'forgotten-braces': ({ found, path, isCondition }) => ({
    message: `${formatValue(found)} looks like a path but has no braces, so ${isCondition ? 'the condition reads nothing' : 'visitors would see it as text'}.`,
    repair: `Did you mean "{${path}}"?`,
    suggestion: `{${path}}`,
  }),
  'doubled-braces': ({ path }) => ({
    message: `"{{" shows a brace as text, so visitors would see "{${path}}" instead of its value.`,
    repair: `Did you mean "{${path}}"?`,
    suggestion: `{${path}}`,
  }),
  'path-to-group': ({ part, found }) => ({
    message: `${part} is ${found}, but only a string or a number can be part of a longer string.`,
    repair:
      found === 'HTML'
        ? 'Use a plain-text field.'
        : found === phrases.array
          ? `Use it where an array is expected: [ { "each": "${part}", "show": "{item}" } ].`
          : `Use one of its fields, such as ${part.replace('}', '.…}')}.`,
  }),
  'unknown-url-param': ({ name, options }) => ({
    message:
      options.length > 0
        ? `"{url.${name}}" does not exist: "urlParams" of this page declares only ${formatList(options)}.`
        : `"{url.${name}}" does not exist here: only a page with "urlParams" has values of the URL, and "params" of its route cannot use them.`,
    ...suggest(
      name,
      options,
      `Declare it in the page: "urlParams": { ${formatValue(name || 'q')}: { "type": "string" } }. A shared section gets it as a value of "with".`,
    ),
  }),
  'item-outside-show': ({ path }) => ({
    message: `"{${path}}" is used outside "show", where there is no item.`,
    repair: `Use it inside an "each": { "each": "{query.list}", "show": "{${path}}" }.`,
  }),
  'param-outside-section': ({ path }) => ({
    message: `"{${path}}" is a param of a shared section, so only the files in page-configs/_sections/ can use it.`,
    repair: 'Write the value itself, or bind it to a query.',
  }),
  'second-each': ({ path }) => ({
    message: `"show" makes one item, but this "each" (${path}) makes several.`,
    repair: `Put it in brackets, where the item has an array: [ { "each": "${path}", "show": … } ].`,
  }),
  'misplaced-each': ({ expected, fixedIn }) =>
    fixedIn === undefined
      ? {
          message: `Expected ${expected} but found an "each", which must be an item of an array.`,
          repair: 'Put it in brackets where an array is expected: [ { "each": …, "show": … } ].',
        }
      : {
          message: `Expected ${expected} but found an "each": this array takes no items from content.`,
          repair:
            fixedIn === 'language'
              ? 'Write its items, or remove the array, so that this language shows that of _site.json.'
              : 'Write its items.',
        },
  'each-of-no-list': ({ path, found }) => ({
    message: `"each" expects an array, but ${path} is ${found}.`,
    repair: `Use ${path} without "each", or write the path of an array.`,
  }),
  'binding-without-path': ({ keyword, found }) => ({
    message: `"${keyword}" expects one path in braces, such as "{query.field}", but found ${formatValue(found)}.`,
    ...(keyword === 'from'
      ? { repair: 'Write one path. If the string also needs other text, write it directly, without "from".' }
      : keyword === 'each'
        ? listRepair(found)
        : { repair: conditionRepair(found) }),
  }),
  'constant-condition': ({ path, key }) => ({
    message: `${path} always has a value, so the block is ${key === 'when' ? 'always' : 'never'} shown.`,
    repair:
      key === 'when'
        ? 'Remove the condition, or compare the value: { "value": "{…}", "is": … }.'
        : 'Remove the block, or use a field that may be missing.',
  }),
  'compared-group': ({ path, found }) => ({
    message: `${path} is ${found}, but "is" compares a string, a number, true or false.`,
    repair: `Use a field of it, or ask only whether it is there: "when": "${path}".`,
  }),
  'default-not-literal': ({ found, isCompared }) => ({
    message: isCompared
      ? `"is" compares with fixed values, but ${formatValue(found)} is a binding.`
      : `The default ${formatValue(found)} contains a binding. A default is used when content is missing, so it cannot depend on content.`,
    repair: 'Write a fixed value. To show an opening brace as text, write {{.',
  }),
  'misplaced-address-part': ({ path, found }) => ({
    message: `${path} is ${found}, which cannot be part of the path of a link: only slugs and numbers are safe there.`,
    repair:
      found === formatPhrase('href')
        ? `Use "${path}" as the whole link.`
        : 'Use a field that is a slug or a number.',
  }),
  'incompatible-value': ({ path, reason }) => ({
    message: `${path} ${describeReason(reason)}.`,
    repair: reasonRepair(reason, path),
  }),
  'may-be-too-many': ({ path, max }) => ({
    message: `${path} may have too many items: this array allows at most ${max}.`,
    repair: `Add "take" so that the array has at most ${pluralize(max, 'item')} in total.`,
  }),
  'may-be-missing': ({ path, prop }) => ({
    message: `${path} may be missing, but the block requires "${prop}".`,
    repair: `Add a default, { "from": "${path}", "default": … }, or set "optional": true on the block so that it is omitted when "${prop}" is missing.`,
  }),
  'needs-value': ({ path, prop }) => ({
    message: `"${prop}" must always have a value, even when the content service is down, but ${path || 'this value'} may be missing.`,
    repair: `Add a default: { "from": "${path || '{…}'}", "default": … }.`,
  }),
  'may-drop-item': ({ path, because }) => ({
    message: dropReasons[because](path || 'A value'),
    repair: path.startsWith('{url.')
      ? `Show the block only with a value, "when": "${path}", or give the param a "default" in "urlParams".`
      : dropRepairs[because](path),
  }),
};

type DropReason = ValueProblemData['may-drop-item']['because'];

const dropReasons: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) => `${path} may be missing, which would drop this item from its array.`,
  'missing-in-string': (path) => `${path} may be missing, which would drop this item from its array.`,
  few: (path) => `${path} may have too few items, which would drop this array and whatever requires it.`,
};

const dropRepairs: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) =>
    `Add a default, { "from": "${path}", "default": … }, or make the field required in the schema of the source. If the item may be dropped, write "default": null.`,
  'missing-in-string': (path) =>
    `Make the field required in the schema of the source, or use it without other text and with a default: { "from": "${path}", "default": … }.`,
  few: (path) =>
    `Add a default, { "from": "${path}", "default": [ … ] }, or set "minItems" for the array in the schema of the source.`,
};
