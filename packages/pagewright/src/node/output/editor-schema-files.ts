import { existsSync } from 'node:fs';
import path from 'node:path';
import { areUsable, loadSchemas } from '../../check/schemas/load-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { generateEditorSchemas } from '../../pipeline/generate/generate-editor-schemas.ts';
import { readSchemaFiles } from '../../pipeline/site/schema-files.ts';
import { readSectionTypes } from '../../pipeline/site/section-files.ts';
import { errorCode } from '../files/error-code.ts';
import { writeChanged } from './changed-files.ts';

/** The schemas that editors load: the text of each by its path below the project. */
export function editorSchemaFiles(root: string, schemas: Schemas): Map<string, string> {
  const texts = generateEditorSchemas(schemas, readSectionTypes(root));
  return new Map([...texts].map(([name, text]) => [`schemas/${name}`, text]));
}

/** The error codes of the system for a folder that this process cannot write to. */
const readOnly = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Writes the schemas that editors load, if they are missing or out of date. Commands that do not need them call this too, because git
 * ignores these files. Writes nothing if the project's own schemas have errors, which the check reports, or if the folder is read-only.
 */
export function refreshEditorSchemas(root: string): void {
  if (!existsSync(path.join(root, 'schemas'))) return;
  const { schemas, diagnostics } = loadSchemas(readSchemaFiles(root));
  if (!areUsable(diagnostics)) return;
  try {
    writeChanged(root, editorSchemaFiles(root, schemas));
  } catch (error) {
    if (!readOnly.includes(errorCode(error))) throw error;
  }
}
