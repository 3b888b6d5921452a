import type { Json } from '../../../../json/json-value.ts';
import { formatList, formatValue, type Messages, suggest } from '../../message-text.ts';

interface SchemaKeywordData {
  /** `options` are the keywords that the schema may have; empty where the file's folder has no use for the keyword. */
  'schema-keyword': { readonly keyword: string; readonly options: readonly string[] };
  /** `rule` is Ajv's message, used when there is no short list of options: `must be integer`. `repair` says more than "Change the value." */
  'schema-value': {
    readonly keyword: string;
    readonly found: Json;
    readonly options: readonly Json[];
    readonly rule: string;
    readonly repair?: string;
  };
  /** `parent` is the JSON pointer of the schema that lacks the keyword. */
  'schema-missing': { readonly keyword: string; readonly parent: string };
  /** `isFilled`: the property is declared, but has a default, so it is never missing. */
  'schema-required': {
    readonly name: string;
    readonly options: readonly string[];
    readonly isFilled: boolean;
  };
}

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

export const schemaKeywordMessages: Messages<SchemaKeywordData> = {
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
  'schema-required': ({ name, options, isFilled }) => ({
    message: isFilled
      ? `"${name}" has a default, so it is never missing and cannot be required.`
      : `"${name}" is required, but "properties" does not declare it.`,
    ...(isFilled
      ? { repair: 'Remove it here, or remove its default.' }
      : suggest(name, options, 'Declare it in "properties", or remove it here.')),
  }),
};
