import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateDecoders } from '../../pipeline/generate/generate-decoders.ts';
import { generateEditorSchemas } from '../../pipeline/generate/generate-editor-schemas.ts';
import {
  generateBlockProps,
  generateContentTypes,
  generateSiteAdditions,
  registerTypes,
} from '../../pipeline/generate/generate-types.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { readSchemas } from '../../pipeline/site/schema-files.ts';

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

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
  for (const [name, text] of generateDecoders(schemas.content))
    files.set(`src/generated/decode/${name}`, text);
  for (const [name, text] of generateEditorSchemas(schemas)) files.set(`schemas/${name}`, text);
  return files;
}

/** Paths of generated files that are missing or out of date. */
export async function staleFiles(root: string): Promise<string[]> {
  const files = await generatedFiles(root);
  return [...files]
    .filter(([file, text]) => readIfPresent(path.join(root, file)) !== text)
    .map(([file]) => file);
}

/** Writes the generated files that are missing or out of date. Resolves to their paths. */
export async function generateFiles(root: string): Promise<string[]> {
  const files = await generatedFiles(root);
  const written: string[] = [];
  for (const [file, text] of files) {
    const target = path.join(root, file);
    if (readIfPresent(target) === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    written.push(file);
  }
  return written;
}
