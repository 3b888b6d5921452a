import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { generateDecoders } from '../../pipeline/generate/generate-decoders.ts';
import { extensionParts, extensionsOf } from '../../pipeline/project/extensions.ts';
import { furtherServices } from '../../pipeline/project/further-services.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import { readSchemas } from '../../pipeline/site/schema-files.ts';
import { errorCode } from '../files/error-code.ts';
import { changedFiles, writeChanged } from './changed-files.ts';
import { editorSchemaFiles } from './editor-schema-files.ts';

/**
 * The package that generates TypeScript. With its dependencies it takes 24 MB, and only types need it, so each site decides whether to
 * install it.
 */
const compiler = 'json-schema-to-typescript';

/** The types of a site, as texts by path below the project; undefined if the package is not installed. */
async function typeFiles(
  schemas: Schemas,
  services: readonly string[],
): Promise<Map<string, string> | undefined> {
  try {
    const { generateTypes } = await import('../../pipeline/generate/generate-types.ts');
    return await generateTypes(schemas, services);
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND' && String(error).includes(`'${compiler}'`))
      return undefined;
    throw error;
  }
}

/** The folder of the decoders, relative to the project. */
const decoderFolder = 'src/generated/decode';

/** The decoders of a site's content: the text of each file by its path below the project. */
export function decoderFiles({ content }: Pick<Schemas, 'content'>): Map<string, string> {
  return new Map([...generateDecoders(content)].map(([name, text]) => [`${decoderFolder}/${name}`, text]));
}

interface GeneratedFiles {
  /** The generated files that a site commits: texts by path below the project. */
  readonly files: ReadonlyMap<string, string>;
  /** The generated schemas for editors, which git ignores. */
  readonly editorSchemas: ReadonlyMap<string, string>;
  /** Says why no types were generated; absent if they were. */
  readonly lacking?: string;
}

/** The schemas of the site itself: its code implements them, so it needs their types and decoders. Packages bring their own. */
export function ownSchemas(root: string, schemas: Schemas): Schemas {
  const extensions = extensionsOf(root);
  const own = (all: Schemas['blocks'], kind: 'blocks' | 'sources') => {
    const foreign = new Set(extensionParts(extensions, kind).map(({ name }) => name));
    return new Map([...all].filter(([name]) => !foreign.has(name)));
  };
  return { ...schemas, blocks: own(schemas.blocks, 'blocks'), content: own(schemas.content, 'sources') };
}

/** All files that are generated from `schemas/` and the params of shared sections. */
async function generatedFiles(root: string): Promise<GeneratedFiles> {
  const project = await readProject(root);
  const further = furtherServices(project);
  const all = readSchemas(root);
  const schemas = ownSchemas(root, all);
  const types = await typeFiles(
    schemas,
    further.map(({ service }) => service),
  );
  const files = new Map(types);
  for (const tools of [project.content, ...further])
    for (const [file, text] of tools?.generated?.(root) ?? []) files.set(file, text);
  for (const [file, text] of decoderFiles(schemas)) files.set(file, text);
  const editorSchemas = editorSchemaFiles(root, all);
  if (types) return { files, editorSchemas };
  const lacking = `No types were generated, because ${compiler} is not installed. Install it with: npm install --save-dev ${compiler}@16`;
  return { files, editorSchemas, lacking };
}

/** Paths of decoders whose source no longer has a schema. They no longer compile. */
function unusedDecoders(root: string, files: ReadonlyMap<string, string>): string[] {
  const folder = path.join(root, decoderFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^decode-.+\.ts$/.test(name))
    .map((name) => `${decoderFolder}/${name}`)
    .filter((file) => !files.has(file));
}

/** Paths of committed generated files that are missing, out of date or no longer needed. */
export async function staleFiles(root: string): Promise<string[]> {
  const { files } = await generatedFiles(root);
  return [...changedFiles(root, files), ...unusedDecoders(root, files)];
}

/**
 * What to say of a site whose generated files are older than its schemas, so that components get other props than their types say; undefined
 * if all are up to date. Files that are missing do not count: a site in JavaScript has none, and the compiler reports them. Runs no code of the site.
 */
export async function staleWarning(root: string, schemas: Schemas): Promise<string | undefined> {
  if (!existsSync(path.join(root, 'src/generated'))) return undefined;
  const own = ownSchemas(root, schemas);
  const decoders = decoderFiles(own);
  const hasTypes = existsSync(path.join(root, 'src/generated/block-props.ts'));
  const types = hasTypes ? await typeFiles(own, []) : undefined;
  // Only the project config names the services in this file, and the compiler compares it with the code.
  types?.delete('src/generated/register.ts');
  const stale = changedFiles(root, new Map([...(types ?? []), ...decoders])).filter((file) =>
    existsSync(path.join(root, file)),
  );
  if (stale.length === 0) return undefined;
  return `${stale.join(', ')} ${stale.length > 1 ? 'are' : 'is'} older than schemas/, so code may read values that no longer exist. Run: npx pagewright generate. Then correct what the compiler reports.`;
}

/** The written and removed files, as paths relative to the project. */
interface GenerateResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Says what to install, if a package is missing. */
  readonly lacking?: string;
}

/** Writes the generated files that are missing or out of date, and removes those that are no longer needed. */
export async function generateFiles(root: string): Promise<GenerateResult> {
  const { files, editorSchemas, ...others } = await generatedFiles(root);
  const removed = unusedDecoders(root, files);
  for (const file of removed) rmSync(path.join(root, file));
  return { written: writeChanged(root, new Map([...files, ...editorSchemas])), removed, ...others };
}
