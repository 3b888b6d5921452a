import { parseAst } from 'vite';
import { isRecord } from '../../json/is-record.ts';

/** A node of a syntax tree, with its range as offsets in UTF-16 units. */
export interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number';
}

/** The nodes in a property of a node: one, or all nodes of a list. */
export function nodesIn(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}

/** Calls `visit` for a node and all nodes inside it, outer nodes first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) for (const inner of nodesIn(value)) walk(inner, visit);
}

/** The name of an identifier; of `a.b` the name `b`; undefined for everything else. */
export function lastName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'MemberExpression') return lastName(node.property);
  return typeof node.name === 'string' ? node.name : undefined;
}

/** An expression without types and brackets around it. */
export function plainExpression(node: SyntaxNode): SyntaxNode {
  const isWrapped = /^(TS(Satisfies|As|NonNull)Expression|ParenthesizedExpression|JSXExpressionContainer)$/;
  return isWrapped.test(node.type) && isNode(node.expression) ? plainExpression(node.expression) : node;
}

/** The syntax tree of a module; undefined if it has a syntax error, which the compiler reports better. */
export function parseModule(file: string, text: string): SyntaxNode | undefined {
  try {
    const program: unknown = parseAst(text, { lang: /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx' });
    return isNode(program) ? program : undefined;
  } catch {
    return undefined;
  }
}
