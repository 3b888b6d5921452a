import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';
import { contentOf, type Element, type Root } from './html-tree.ts';

/** Maximum nesting depth. Page builders reach about 30 levels; Chromium's own limit is 512. */
export const maxDepth = 200;
/** Maximum number of elements and text nodes. The longest HTML that a person writes has about 20,000. */
export const maxNodes = 50_000;

/** Thrown for HTML that is too large or too deeply nested to show. */
export class HtmlTooComplexError extends Error {
  constructor() {
    super(`HTML is nested deeper than ${maxDepth} levels or has more than ${maxNodes} nodes`);
    this.name = 'HtmlTooComplexError';
  }
}

function withContent(template: DefaultTreeAdapterTypes.Element): DefaultTreeAdapterTypes.Template {
  return {
    ...template,
    nodeName: 'template',
    tagName: 'template',
    content: defaultTreeAdapter.createDocumentFragment(),
  };
}

/**
 * Keeps the parser's time linear. Without a bound, each search through open elements takes time for every level, and the HTML standard
 * reopens unclosed formatting elements in every paragraph.
 */
function boundedAdapter(): typeof defaultTreeAdapter {
  let depth = 0;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > maxNodes) throw new HtmlTooComplexError();
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      count();
      const created = defaultTreeAdapter.createElement(name, namespace, attributes);
      // hast-util-from-parse5 8.0.3 reads the `content` of every template, but a template in an SVG has none.
      return name === 'template' ? withContent(created) : created;
    },
    createTextNode(value) {
      count();
      return defaultTreeAdapter.createTextNode(value);
    },
    // The default adapter searches from the first sibling, although the reference is nearly always among the last.
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    onItemPush() {
      depth += 1;
      if (depth > maxDepth) throw new HtmlTooComplexError();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/**
 * Parses HTML in linear time, as a browser parses it inside a `div`. The tree is shallow enough for recursion.
 * @throws HtmlTooComplexError
 */
export function parseHtml(text: string): Root {
  const treeAdapter = boundedAdapter();
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  const fragment: DefaultTreeAdapterTypes.DocumentFragment = parseFragment(context, text, { treeAdapter });
  const tree = fromParse5(fragment);
  return { type: 'root', children: tree.type === 'root' ? contentOf(tree) : [] };
}

/** The content of an element that parsers read as text, such as `noscript`. */
export function contentAsText(element: Element): Root {
  return parseHtml(element.children.map((child) => (child.type === 'text' ? child.value : '')).join(''));
}

/** Start tags and end tags, but not of elements that have no content. */
const nestingTags = /<(\/?)(?!(?:br|hr|img|input|link|meta|param|source|track|wbr)\b)[a-z]/gi;

/** True for HTML that is far from the limits. Much faster than parsing it. */
function isSimple(html: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [, slash] of html.matchAll(nestingTags)) {
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    tags += 1;
    if (depth > maxDepth / 4 || tags > maxNodes / 5) return false;
  }
  return true;
}

/** True for HTML that `parseHtml` refuses. */
export function isTooComplex(html: string): boolean {
  if (isSimple(html)) return false;
  try {
    parseHtml(html);
    return false;
  } catch (error) {
    if (error instanceof HtmlTooComplexError) return true;
    throw error;
  }
}
