import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportText } from '../../check/printers/report-text.ts';
import { areUsable, loadSchemas } from '../../check/schemas/load-schemas.ts';
import { siteSchemaFile } from '../../check/schemas/name-check.ts';
import { versionsFile } from '../../check/schemas/version-check.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { ExplainedError } from '../explained-error.ts';
import { extensionSchemas, extensionsOf } from '../project/extensions.ts';

const folders = ['blocks', 'content', 'shared'];
const singleFiles: readonly string[] = [siteSchemaFile, versionsFile];

/** Whether a file below `schemas/` is written by hand rather than generated. */
export function isSchemaFile(file: string): boolean {
  return (
    singleFiles.includes(file) ||
    folders.some((folder) => file.startsWith(`${folder}/`) && file.endsWith('.json'))
  );
}

/** The text of each schema file by its path in `schemas/`, with the schemas of the site's extensions. */
export function readSchemaFiles(root: string): ReadonlyMap<string, string> {
  return new Map([...ownSchemaFiles(root), ...extensionSchemas(extensionsOf(root))]);
}

/** The text of each schema file of the site by its path in `schemas/`, sorted by folder. Ignores hidden files. */
export function ownSchemaFiles(root: string): ReadonlyMap<string, string> {
  return new Map([
    ...folders.flatMap((name) => {
      const folder = path.join(root, 'schemas', name);
      return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
        .map((entry) => entry.name)
        .sort()
        .map((file): [string, string] => [`${name}/${file}`, readFileSync(path.join(folder, file), 'utf8')]);
    }),
    ...singleFiles.flatMap((name) => {
      const file = path.join(root, 'schemas', name);
      return existsSync(file) ? [[name, readFileSync(file, 'utf8')] as const] : [];
    }),
  ]);
}

/** Reads `schemas/` of the project in `root`. Throws an ExplainedError with all diagnostics if they are not usable. */
export function readSchemas(root: string): Schemas {
  const schemaFiles = readSchemaFiles(root);
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  if (!areUsable(diagnostics))
    throw new ExplainedError(reportText(diagnostics, { folder: '', files: new Map(), schemaFiles }));
  return schemas;
}
