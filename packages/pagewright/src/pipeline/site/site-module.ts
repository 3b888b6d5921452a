import path from 'node:path';
import { type ModulePaths, modulePaths } from '../code/module-paths.ts';
import {
  definition,
  type Expression,
  entriesOf,
  exportedObject,
  nameOf,
  type Program,
  parseFile,
  property,
  siteFile,
} from '../code/syntax-tree.ts';
import { isFile } from '../files-below.ts';
import { extensionFile, extensionParts, extensionsOf } from '../project/extensions.ts';

/** A code registry: the file of each block type or source, if the code imports one. */
export interface CodeRegistry {
  /** The file with the registry, relative to the project. */
  readonly file: string;
  readonly entries: ReadonlyMap<string, string | undefined>;
  /** The names whose entries lead to no file. `entries` has what they import, as it is written. */
  readonly unresolved?: ReadonlySet<string>;
  /** The reason why the site file has no registries. */
  readonly problem?: 'site-syntax' | 'no-site';
}

/** The code registries of a site. */
export interface CodeRegistries {
  readonly blocks: CodeRegistry;
  readonly sources: CodeRegistry;
  /** The file of the layout, if the site file imports the layout in the same way as blocks. */
  readonly layout?: string | undefined;
}

/** The specifiers of the imports of a file, by local name. */
function importsOf(program: Program): ReadonlyMap<string, string> {
  return new Map(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }): [string, string] => [local.name, statement.source.value])
        : [],
    ),
  );
}

/** The specifier of a registry value: `() => import('./quote/Quote.tsx')`, or the name of an import. */
function specifierOf(node: Expression, imports: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Identifier') return imports.get(node.name);
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'ImportExpression') return undefined;
  const { source } = node.body;
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}

/** The file of a registry value. */
function fileOf(node: Expression, { program, file, paths }: ParsedModule): string | undefined {
  const specifier = specifierOf(node, importsOf(program));
  return specifier === undefined ? undefined : paths.fileOf(specifier, file);
}

/** A parsed file of a project. */
interface ParsedModule {
  /** Relative to the project. */
  readonly file: string;
  readonly program: Program;
  readonly paths: ModulePaths;
}

/** Finds a property of `defineSite`: an object literal there, or one that is imported from another file, with that file. */
function findRegistry(root: string, site: ParsedModule, name: string) {
  const given = definition(site.program);
  const expression = given && property(given, name);
  if (expression?.type === 'ObjectExpression') return { ...site, object: expression };
  if (expression?.type !== 'Identifier') return undefined;
  const file = fileOf(expression, site);
  const program = file === undefined ? undefined : parseFile(root, file);
  const object = program && exportedObject(program, expression.name);
  return file !== undefined && object ? { ...site, file, program, object } : undefined;
}

function readRegistry(root: string, site: ParsedModule, name: string): CodeRegistry {
  const found = findRegistry(root, site, name);
  if (!found) return { file: siteFile, entries: new Map() };
  const { file, object } = found;
  const unresolved = new Set<string>();
  const entries = entriesOf(object).map(([key, entry]): [string, string | undefined] => {
    const specifier = specifierOf(entry, importsOf(found.program));
    const at = specifier === undefined ? undefined : found.paths.fileOf(specifier, file);
    if (specifier !== undefined && at === undefined) unresolved.add(key);
    return [key, at ?? specifier];
  });
  return { file, entries: new Map(entries), unresolved };
}

function readLayout(site: ParsedModule): string | undefined {
  const given = definition(site.program);
  const layout = given && property(given, 'layout');
  return layout && fileOf(layout, site);
}

function parseSite(root: string): ParsedModule | undefined {
  const program = parseFile(root, siteFile);
  return program && { file: siteFile, program, paths: modulePaths(root) };
}

/** A named part of a file, with its range as offsets in UTF-16 units. */
export interface CodePart {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The location of a registry in its file. */
export interface RegistryPlace {
  /** The file, relative to the project. */
  readonly file: string;
  /** The object literal with its braces. */
  readonly object: Omit<CodePart, 'name'>;
  readonly entries: readonly CodePart[];
  /** The imports of the file, by module specifier. */
  readonly imports: readonly CodePart[];
  /** The specifier of a file of the project with an alias, if other entries have one. */
  readonly aliasOf: (file: string) => string | undefined;
}

/** Finds the registry `blocks` or `sources` in the code of the project in `root`; undefined if it is not an object literal. */
export function findRegistryPlace(root: string, name: 'blocks' | 'sources'): RegistryPlace | undefined {
  const site = parseSite(root);
  const found = site && findRegistry(root, site, name);
  if (!found) return undefined;
  const { file, program, object, paths } = found;
  const imports = importsOf(program);
  const others = entriesOf(object).flatMap(([, entry]) => {
    const specifier = specifierOf(entry, imports);
    const other = specifier === undefined ? undefined : paths.fileOf(specifier, file);
    return specifier === undefined || other === undefined ? [] : [{ specifier, file: other }];
  });
  const partOf = (name: string, { start, end }: Omit<CodePart, 'name'>): CodePart => ({ name, start, end });
  return {
    file,
    object: { start: object.start, end: object.end },
    entries: object.properties.map((entry) => partOf(nameOf(entry) ?? '', entry)),
    imports: program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [partOf(statement.source.value, statement)] : [],
    ),
    aliasOf: (added) =>
      others.map((other) => paths.aliasOf(added, other)).find((found) => found !== undefined),
  };
}

/** A registry with the blocks or sources of the extensions. */
function withExtensions(root: string, registry: CodeRegistry, kind: 'blocks' | 'sources'): CodeRegistry {
  const parts = extensionParts(extensionsOf(root), kind);
  if (parts.length === 0) return registry;
  const files = parts.map((part): [string, string] => [part.name, extensionFile(root, part)]);
  return { ...registry, entries: new Map([...registry.entries, ...files]) };
}

/** Reads the registries of the project in `root`. Parses the code and never runs it, because it is written for browsers. */
export function readRegistries(root: string): CodeRegistries {
  const site = parseSite(root);
  if (!site || !definition(site.program)) {
    const problem = !site && isFile(path.join(root, siteFile)) ? 'site-syntax' : 'no-site';
    const registry = { file: siteFile, entries: new Map(), problem } as const;
    return { blocks: registry, sources: registry };
  }
  return {
    blocks: withExtensions(root, readRegistry(root, site, 'blocks'), 'blocks'),
    sources: withExtensions(root, readRegistry(root, site, 'sources'), 'sources'),
    layout: readLayout(site),
  };
}
