import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { extensionFile, extensionParts, extensionsOf } from './extensions.ts';

export type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;

/** The file that calls `defineSite`, relative to the project. */
export const siteFile = 'src/site.ts';

/** A code registry: the file of each block type or source, if the code imports one. */
export interface CodeRegistry {
  /** The file with the registry, relative to the project. */
  readonly file: string;
  readonly entries: ReadonlyMap<string, string | undefined>;
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

export function isFile(full: string): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The syntax tree of a file; undefined if the file does not exist or has a syntax error, which the compiler reports better. */
export function parseFile(root: string, file: string): Program | undefined {
  const full = path.join(root, file);
  if (!isFile(full)) return undefined;
  try {
    return parseAst(readFileSync(full, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  } catch {
    return undefined;
  }
}

/** An expression without the type annotations around it. */
export function withoutTypes(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? withoutTypes(node.expression)
    : node;
}

/** The imported files, by local name. */
function importsOf(program: Program, file: string): ReadonlyMap<string, string> {
  return new Map(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')
        ? statement.specifiers.map((specifier): [string, string] => [
            specifier.local.name,
            path.posix.join(path.posix.dirname(file), statement.source.value),
          ])
        : [],
    ),
  );
}

export function property(object: ObjectExpression, name: string): Expression | undefined {
  return entriesOf(object).find(([key]) => key === name)?.[1];
}

/** The name of a property; undefined if it is computed or spread. */
export function nameOf(entry: ObjectExpression['properties'][number]): string | undefined {
  if (entry.type !== 'Property' || entry.computed) return undefined;
  const { key } = entry;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
}

/** The values of an object literal by name, without type annotations. */
function entriesOf({ properties }: ObjectExpression): [string, Expression][] {
  return properties.flatMap((entry): [string, Expression][] => {
    const name = nameOf(entry);
    return name === undefined || entry.type !== 'Property' ? [] : [[name, withoutTypes(entry.value)]];
  });
}

/** The object literal that a module exports as `name`. */
function exportedObject(program: Program, name: string): ObjectExpression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== name || !init) continue;
      const value = withoutTypes(init);
      if (value.type === 'ObjectExpression') return value;
    }
  }
  return undefined;
}

/**
 * The object that is the default export of a module, or that `defineSite` or `defineProject` gets there.
 * @param constants the values that the module declares, if the argument may be the name of one
 */
export function definition(
  program: Program,
  constants: ReadonlyMap<string, Expression> = new Map(),
): ObjectExpression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    const argument = declaration.type === 'CallExpression' ? declaration.arguments[0] : declaration;
    const given = argument?.type === 'Identifier' ? constants.get(argument.name) : argument;
    if (given?.type === 'ObjectExpression') return given;
  }
  return undefined;
}

/** The file of a registry value: `() => import('./quote/Quote.tsx')`, or the name of an import. */
function fileOf(node: Expression, imports: ReadonlyMap<string, string>, folder: string): string | undefined {
  if (node.type === 'Identifier') return imports.get(node.name);
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'ImportExpression') return undefined;
  const { source } = node.body;
  return source.type === 'Literal' && typeof source.value === 'string'
    ? path.posix.join(folder, source.value)
    : undefined;
}

/** Finds a property of `defineSite`: an object literal there, or one that is imported from another file, with that file. */
function findRegistry(root: string, site: Program, name: string) {
  const given = definition(site);
  const expression = given && property(given, name);
  if (expression?.type === 'ObjectExpression') return { file: siteFile, program: site, object: expression };
  if (expression?.type !== 'Identifier') return undefined;
  const file = importsOf(site, siteFile).get(expression.name);
  const program = file === undefined ? undefined : parseFile(root, file);
  const object = program && exportedObject(program, expression.name);
  return file !== undefined && object ? { file, program, object } : undefined;
}

function readRegistry(root: string, site: Program, name: string): CodeRegistry {
  const found = findRegistry(root, site, name);
  if (!found) return { file: siteFile, entries: new Map() };
  const { file, program, object } = found;
  const imports = importsOf(program, file);
  const folder = path.posix.dirname(file);
  return {
    file,
    entries: new Map(entriesOf(object).map(([key, entry]) => [key, fileOf(entry, imports, folder)])),
  };
}

function readLayout(site: Program): string | undefined {
  const given = definition(site);
  const layout = given && property(given, 'layout');
  return layout && fileOf(layout, importsOf(site, siteFile), path.posix.dirname(siteFile));
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
}

/** Finds the registry `blocks` or `sources` in the code of the project in `root`; undefined if it is not an object literal. */
export function findRegistryPlace(root: string, name: 'blocks' | 'sources'): RegistryPlace | undefined {
  const site = parseFile(root, siteFile);
  const found = site && findRegistry(root, site, name);
  if (!found) return undefined;
  const { file, program, object } = found;
  const partOf = (name: string, { start, end }: Omit<CodePart, 'name'>): CodePart => ({ name, start, end });
  return {
    file,
    object: { start: object.start, end: object.end },
    entries: object.properties.map((entry) => partOf(nameOf(entry) ?? '', entry)),
    imports: program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [partOf(statement.source.value, statement)] : [],
    ),
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
  const site = parseFile(root, siteFile);
  if (!site || !definition(site)) {
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

/** Whether a file has a default export. True also if the file has a syntax error, which the bundler reports better. */
export function hasDefaultExport(root: string, file: string): boolean {
  const program = parseFile(root, file);
  return (
    program === undefined ||
    program.body.some(
      (statement) =>
        statement.type === 'ExportDefaultDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' &&
          statement.specifiers.some(
            ({ exported }) => (exported.type === 'Identifier' ? exported.name : exported.value) === 'default',
          )),
    )
  );
}
