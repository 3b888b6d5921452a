import { generateEditorSchemas } from '../../pipeline/generate/generate-editor-schemas.ts';
import {
  generateBlockProps,
  generateContentTypes,
  generateSiteAdditions,
  registerTypes,
} from '../../pipeline/generate/generate-types.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { readSchemas } from '../../pipeline/site/schema-files.ts';
import { changedFiles, writeChanged } from './changed-files.ts';
import { decoderFiles } from './decoder-files.ts';

/** All files that are generated from `schemas/`: the text by the path below the project. */
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
  for (const [name, text] of generateEditorSchemas(schemas)) files.set(`schemas/${name}`, text);
  return files;
}

/** Paths of generated files that are missing or out of date. */
export async function staleFiles(root: string): Promise<string[]> {
  return changedFiles(root, await generatedFiles(root));
}

/** Writes the generated files that are missing or out of date. Resolves to their paths. */
export async function generateFiles(root: string): Promise<string[]> {
  return writeChanged(root, await generatedFiles(root));
}
