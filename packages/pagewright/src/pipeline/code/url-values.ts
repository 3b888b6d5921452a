import { recordOf } from '../../json/is-record.ts';
import { webOrigin } from '../../project/declared-origins.ts';
import { isNode, lastName, nodesIn, plainExpression, type SyntaxNode, walk } from './syntax-nodes.ts';

/** A text that begins with an origin of the web, such as `https://example.com/a`, and where it is written. */
export interface UrlValue {
  readonly url: string;
  readonly origin: string;
  readonly node: SyntaxNode;
}

/** The values of the constants of a module, by name. */
export type Constants = ReadonlyMap<string, SyntaxNode>;

/** The values of all constants of a module, wherever it declares them. A name that is declared twice has none. */
export function constantsOf(program: SyntaxNode): Constants {
  const found = new Map<string, SyntaxNode>();
  const twice = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
    for (const { id, init } of nodesIn(node.declarations)) {
      const name = isNode(id) && id.type === 'Identifier' ? lastName(id) : undefined;
      if (name === undefined || !isNode(init)) continue;
      if (found.has(name)) twice.add(name);
      found.set(name, plainExpression(init));
    }
  });
  for (const name of twice) found.delete(name);
  return found;
}

/** @param isWhole false if more text follows, which would belong to the host unless the text has a part after it */
function urlIn(text: unknown, isWhole: boolean, node: SyntaxNode): readonly UrlValue[] {
  if (typeof text !== 'string' || !(isWhole || /^\w+:\/\/[^/?#]+[/?#]/.test(text))) return [];
  const origin = webOrigin(text.trim());
  return origin === undefined ? [] : [{ url: text.trim(), origin, node }];
}

/** True for a text that ends the host of the URL before it. */
function beginsPart(text: unknown): boolean {
  return typeof text === 'string' && /^[/?#]/.test(text);
}

/** The text of a part of a template. */
function textOf(part: SyntaxNode | undefined): unknown {
  return recordOf(part?.value).cooked;
}

function startOfTemplate(node: SyntaxNode): { readonly text: unknown; readonly isWhole: boolean } {
  const [first] = nodesIn(node.quasis);
  return { text: textOf(first), isWhole: nodesIn(node.expressions).length === 0 };
}

/** The URL that a literal has by itself. */
export function urlOfLiteral(node: SyntaxNode, isWhole = true): readonly UrlValue[] {
  if (node.type === 'Literal') return urlIn(node.value, isWhole, node);
  if (node.type !== 'TemplateLiteral') return [];
  const start = startOfTemplate(node);
  return urlIn(start.text, isWhole && start.isWhole, node);
}

/** The URLs of the web that an expression may have, as far as its text says. */
export function urlsOf(given: SyntaxNode, constants: Constants, isWhole = true): readonly UrlValue[] {
  const node = plainExpression(given);
  const own = (value: unknown, whole = isWhole) => (isNode(value) ? urlsOf(value, constants, whole) : []);
  switch (node.type) {
    case 'Identifier': {
      const constant = constants.get(lastName(node) ?? '');
      // A constant of a constant is not followed, so that names in a circle end.
      return constant && constant.type !== 'Identifier' ? urlsOf(constant, new Map(), isWhole) : [];
    }
    case 'TemplateLiteral': {
      const { text } = startOfTemplate(node);
      const [first] = nodesIn(node.expressions);
      const [, next] = nodesIn(node.quasis);
      return text === '' && first ? own(first, beginsPart(textOf(next))) : urlOfLiteral(node, isWhole);
    }
    case 'BinaryExpression':
      return own(node.left, isNode(node.right) && beginsPart(node.right.value));
    case 'ConditionalExpression':
      return [...own(node.consequent), ...own(node.alternate)];
    case 'LogicalExpression':
      return [...own(node.left), ...own(node.right)];
    case 'NewExpression': {
      if (lastName(node.callee) !== 'URL') return [];
      const [url, base] = nodesIn(node.arguments);
      const found = own(url);
      return found.length > 0 ? found : own(base);
    }
    default:
      return urlOfLiteral(node, isWhole);
  }
}
