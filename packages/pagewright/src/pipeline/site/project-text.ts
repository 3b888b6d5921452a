import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { isFile, projectFile } from './project-file.ts';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type CallExpression = Extract<Expression, { type: 'CallExpression' }>;

/** The project config as it is written. */
interface ProjectText {
  /** What it exports, as far as it is known without running it: other values are undefined. */
  readonly value: unknown;
  /** The modules that it imports, as they are written. */
  readonly imports: readonly string[];
}

/** Reads `pagewright.config.ts` of the project in `root` without running it. */
export function readProjectText(root: string): ProjectText {
  const program = parseFile(path.join(root, projectFile));
  if (!program) return { value: undefined, imports: [] };
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const declared = exported?.type === 'ExportDefaultDeclaration' ? exported.declaration : undefined;
  const reader = new ValueReader(root, program);
  const value = declared && isExpression(declared) ? reader.read(declared) : undefined;
  return { value, imports: importsIn(program) };
}

/** The files that the project config imports, and those that they import, as absolute paths. Packages do not count. */
export function projectModules(root: string): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !isFile(file)) return;
    found.add(file);
    const program = parseFile(file);
    for (const specifier of program ? importsIn(program) : [])
      if (specifier.startsWith('.')) follow(path.resolve(path.dirname(file), specifier));
  };
  follow(path.join(root, projectFile));
  return [...found];
}

/** The syntax tree of a file; undefined if it does not exist or has a syntax error. */
function parseFile(file: string): Program | undefined {
  if (!isFile(file)) return undefined;
  try {
    return parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  } catch {
    return undefined;
  }
}

function importsIn(program: Program): string[] {
  return program.body.flatMap((statement) =>
    (statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportNamedDeclaration' ||
      statement.type === 'ExportAllDeclaration') &&
    statement.source
      ? [statement.source.value]
      : [],
  );
}

function isExpression(node: { readonly type: string }): node is Expression {
  return !node.type.endsWith('Declaration');
}

/** Reads the values of expressions that have no effects: literals, paths, and constants of the file. */
class ValueReader {
  readonly #root: string;
  readonly #constants: ReadonlyMap<string, Expression>;
  /** The constants that are being read, because one may contain itself. */
  readonly #reading = new Set<string>();

  constructor(root: string, { body }: Program) {
    this.#root = root;
    this.#constants = new Map(
      body.flatMap((statement) => {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') return [];
        return declaration.declarations.flatMap(({ id, init }): [string, Expression][] =>
          id.type === 'Identifier' && init ? [[id.name, init]] : [],
        );
      }),
    );
  }

  read(node: Expression): unknown {
    switch (node.type) {
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
      case 'ParenthesizedExpression':
        return this.read(node.expression);
      case 'Literal':
        return 'regex' in node ? readPattern(node.regex) : node.value;
      case 'TemplateLiteral':
        return this.#join(
          node.quasis.map(({ value }) => value.cooked ?? ''),
          node.expressions.map((each) => this.read(each)),
        );
      case 'ArrayExpression':
        return node.elements.map((each) =>
          each && each.type !== 'SpreadElement' ? this.read(each) : undefined,
        );
      case 'ObjectExpression':
        return this.#readObject(node);
      case 'Identifier':
        return this.#readConstant(node.name);
      case 'MemberExpression':
        return this.#readMember(node);
      case 'NewExpression':
      case 'CallExpression':
        return this.#readCall(node);
      default:
        return undefined;
    }
  }

  #readObject(node: Extract<Expression, { type: 'ObjectExpression' }>): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      node.properties.flatMap((entry): [string, unknown][] => {
        if (entry.type !== 'Property' || entry.computed) return [];
        const { key } = entry;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
        return [[name, this.read(entry.value)]];
      }),
    );
  }

  #readConstant(name: string): unknown {
    if (name === '__dirname') return this.#root;
    if (name === '__filename') return path.join(this.#root, projectFile);
    const value = this.#constants.get(name);
    if (!value || this.#reading.has(name)) return undefined;
    this.#reading.add(name);
    const read = this.read(value);
    this.#reading.delete(name);
    return read;
  }

  #readMember({ object, property }: Extract<Expression, { type: 'MemberExpression' }>): unknown {
    const name = property.type === 'Identifier' ? property.name : undefined;
    if (object.type === 'MetaProperty') {
      if (name === 'dirname') return this.#root;
      return name === 'filename' || name === 'url' ? path.join(this.#root, projectFile) : undefined;
    }
    // The path of a file URL.
    return name === 'pathname' || name === 'href' ? this.read(object) : undefined;
  }

  #readCall({
    callee,
    arguments: given,
  }: CallExpression | Extract<Expression, { type: 'NewExpression' }>): unknown {
    const name =
      callee.type === 'Identifier'
        ? callee.name
        : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : '';
    const values = given.map((each) => (each.type === 'SpreadElement' ? undefined : this.read(each)));
    const [first, second] = values;
    const texts = values.filter((each) => typeof each === 'string');
    if (name === 'defineProject' || name === 'fileURLToPath') return first;
    if (name === 'cwd') return this.#root;
    if (texts.length < values.length || texts.length === 0) return undefined;
    if (name === 'URL') {
      const [to = '', from = ''] = texts;
      return typeof second === 'string' ? path.resolve(path.dirname(from), to) : undefined;
    }
    if (name === 'resolve') return path.resolve(this.#root, ...texts);
    return name === 'join' ? path.join(...texts) : undefined;
  }

  #join(texts: readonly string[], values: readonly unknown[]): string | undefined {
    if (values.some((each) => typeof each !== 'string')) return undefined;
    return texts.map((text, index) => text + String(values[index] ?? '')).join('');
  }
}

function readPattern({
  pattern,
  flags,
}: {
  readonly pattern: string;
  readonly flags: string;
}): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
