import {
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
} from '../../json/json-value.ts';

/** A schema in a schema file, with its JSON pointer. */
export interface SchemaPlace {
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** A schema and all schemas inside it, outermost first. */
export function schemaPlaces(schema: Json | undefined, pointer = ''): readonly SchemaPlace[] {
  if (!isObject(schema)) return [];
  const inside = (keyword: string) => schemaPlaces(schema[keyword], `${pointer}/${keyword}`);
  const named = (keyword: string) =>
    Object.entries(objectOf(schema[keyword])).flatMap(([name, each]) =>
      schemaPlaces(each, `${pointer}/${keyword}${pointerToken(name)}`),
    );
  const listed = (keyword: string) =>
    itemsOf(schema[keyword]).flatMap((each, index) => schemaPlaces(each, `${pointer}/${keyword}/${index}`));
  return [
    { schema, pointer },
    ...['properties', 'definitions'].flatMap(named),
    ...['items', 'additionalProperties'].flatMap(inside),
    ...['anyOf', 'oneOf', 'allOf'].flatMap(listed),
  ];
}
