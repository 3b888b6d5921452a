import { configSchemas } from '../../check/structure/config-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionTypes } from '../../config/sections/section-types.ts';
import { withEditorHelp } from './editor-help.ts';

/** Whether a path below a project is a schema that is generated for editors, such as `schemas/page.schema.json`. */
export function isEditorSchema(file: string): boolean {
  return /^schemas\/[^/]+\.schema\.json$/.test(file);
}

/** The schemas that the check uses, with help for editors added: the text of each file by its name in `schemas/`. */
export function generateEditorSchemas(schemas: Schemas, sections: SectionTypes): Map<string, string> {
  return new Map(
    Object.entries(configSchemas(schemas, sections)).map(([kind, schema]) => [
      `${kind}.schema.json`,
      `${JSON.stringify(withEditorHelp(schema, schemas), null, 1)}\n`,
    ]),
  );
}
