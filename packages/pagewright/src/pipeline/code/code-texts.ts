import type { CodeText, TextsOfCode } from '../../check/diagnostics/remote-code.ts';
import { attributesOf } from './code-uses.ts';
import { lastName, nodesIn, plainExpression, type SyntaxNode, walk } from './syntax-nodes.ts';

/** Functions whose first argument is a kind of consent, or a list of them. */
const askers = /^(?:useConsent|giveConsent|withdrawConsent)$/;
const kindAttributes = /^data-consent-kinds?$/;
const addresses = /^(?:href|src|poster)$/;
const links = /^(?:a|area|Link)$/;
/** Elements of HTML, and the components of the engine with an address. A site decides what an address of its own components means. */
const elements = /^(?:[a-z]\w*|Link|Script)$/;
/** The start of an address that is the same on all pages: a path, an anchor, a query or a scheme. Also an empty text. */
const absolute = /^(?:[/#?\\]|[a-z][a-z0-9+.-]*:|$)/i;

/** Matches a text that may have anything that `textsIn` finds. */
export const mayHaveTexts = /\b(?:useConsent|giveConsent|withdrawConsent|consent|href|src|poster)\b/;

/** The literal texts that an expression may have. */
function literalsIn(given: SyntaxNode): readonly CodeText[] {
  const node = plainExpression(given);
  const { start, end } = node;
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? [{ text: node.value, start, end }] : [];
  if (node.type === 'ArrayExpression') return nodesIn(node.elements).flatMap(literalsIn);
  if (node.type !== 'ConditionalExpression') return [];
  return [...nodesIn(node.consequent), ...nodesIn(node.alternate)].flatMap(literalsIn);
}

/** The values of an object literal by name. */
function valuesOf(node: SyntaxNode): ReadonlyMap<string | undefined, readonly SyntaxNode[]> {
  return new Map(nodesIn(node.properties).map(({ key, value }) => [lastName(key), nodesIn(value)]));
}

/** The kinds of consent that a node names. */
function kindsIn(node: SyntaxNode): readonly CodeText[] {
  if (node.type === 'CallExpression') {
    const [first] = nodesIn(node.arguments);
    return first && askers.test(lastName(node.callee) ?? '') ? literalsIn(first) : [];
  }
  if (node.type === 'ObjectExpression') {
    // An object with both is a script. The words of a question may have the name "consent", too.
    const values = valuesOf(node);
    return values.has('src') ? (values.get('consent') ?? []).flatMap(literalsIn) : [];
  }
  if (node.type !== 'JSXOpeningElement') return [];
  const isScript = lastName(node.name) === 'Script';
  return [...attributesOf(node)].flatMap(([name, value]) => {
    if (!kindAttributes.test(name)) return isScript && name === 'consent' ? literalsIn(value) : [];
    return literalsIn(value).flatMap(({ text, ...range }) =>
      text.split(/\s+/).flatMap((kind) => (kind === '' ? [] : [{ ...range, text: kind }])),
    );
  });
}

/** The addresses of an element: relative ones, and the paths of links. */
function addressesIn(node: SyntaxNode): Pick<TextsOfCode, 'relative' | 'links'> {
  const element = node.type === 'JSXOpeningElement' ? (lastName(node.name) ?? '') : '';
  if (!elements.test(element)) return { relative: [], links: [] };
  const found = [...attributesOf(node)].flatMap(([name, value]) =>
    addresses.test(name) ? literalsIn(value) : [],
  );
  return {
    relative: found.filter(({ text }) => !absolute.test(text)),
    links: links.test(element) ? found.filter(({ text }) => /^\/(?!\/)/.test(text)) : [],
  };
}

/** The literal texts in a module that the check compares with the rest of the site. */
export function textsIn(program: SyntaxNode): TextsOfCode {
  const kinds: CodeText[] = [];
  const relative: CodeText[] = [];
  const paths: CodeText[] = [];
  walk(program, (node) => {
    kinds.push(...kindsIn(node));
    const each = addressesIn(node);
    relative.push(...each.relative);
    paths.push(...each.links);
  });
  return { kinds, relative, links: paths };
}
