import type { SchemaProblemData } from './diagnostic.ts';
import { listed, offered, quoted, type Words } from './wording.ts';

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
  site: 'every _site.json has that property already',
} as const;

/** Words for problems with the schemas of blocks and content. */
export const schemaMessages: {
  readonly [Code in keyof SchemaProblemData]: (data: SchemaProblemData[Code]) => Words;
} = {
  'schema-keyword': ({ keyword, options }) => ({
    message:
      options.length === 0
        ? `The keyword "${keyword}" has no meaning in this place.`
        : `This schema cannot have the keyword "${keyword}". Allowed here are ${listed(options, { most: 30 })}.`,
    ...offered(keyword, options, 'Remove it.'),
  }),
  'schema-value': ({ keyword, found, options, rule }) => ({
    message:
      options.length === 0
        ? `${quoted(found)} is not allowed here: "${keyword}" ${rule}.`
        : `"${keyword}" cannot be ${quoted(found)}. It must be ${listed(options, { joint: 'or' })}.`,
    ...offered(
      typeof found === 'string' ? found : '',
      options.filter((option) => typeof option === 'string'),
      options.length === 1 ? `Write ${quoted(options[0] ?? null)}.` : 'Write a value that is allowed.',
    ),
  }),
  'schema-missing': ({ keyword }) => ({
    message: `This schema has no "${keyword}", which it needs.`,
    repair: additions[keyword] ?? `Add "${keyword}".`,
  }),
  'schema-reference': ({ found, options }) => ({
    message: `"${found}" is not a shared schema. A reference can be ${options.length > 0 ? listed(options, { joint: 'or' }) : 'used only where schemas/shared/ has files'}.`,
    ...offered(found, options, 'Use one of these, or write the schema in place of the reference.'),
  }),
  'schema-recursion': ({ way }) => ({
    message: `The schema refers to itself: ${way.join(' > ')}. Schemas cannot be recursive.`,
    repair: 'Replace this reference with a schema that ends.',
  }),
  'schema-union': ({ type }) => ({
    message:
      type === undefined
        ? 'An alternative of "anyOf" is a union itself.'
        : `An earlier alternative of "anyOf" has the type "${type}" too, so a value does not show which one it means.`,
    repair:
      type === undefined
        ? 'Give the alternative a "type", or list its alternatives in the outer "anyOf".'
        : 'Give each alternative a type of its own, or declare two properties.',
  }),
  'schema-property-name': ({ name, reservedFor }) => ({
    message: reservedFor
      ? `A property cannot be named "${name}", because ${reservedWords[reservedFor]}.`
      : `A property cannot be named ${quoted(name)}: names have only letters, digits, hyphens and underscores, and start with a letter.`,
    repair: 'Rename the property.',
  }),
  'schema-required': ({ name, options, isFilled }) => ({
    message: isFilled
      ? `"${name}" has a default, so it is never missing and cannot be required.`
      : `"${name}" is required, but "properties" does not declare it.`,
    ...(isFilled
      ? { repair: 'Remove it here, or remove its default.' }
      : offered(name, options, 'Declare it in "properties", or remove it here.')),
  }),
  'schema-file-name': ({ found, expected }) => ({
    message: `${quoted(found.split('/').slice(1).join('/'))} is not a valid name for a schema file: it must be lower-case words joined by hyphens, and end with ".json".`,
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
          message: `The title "${data.found}" is used by ${data.other} too, and types are named by titles.`,
          repair: 'Rename the file, and change its title.',
        },
};
