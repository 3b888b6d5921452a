import { grammarSchemas } from '../../config/grammar-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { isObject, itemsOf, type Json, objectOf, valueAt } from '../../json/json-value.ts';
import { builtInSchemas } from '../../schema/built-in/built-in-schemas.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import { type ParsedFile, readSource } from '../diagnostics/source-file.ts';
import { checkAnnotations, checkDefaultsAndExamples } from './annotation-check.ts';
import { bundleSchema, sharedDefinitions } from './bundle-schemas.ts';
import { checkFileName, checkTitle, schemaName, siteSchemaFile } from './name-check.ts';
import { circularReferences, unresolvedReferences } from './reference-check.ts';
import { checkSemantics, type NamesInSchemas, unknownNames } from './semantics-check.ts';
import { checkSubset, type SchemaFolder } from './subset-check.ts';
import { checkVersions, collectOldExamples, readVersions, versionsFile } from './version-check.ts';

export interface LoadedSchemas {
  readonly schemas: Schemas;
  readonly diagnostics: readonly Diagnostic[];
}

const folders: readonly SchemaFolder[] = ['blocks', 'content', 'shared'];

const noSchemas: Schemas = {
  blocks: new Map(),
  content: new Map(),
  grammar: new Map(),
  shared: new Map(),
  written: new Map(),
};

/**
 * Parses and checks all schemas. If they are not usable, the result has no schemas, because diagnostics of pages would be
 * wrong.
 * @param files the text of each file, by its path below `schemas/`: `blocks/card-grid.json`
 */
export function loadSchemas(files: ReadonlyMap<string, string>): LoadedSchemas {
  // Other modules memoize by schema object, so equal files must give the same objects.
  if (!last || !isSame(files, last.files)) last = { files, ...load(files) };
  return last;
}

type Files = ReadonlyMap<string, string>;

function isSame(files: Files, others: Files): boolean {
  return files.size === others.size && [...files].every(([name, text]) => others.get(name) === text);
}

let last: (LoadedSchemas & { readonly files: Files }) | undefined;

function load(files: Files): LoadedSchemas {
  const sources = [...files].map(([name, text]) => readSource(name, text));
  const inFolder = (folder: string) =>
    new Map(
      sources.flatMap((file): [string, ParsedFile][] => {
        const name = schemaName(file.name);
        return name !== undefined && file.name.startsWith(`${folder}/`) ? [[name, file]] : [];
      }),
    );
  const shared = inFolder('shared');
  const report = (file: ParsedFile, found: readonly Problem[]) =>
    [...file.diagnostics, ...found.map((each) => diagnose(file, each))]
      .toSorted((one, other) => one.range.line - other.range.line || one.range.column - other.range.column)
      .map((diagnostic): Diagnostic => ({ ...diagnostic, folder: 'schemas' }));
  const named = (test: (source: Json | undefined) => boolean) =>
    [...inFolder('content')].flatMap(([name, { value }]) => (test(value) ? [name] : []));
  const blocks = inFolder('blocks');
  const withoutSlots = [...blocks].flatMap(([name, { value }]) => ('slots' in objectOf(value) ? [] : [name]));
  const names = { contentTypes: named(hasSlug), counting: named(isListOfPages), withoutSlots };
  const diagnostics = sources.flatMap((file) =>
    report(
      file,
      file.name === versionsFile
        ? checkVersions(file.value === undefined ? {} : file.value, blocks)
        : findings(file, shared, names),
    ),
  );
  if (diagnostics.length > 0) return { schemas: noSchemas, diagnostics };

  const parts = new Map<string, JsonSchema>([...builtInSchemas, ...schemasOf(shared)]);
  const bundled = (schemas: Iterable<readonly [string, JsonSchema]>) =>
    new Map([...schemas].map(([name, schema]) => [name, bundleSchema(schema, parts)]));
  const ownSite = sources.find(({ name }) => name === siteSchemaFile)?.value;
  const schemas = {
    blocks: bundled(schemasOf(blocks)),
    content: bundled(schemasOf(inFolder('content'))),
    grammar: bundled(Object.entries({ ...grammarSchemas, site: withSiteProperties(ownSite) })),
    shared: sharedDefinitions(parts),
    written: readVersions(sources.find(({ name }) => name === versionsFile)?.value),
  };
  const misfits = sources
    .filter(({ name }) => name !== versionsFile)
    .flatMap((file) => {
      const problems = checkDefaultsAndExamples(file.value ?? null, parts);
      return report(file, collectOldExamples(file, problems, schemas.written));
    });
  return { schemas: areUsable(misfits) ? schemas : noSchemas, diagnostics: misfits };
}

/** Whether schemas with these diagnostics can be used. Old examples say nothing about the schema itself. */
export function areUsable(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.every(({ code }) => code === 'old-version');
}

function schemasOf(files: ReadonlyMap<string, ParsedFile>): ReadonlyMap<string, JsonSchema> {
  return new Map(
    [...files].flatMap(([name, { value }]) => (isObject(value) ? [[name, value] as const] : [])),
  );
}

/** The schema of `_site.json`: the properties that the engine needs, and those that the site adds in `schemas/site.json`. */
function withSiteProperties(added: Json | undefined): JsonSchema {
  const { site } = grammarSchemas;
  if (!isObject(added)) return site;
  return {
    ...site,
    properties: { ...site.properties, ...objectOf(added.properties) },
    required: [...site.required, ...itemsOf(added.required)],
  };
}

/** True for a source whose params have a slug. */
function hasSlug(source: Json | undefined): boolean {
  return valueAt(source, ['properties', 'params', 'properties', 'slug']) !== undefined;
}

/** True for a source whose content is the pages of a list, each with its number and the next number. */
function isListOfPages(source: Json | undefined): boolean {
  const item = objectOf(valueAt(source, ['properties', 'content', 'items', 'properties']));
  return 'page' in item && 'next' in item;
}

function findings(
  file: ParsedFile,
  shared: ReadonlyMap<string, ParsedFile>,
  names: NamesInSchemas,
): readonly Problem[] {
  const { value } = file;
  const folder = folders.find((each) => file.name.startsWith(`${each}/`)) ?? 'site';
  const name = schemaName(file.name);
  if (name === undefined || value === undefined) return checkFileName(file.name);
  return [
    ...checkSubset(value, folder),
    ...checkSemantics(value, folder, shared),
    ...checkAnnotations(value, folder),
    ...unknownNames(value, folder, names),
    ...checkTitle(file, shared),
    ...unresolvedReferences(value, folder, shared),
    ...(folder === 'shared' ? circularReferences(name, shared) : []),
  ];
}
