import path from 'node:path';
import { projectFile } from '../../project/declared.ts';
import {
  type Constants,
  constantsOf,
  definition,
  type Expression,
  entriesOf,
  parseFile,
  property,
} from './syntax-tree.ts';

type CallExpression = Extract<Expression, { type: 'CallExpression' }>;

/** A property of the project config, with the paths that it computes. What else its code computes is undefined. */
export function valueOfProject(root: string, name: string): unknown {
  const program = parseFile(root, projectFile);
  if (!program) return undefined;
  const constants = constantsOf(program);
  const given = definition(program, constants);
  const written = given && property(given, name);
  return written && new ValueReader(root, constants).read(written);
}

/** Reads the values of expressions that have no effects: literals, paths, and constants of the file. */
class ValueReader {
  readonly #root: string;
  readonly #constants: Constants;
  /** The constants that are being read, because one may contain itself. */
  readonly #reading = new Set<string>();

  constructor(root: string, constants: Constants) {
    this.#root = root;
    this.#constants = constants;
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
    return Object.fromEntries(entriesOf(node).map(([name, value]) => [name, this.read(value)]));
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
      if (typeof second !== 'string') return undefined;
      return path.resolve(path.dirname(from), to) + (to.endsWith('/') ? '/' : '');
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
