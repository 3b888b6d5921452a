import { recordOf } from '../../json/is-record.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

/** The properties of `_site.json` that are the same in all languages, or that no page shows. */
const notInLanguages: ReadonlySet<string> = new Set(['timeZone', 'languages', 'preview', 'data']);

/** An object whose properties are all optional. It has no defaults, because missing values come from `_site.json`. */
function partOf(schema: JsonSchema): JsonSchema {
  const { default: _, ...rest } = schema;
  if (schema.type !== 'object') return rest;
  const properties = Object.entries(recordOf(schema.properties)).map(([name, each]) => [
    name,
    partOf(recordOf(each)),
  ]);
  return { ...rest, required: [], properties: Object.fromEntries(properties) };
}

/** The schema of a language file: the parts of `_site.json` that may differ in a language. */
export function languageSchema(site: JsonSchema): JsonSchema {
  const { head, ...others } = recordOf(site.properties);
  const { language: _, ...ofHead } = recordOf(recordOf(head).properties);
  const properties = Object.entries({ ...others, head: { ...recordOf(head), properties: ofHead } }).filter(
    ([name]) => !notInLanguages.has(name),
  );
  return {
    ...partOf({ ...site, properties: Object.fromEntries(properties) }),
    title: 'LanguageConfig',
    description:
      'The words of one language, in the shape of _site.json. What is missing is taken from _site.json, in the default language.',
  };
}
