import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../site/read-project.ts';
import { readSchemas } from '../site/schema-files.ts';
import { generateDecoders } from './generate-decoders.ts';
import { generateEditorSchemas } from './generate-editor-schemas.ts';
import {
  generateBlockProps,
  generateContentTypes,
  generateSiteConfig,
  registerTypes,
} from './generate-types.ts';

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Everything that is made of `schemas/`: file below the project, and its text. */
async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root);
  const { content } = await readProject(root);
  const files = new Map([
    ['src/generated/block-props.ts', await generateBlockProps(schemas)],
    ['src/generated/content-types.ts', await generateContentTypes(schemas)],
    ['src/generated/site-config.ts', await generateSiteConfig(schemas)],
    ['src/generated/register.ts', registerTypes],
  ]);
  for (const [file, text] of content?.generated?.(root) ?? []) files.set(file, text);
  for (const [name, text] of generateDecoders(schemas.content))
    files.set(`src/generated/decode/${name}`, text);
  for (const [name, text] of generateEditorSchemas(schemas)) files.set(`schemas/${name}`, text);
  return files;
}

/** Files whose text is not what the schemas give. */
export async function staleFiles(root: string): Promise<string[]> {
  const files = await generatedFiles(root);
  return [...files]
    .filter(([file, text]) => readIfThere(path.join(root, file)) !== text)
    .map(([file]) => file);
}

/** Writes what is stale, and tells which files those were. */
export async function generateFiles(root: string): Promise<string[]> {
  const files = await generatedFiles(root);
  const written: string[] = [];
  for (const [file, text] of files) {
    const target = path.join(root, file);
    if (readIfThere(target) === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    written.push(file);
  }
  return written;
}
