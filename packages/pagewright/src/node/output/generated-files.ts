import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generateEditorSchemas } from '../../pipeline/generate/generate-editor-schemas.ts';
import {
  generateBlockProps,
  generateContentTypes,
  generateSiteAdditions,
  registerTypes,
} from '../../pipeline/generate/generate-types.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { readSchemas } from '../../pipeline/site/schema-files.ts';
import { readSectionTypes } from '../../pipeline/site/section-files.ts';
import { changedFiles, writeChanged } from './changed-files.ts';
import { decoderFiles, decoderFolder } from './decoder-files.ts';

/** All files that are generated from `schemas/` and the params of shared sections: the text by the path below the project. */
async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root);
  const { content } = await readProject(root);
  const files = new Map([
    ['src/generated/block-props.ts', await generateBlockProps(schemas)],
    ['src/generated/content-types.ts', await generateContentTypes(schemas)],
    ['src/generated/site-additions.ts', await generateSiteAdditions(schemas)],
    ['src/generated/register.ts', registerTypes],
  ]);
  for (const [file, text] of content?.generated?.(root) ?? []) files.set(file, text);
  for (const [file, text] of decoderFiles(schemas)) files.set(file, text);
  for (const [name, text] of generateEditorSchemas(schemas, readSectionTypes(root)))
    files.set(`schemas/${name}`, text);
  return files;
}

/** Paths of the decoders whose source no longer has a schema. Their types do not compile. */
function unusedDecoders(root: string, files: ReadonlyMap<string, string>): string[] {
  const folder = path.join(root, decoderFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^decode-.+\.ts$/.test(name))
    .map((name) => `${decoderFolder}/${name}`)
    .filter((file) => !files.has(file));
}

/** Paths of generated files that are missing, out of date or no longer needed. */
export async function staleFiles(root: string): Promise<string[]> {
  const files = await generatedFiles(root);
  return [...changedFiles(root, files), ...unusedDecoders(root, files)];
}

/** Paths of files, relative to the project. */
interface GenerateResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Writes the generated files that are missing or out of date, and removes those that are no longer needed. */
export async function generateFiles(root: string): Promise<GenerateResult> {
  const files = await generatedFiles(root);
  const removed = unusedDecoders(root, files);
  for (const file of removed) rmSync(path.join(root, file));
  return { written: writeChanged(root, files), removed };
}
