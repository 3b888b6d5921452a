import type { Json } from '../../json/json-value.ts';
import { builtInSchemas } from '../../schema/built-in/built-in-schemas.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../diagnostics/source-file.ts';
import { schemaPlaces } from './schema-places.ts';
import type { SchemaFolder } from './subset-check.ts';

/** The name of the shared or built-in schema that a `$ref` points to: `tone` for `../shared/tone.json`. */
export function sharedName(reference: Json | undefined): string | undefined {
  return typeof reference === 'string'
    ? /^(?:\.{1,2}\/shared|\.|pagewright)\/([a-z0-9-]+)\.json$/.exec(reference)?.[1]
    : undefined;
}

/** The names of the shared schemas that a schema references, with the JSON pointers of the references. */
function referencesOf(
  schema: Json | undefined,
): readonly { readonly name: string; readonly pointer: string }[] {
  return schemaPlaces(schema).flatMap(({ schema: { $ref }, pointer }) => {
    const name = sharedName($ref);
    return name === undefined ? [] : [{ name, pointer: `${pointer}/$ref` }];
  });
}

/** The relative path from a schema's folder to `schemas/shared/`. */
function sharedFolder(folder: SchemaFolder): string {
  if (folder === 'shared') return '.';
  return folder === 'site' ? './shared' : '../shared';
}

/** Reports references without a target. */
export function unresolvedReferences(
  schema: Json,
  folder: SchemaFolder,
  shared: ReadonlyMap<string, ParsedFile>,
): readonly Problem[] {
  const options = [
    ...[...shared.keys()].map((name) => `${sharedFolder(folder)}/${name}.json`),
    ...[...builtInSchemas.keys()].map((name) => `pagewright/${name}.json`),
  ];
  return schemaPlaces(schema).flatMap(({ schema: { $ref }, pointer }): Problem[] =>
    typeof $ref !== 'string' || options.includes($ref)
      ? []
      : [
          {
            code: 'schema-reference',
            pointer: `${pointer}/$ref`,
            on: 'value',
            data: { found: $ref, options },
          },
        ],
  );
}

/** Reports references of the shared schema `name` that lead back to itself. */
export function circularReferences(
  name: string,
  shared: ReadonlyMap<string, ParsedFile>,
): readonly Problem[] {
  const wayBack = (from: string, seen: readonly string[]): readonly string[] | undefined => {
    if (from === name) return [...seen, from];
    if (seen.includes(from)) return undefined;
    for (const reference of referencesOf(shared.get(from)?.value)) {
      const way = wayBack(reference.name, [...seen, from]);
      if (way) return way;
    }
    return undefined;
  };
  return referencesOf(shared.get(name)?.value).flatMap((reference): Problem[] => {
    const way = wayBack(reference.name, [name]);
    return way ? [{ code: 'schema-recursion', pointer: reference.pointer, on: 'value', data: { way } }] : [];
  });
}
