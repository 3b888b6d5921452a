import type { JsonSchema } from '../../grammar/plan.ts';
import { isObject } from '../../schema/json-value.ts';
import { readSource, type SourceFile } from '../json/source-file.ts';
import type { Diagnostic, Found } from '../messages/diagnostic.ts';
import type { Schemas } from '../workspace.ts';
import { bundleSchema } from './bundle-schemas.ts';
import { checkMeaning } from './meaning-check.ts';
import { checkFileName, checkTitle, schemaName } from './name-check.ts';
import { misfittingValues } from './own-values.ts';
import { circularReferences, deadReferences } from './reference-check.ts';
import { checkSubset, type SubsetFolder } from './subset-check.ts';

/** Every schema of a project, each with its shared parts in its own `definitions`. */
export interface SchemaSet extends Schemas {
  readonly shared: ReadonlyMap<string, JsonSchema>;
}

export interface LoadedSchemas {
  readonly schemas: SchemaSet;
  readonly diagnostics: readonly Diagnostic[];
}

const subsetFolders: readonly SubsetFolder[] = ['blocks', 'content', 'shared'];

const noSchemas: SchemaSet = { blocks: new Map(), content: new Map(), grammar: new Map(), shared: new Map() };

/**
 * Reads all schemas at once. `files` holds the text of each file by its path below `schemas/`: `blocks/card-grid.json`.
 * With a diagnostic there are no schemas, since whatever was said about a page would be wrong.
 */
export function loadSchemas(files: ReadonlyMap<string, string>): LoadedSchemas {
  const isSame =
    files.size === last.files.size && [...files].every(([name, text]) => last.files.get(name) === text);
  // What is known of schemas is kept by the schema object, so equal files give the same objects.
  if (!isSame) last = { files, ...load(files) };
  return last;
}

let last: LoadedSchemas & { readonly files: ReadonlyMap<string, string> } = {
  files: new Map(),
  schemas: noSchemas,
  diagnostics: [],
};

function load(files: ReadonlyMap<string, string>): LoadedSchemas {
  const sources = [...files].map(([name, text]) => readSource(name, text));
  const inFolder = (folder: string) =>
    new Map(
      sources.flatMap((file): [string, SourceFile][] => {
        const name = schemaName(file.name);
        return name !== undefined && file.name.startsWith(`${folder}/`) ? [[name, file]] : [];
      }),
    );
  const shared = inFolder('shared');
  const report = (file: SourceFile, found: readonly Found[]) =>
    [...file.diagnostics, ...found.map((each) => file.diagnose(each))]
      .toSorted((one, other) => one.range.line - other.range.line || one.range.column - other.range.column)
      .map((diagnostic): Diagnostic => ({ ...diagnostic, folder: 'schemas' }));
  const diagnostics = sources.flatMap((file) => report(file, findings(file, shared)));
  if (diagnostics.length > 0) return { schemas: noSchemas, diagnostics };

  const parts = schemasOf(shared);
  const bundled = (folder: string) =>
    new Map([...schemasOf(inFolder(folder))].map(([name, schema]) => [name, bundleSchema(schema, parts)]));
  const schemas = {
    blocks: bundled('blocks'),
    content: bundled('content'),
    grammar: bundled('grammar'),
    shared: parts,
  };
  const misfits = subsetFolders.flatMap((folder) =>
    [...inFolder(folder).values()].flatMap((file) =>
      report(file, misfittingValues(file.value ?? null, parts)),
    ),
  );
  return misfits.length > 0 ? { schemas: noSchemas, diagnostics: misfits } : { schemas, diagnostics: [] };
}

function schemasOf(files: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, JsonSchema> {
  return new Map(
    [...files].flatMap(([name, { value = null }]) => (isObject(value) ? [[name, value] as const] : [])),
  );
}

function findings(file: SourceFile, shared: ReadonlyMap<string, SourceFile>): readonly Found[] {
  const { value } = file;
  const [folderName = ''] = file.name.split('/');
  const folder = subsetFolders.find((each) => each === folderName);
  const name = schemaName(file.name);
  if (name === undefined || value === undefined) return checkFileName(file.name);
  const dead = deadReferences(value, folderName, shared);
  if (!folder) {
    // The schemas of page configs belong to the engine and use more of JSON Schema, but refer to shared schemas, too.
    return dead.filter(
      (each) => each.code === 'schema-reference' && !each.facts.found.startsWith('#/definitions/'),
    );
  }
  return [
    ...checkSubset(value, folder),
    ...checkMeaning(value, folder, shared),
    ...checkTitle(file, shared),
    ...dead,
    ...(folder === 'shared' ? circularReferences(name, shared) : []),
  ];
}
