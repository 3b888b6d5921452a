import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../packages/pagewright/src/schema/json-value.ts';
import { strangeKeyword } from '../../../packages/pagewright/src/schema/schema-node.ts';

/** Every schema within a schema: what stands below `properties` and `definitions` is named, not a keyword. */
function schemasWithin(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(schema)) return schema.flatMap(schemasWithin);
  if (!isRecord(schema)) return [];
  const { properties, definitions, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  const named = [properties, definitions].flatMap((members) =>
    isRecord(members) ? Object.values(members) : [],
  );
  return [schema, ...[...named, items, additionalProperties, anyOf, oneOf, allOf].flatMap(schemasWithin)];
}

describe('the keywords of the schemas', () => {
  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\w+[/\\][\w-]+\.json$/.test(file),
  );

  it.each(files)('of %s are understood, or declared to say nothing about what fits', (file) => {
    for (const schema of schemasWithin(JSON.parse(readFileSync(`schemas/${file}`, 'utf8')))) {
      expect(strangeKeyword(schema), JSON.stringify(schema).slice(0, 200)).toBeUndefined();
    }
  });
});
