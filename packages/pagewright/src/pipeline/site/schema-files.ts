import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';

/** Every schema of the project, each with its shared parts in its own `definitions`. */
export interface SchemaSet {
  readonly blocks: ReadonlyMap<string, JsonSchema>;
  readonly content: ReadonlyMap<string, JsonSchema>;
  readonly grammar: ReadonlyMap<string, JsonSchema>;
  readonly shared: ReadonlyMap<string, JsonSchema>;
}

const sharedReference = /^(?:\.\.\/shared|\.)\/([a-z-]+)\.json$/;

function readFolder(folder: string): Map<string, JsonSchema> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(
    files.map((file) => {
      const schema: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      if (!isRecord(schema)) throw new Error(`${path.join(folder, file)} holds no schema`);
      return [path.basename(file, '.json'), schema];
    }),
  );
}

/** Points references at shared schemas into the schema's own `definitions`, and puts the shared schemas there. */
function bundle(schema: JsonSchema, shared: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const name =
          key === '$ref' && typeof member === 'string' ? sharedReference.exec(member)?.[1] : undefined;
        if (name === undefined) return [key, rewrite(member)];
        const target = shared.get(name);
        if (!target) throw new Error(`There is no schemas/shared/${name}.json`);
        if (!(name in definitions)) {
          definitions[name] = true;
          const { $schema: _, ...body } = target;
          definitions[name] = rewrite(body);
        }
        return ['$ref', `#/definitions/${name}`];
      }),
    );
  };
  const rewritten = rewrite(schema);
  if (!isRecord(rewritten)) return schema;
  if (Object.keys(definitions).length === 0) return rewritten;
  return {
    ...rewritten,
    definitions: { ...(isRecord(rewritten.definitions) ? rewritten.definitions : {}), ...definitions },
  };
}

/** Reads `schemas/` of the project in `root`. */
export function readSchemas(root: string): SchemaSet {
  const folder = (name: string) => path.join(root, 'schemas', name);
  const shared = readFolder(folder('shared'));
  const bundled = (name: string) =>
    new Map([...readFolder(folder(name))].map(([key, schema]) => [key, bundle(schema, shared)]));
  return { blocks: bundled('blocks'), content: bundled('content'), grammar: bundled('grammar'), shared };
}
