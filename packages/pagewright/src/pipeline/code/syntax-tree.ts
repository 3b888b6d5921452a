import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { isFile } from '../files-below.ts';

/** The file that calls `defineSite`, relative to the project. */
export const siteFile = 'src/site.ts';

export type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
export type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;

/** The values of constants, by name. */
export type Constants = ReadonlyMap<string, Expression>;

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

/** The values of the constants that a module declares, by name. */
export function constantsOf(program: Program): Constants {
  return new Map(
    program.body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
      return declared.declarations.flatMap(({ id, init }): [string, Expression][] =>
        id.type === 'Identifier' && init ? [[id.name, withoutTypes(init)]] : [],
      );
    }),
  );
}

/** The value of a property of an object literal. */
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
export function entriesOf({ properties }: ObjectExpression): [string, Expression][] {
  return properties.flatMap((entry): [string, Expression][] => {
    const name = nameOf(entry);
    return name === undefined || entry.type !== 'Property' ? [] : [[name, withoutTypes(entry.value)]];
  });
}

/** The object literal that a module exports as `name`. */
export function exportedObject(program: Program, name: string): ObjectExpression | undefined {
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
export function definition(program: Program, constants: Constants = new Map()): ObjectExpression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    const argument = declaration.type === 'CallExpression' ? declaration.arguments[0] : declaration;
    const given = argument?.type === 'Identifier' ? constants.get(argument.name) : argument;
    if (given?.type === 'ObjectExpression') return given;
  }
  return undefined;
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
