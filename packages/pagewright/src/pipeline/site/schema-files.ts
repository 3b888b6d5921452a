import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportText } from '../../check/printers/report-text.ts';
import { loadSchemas, type SchemaSet } from '../../check/schemas/load-schemas.ts';

export type { SchemaSet } from '../../check/schemas/load-schemas.ts';

const folders = ['blocks', 'content', 'grammar', 'shared'];

/** Text of each file in the folders of `schemas/`, by its path below that folder, sorted. Hidden files are no schemas. */
export function readSchemaFiles(root: string): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((name) => {
      const folder = path.join(root, 'schemas', name);
      return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
        .map((entry) => entry.name)
        .sort()
        .map((file): [string, string] => [`${name}/${file}`, readFileSync(path.join(folder, file), 'utf8')]);
    }),
  );
}

/** Reads `schemas/` of the project in `root`. Throws an Error that holds all diagnostics where there are any. */
export function readSchemas(root: string): SchemaSet {
  const schemaFiles = readSchemaFiles(root);
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  if (diagnostics.length > 0)
    throw new Error(reportText(diagnostics, { folder: '', files: new Map(), schemaFiles }));
  return schemas;
}
