import { isArray, isObject, type Json, type JsonObject, pointerToken } from '../../json/json-value.ts';

/** A schema in a schema file, with its JSON pointer. */
export interface SchemaPlace {
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** A schema and all schemas inside it, outermost first. */
export function schemaPlaces(schema: Json, pointer = ''): readonly SchemaPlace[] {
  if (!isObject(schema)) return [];
  const inside = (keyword: string) => schemaPlaces(schema[keyword] ?? null, `${pointer}/${keyword}`);
  const named = (keyword: string) => {
    const subschemas = schema[keyword] ?? null;
    return Object.entries(isObject(subschemas) ? subschemas : {}).flatMap(([name, subschema]) =>
      schemaPlaces(subschema, `${pointer}/${keyword}${pointerToken(name)}`),
    );
  };
  const listed = (keyword: string) => {
    const branches = schema[keyword] ?? null;
    return (isArray(branches) ? branches : []).flatMap((branch, index) =>
      schemaPlaces(branch, `${pointer}/${keyword}/${index}`),
    );
  };
  return [
    { schema, pointer },
    ...['properties', 'definitions'].flatMap(named),
    ...['items', 'additionalProperties'].flatMap(inside),
    ...['anyOf', 'oneOf', 'allOf'].flatMap(listed),
  ];
}
