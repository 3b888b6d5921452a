import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import type { JsonProperty, JsonTree } from '../../json/json-tree.ts';
import { type Json, pointerToken } from '../../json/json-value.ts';
import { type ProjectText, projectFile } from '../../project/declared.ts';
import {
  type Constants,
  constantsOf,
  definition,
  type Expression,
  nameOf,
  type Program,
  withoutTypes,
} from '../code/syntax-tree.ts';

/** Reads values that are written as literals. All other values are computed, because the check does not run the code of a project. */
class LiteralReader {
  readonly computed = new Set<string>();
  readonly open = new Set<string>();
  readonly #constants: Constants;

  constructor(constants: Constants) {
    this.#constants = constants;
  }

  read(written: Expression, pointer: string): JsonTree {
    const node = this.#resolved(written);
    const { start, end } = node;
    if (node.type === 'ObjectExpression') return this.#readObject(node, pointer);
    if (node.type === 'ArrayExpression') {
      const items = node.elements.map((element, index) =>
        element && element.type !== 'SpreadElement'
          ? this.read(element, pointer + pointerToken(index))
          : this.#computedAt(pointer + pointerToken(index), node),
      );
      return { value: items.map(({ value }) => value), start, end, items };
    }
    if (node.type === 'Literal' && isPlain(node.value)) return { value: node.value, start, end };
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
      return { value: node.quasis[0]?.value.cooked ?? '', start, end };
    return this.#computedAt(pointer, node);
  }

  #readObject(node: Extract<Expression, { type: 'ObjectExpression' }>, pointer: string): JsonTree {
    const properties = new Map<string, JsonProperty>();
    for (const entry of node.properties) {
      const name = nameOf(entry);
      if (entry.type !== 'Property' || name === undefined) this.open.add(pointer);
      else
        properties.set(name, {
          nameStart: entry.key.start,
          nameEnd: entry.key.end,
          tree: this.read(entry.value, pointer + pointerToken(name)),
        });
    }
    const value = Object.fromEntries([...properties].map(([name, { tree }]) => [name, tree.value]));
    return { value, start: node.start, end: node.end, properties };
  }

  #computedAt(pointer: string, { start, end }: Expression): JsonTree {
    this.computed.add(pointer);
    return { value: null, start, end };
  }

  /** The value of a constant of the module, in place of its name. */
  #resolved(written: Expression): Expression {
    const node = withoutTypes(written);
    const constant = node.type === 'Identifier' ? this.#constants.get(node.name) : undefined;
    return constant && constant.type !== 'Identifier' ? constant : node;
  }
}

function isPlain(value: unknown): value is Extract<Json, string | number | boolean | null> {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Reads the project config from a text; undefined if it has a syntax error, or no object literal that can be read. */
export function parseProject(text: string): ProjectText | undefined {
  let program: Program;
  try {
    program = parseAst(text, { lang: 'ts' });
  } catch {
    return undefined;
  }
  const constants = constantsOf(program);
  const given = definition(program, constants);
  if (!given) return undefined;
  const { computed, open, ...reader } = readWith(constants, given);
  return { text, computed, open, ...reader };
}

function readWith(constants: Constants, given: Expression) {
  const reader = new LiteralReader(constants);
  const tree = reader.read(given, '');
  return { tree, value: tree.value, computed: reader.computed, open: reader.open };
}

/** Reads the project config of the project in `root` from its text; undefined if it has none that can be read. */
export function readProjectText(root: string): ProjectText | undefined {
  const file = path.join(root, projectFile);
  return existsSync(file) ? parseProject(readFileSync(file, 'utf8')) : undefined;
}
