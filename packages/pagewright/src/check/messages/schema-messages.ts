import { formatList, formatValue, type MessageText, suggest } from '../codes/message-text.ts';
import type { SchemaProblemData } from '../diagnostics/diagnostic.ts';

const additions: Readonly<Record<string, string>> = {
  type: 'Add "type", such as "type": "string".',
  items: 'Add "items" with the schema of an item.',
  properties: 'Add "properties" with the schema of each property.',
  additionalProperties: 'Add "additionalProperties": false.',
  title: 'Add "title" with a short name that editors can read.',
  description: 'Add "description" with a sentence that says what the value is for.',
  params: 'Add "params" with a schema of type "object".',
  content: 'Add "content" with the schema of what the source returns.',
};

/** Why a name is reserved. */
const reservedWords = {
  bindings: 'page configs use that word for bindings',
  site: 'every _site.json already has that property',
} as const;

/** Messages about the schemas of blocks and content. */
export const schemaMessages: {
  readonly [Code in keyof SchemaProblemData]: (data: SchemaProblemData[Code]) => MessageText;
} = {
  'schema-keyword': ({ keyword, options }) => ({
    message:
      options.length === 0
        ? `The keyword "${keyword}" has no effect here.`
        : `This schema cannot have the keyword "${keyword}". The allowed keywords are ${formatList(options, { most: 30 })}.`,
    ...suggest(keyword, options, 'Remove it.'),
  }),
  'schema-value': ({ keyword, found, options, rule, repair }) => ({
    message:
      options.length === 0
        ? `"${keyword}" ${rule}, but found ${formatValue(found)}.`
        : `"${keyword}" cannot be ${formatValue(found)}. It must be ${formatList(options, { conjunction: 'or' })}.`,
    ...suggest(
      typeof found === 'string' ? found : '',
      options.filter((option) => typeof option === 'string'),
      repair ?? (options.length === 1 ? `Write ${formatValue(options[0] ?? null)}.` : 'Change the value.'),
    ),
  }),
  'schema-missing': ({ keyword }) => ({
    message: `This schema requires the keyword "${keyword}".`,
    repair: additions[keyword] ?? `Add "${keyword}".`,
  }),
  'schema-reference': ({ found, options }) => ({
    message: `"${found}" is not a shared schema. A reference can be ${formatList(options, { conjunction: 'or' })}.`,
    ...suggest(found, options, 'Use one of these, or replace the reference with the schema itself.'),
  }),
  'schema-recursion': ({ way }) => ({
    message: `The schema refers to itself: ${way.join(' > ')}. Schemas cannot be recursive.`,
    repair: 'Replace this reference with a schema that does not refer back.',
  }),
  'schema-union': ({ type }) => ({
    message:
      type === undefined
        ? 'This alternative of "anyOf" is a union itself, and unions cannot be nested.'
        : `An earlier alternative of "anyOf" also has the type "${type}", so the type of a value does not show which alternative applies.`,
    repair:
      type === undefined
        ? 'Give the alternative a "type", or list its alternatives in the outer "anyOf".'
        : 'Give each alternative a different type, or declare two properties.',
  }),
  'schema-property-name': ({ name, reservedFor }) => ({
    message: reservedFor
      ? `A property cannot be named "${name}", because ${reservedWords[reservedFor]}.`
      : `A property cannot be named ${formatValue(name)}: names have only letters, digits, hyphens and underscores, and start with a letter.`,
    repair: 'Rename the property.',
  }),
  'schema-required': ({ name, options, isFilled }) => ({
    message: isFilled
      ? `"${name}" has a default, so it is never missing and cannot be required.`
      : `"${name}" is required, but "properties" does not declare it.`,
    ...(isFilled
      ? { repair: 'Remove it here, or remove its default.' }
      : suggest(name, options, 'Declare it in "properties", or remove it here.')),
  }),
  'schema-file-name': ({ found, expected }) => ({
    message: `${formatValue(found.split('/').slice(1).join('/'))} is not a valid name for a schema file: it must be lower-case words joined by hyphens, and end with ".json".`,
    repair: expected === undefined ? 'Rename the file.' : `Rename it to "${expected.split('/').at(-1)}".`,
  }),
  'schema-title': (data) =>
    'expected' in data
      ? {
          message: `The title "${data.found}" does not match the name of the file. It must be "${data.expected}".`,
          repair: `Write "${data.expected}", or rename the file.`,
          suggestion: data.expected,
        }
      : {
          message: `The title "${data.found}" is also used by ${data.other}, and generated types are named after titles.`,
          repair: 'Rename the file, and change its title.',
        },
};
