import { configSchemas } from '../../check/structure/config-schemas.ts';
import type { Schemas } from '../../check/workspace.ts';

/** The schemas that the check compiles, for editors: the text of each by its file name in `schemas/`. */
export function generateEditorSchemas(schemas: Schemas): Map<string, string> {
  return new Map(
    Object.entries(configSchemas(schemas)).map(([kind, schema]) => [
      `${kind}.schema.json`,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  );
}
