import { droppedElements } from '../allow-list.ts';
import { formulaElements } from '../formula-elements.ts';
import { type Element, elementsOf, isElement, type Root, rewriteElements, textNode } from '../html-tree.ts';

/** Content of a formula that browsers do not show: the formula in another notation. */
const notes = ['annotation', 'annotation-xml', ...droppedElements];

/** Elements with text. Parsers read other elements in them as HTML. */
const tokens = ['mi', 'mn', 'mo', 'ms', 'mtext'];

/** All text of an element, with its no-break spaces. */
function lettersOf({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? lettersOf(child) : '';
    })
    .join('');
}

/** Says that a name of several letters is upright, which it is anyway, so that styles can distinguish it from a variable. */
function reduceToken(token: Element): void {
  const value = lettersOf(token);
  token.children = [textNode(value)];
  if (token.tagName === 'mi' && [...value.trim()].length > 1) token.properties.mathvariant ??= 'normal';
}

/** The part of an action that is shown before anybody acts. */
function shownPart({ children }: Element): Element['children'] {
  return children.filter((child) => child.type === 'element').slice(0, 1);
}

/**
 * Reduces each formula to elements of MathML with text in them. Other elements would let parsers read what follows in two ways, so their
 * content takes their place.
 */
export function reduceFormulas(root: Root): void {
  for (const formula of elementsOf(root).filter(({ tagName }) => tagName === 'math')) {
    rewriteElements(formula, (node) => {
      if (notes.includes(node.tagName) && !isElement(node, 'math')) return [];
      if (node.tagName === 'maction') return shownPart(node);
      if (tokens.includes(node.tagName)) reduceToken(node);
      return formulaElements.has(node.tagName) && node.tagName !== 'math' ? [node] : node.children;
    });
  }
}
