import type { HtmlWrite } from '../../check/diagnostics/remote-code.ts';
import { isNode, lastName, nodesIn, type SyntaxNode, walk } from './syntax-nodes.ts';

/** Properties and methods that take HTML as text. */
const properties = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const methods = new Set([
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'parseFromString',
]);

/** Matches a text that may write HTML. */
export const mayWriteHtml =
  /(?:inner|outer|Inner|Adjacent)HTML|srcdoc|createContextualFragment|HTMLUnsafe|parseFromString|document\.write/;

/** What takes the HTML that a node writes. */
function sinkOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'AssignmentExpression') {
    const { left } = node;
    const isSink = isNode(left) && left.type === 'MemberExpression' && properties.has(lastName(left) ?? '');
    return isSink && isNode(left.property) ? left.property : undefined;
  }
  const { callee } = node;
  if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
    const name = lastName(callee) ?? '';
    const writes = /^write(?:ln)?$/.test(name) && lastName(callee.object) === 'document';
    return (writes || methods.has(name)) && isNode(callee.property) ? callee.property : undefined;
  }
  if (node.type !== 'JSXOpeningElement') return undefined;
  // React writes a script or a style as text, and a component may do anything with it.
  const element = lastName(node.name) ?? '';
  if (!/^[a-z]/.test(element) || element === 'script' || element === 'style') return undefined;
  return nodesIn(node.attributes).flatMap(({ name }) =>
    isNode(name) && lastName(name) === 'dangerouslySetInnerHTML' ? [name] : [],
  )[0];
}

/** The places where a module writes HTML as text. */
export function htmlWrites(program: SyntaxNode): readonly HtmlWrite[] {
  const found: HtmlWrite[] = [];
  walk(program, (node) => {
    const sink = sinkOf(node);
    if (sink) found.push({ sink: lastName(sink) ?? '', start: sink.start, end: sink.end });
  });
  return found;
}
