import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';
import { contentOf, type Root } from './html-tree.ts';

/** Levels of nesting. Page builders come to about 30; Chromium's own parser stops at 512. */
const deepest = 200;
/** Elements, and pieces of text. The longest HTML that is read has about 20,000 when a person wrote it. */
const mostNodes = 50_000;

/** Thrown for HTML whose tree no page could show. */
export class HtmlTooComplex extends Error {
  constructor() {
    super(`HTML is nested deeper than ${deepest} levels, or has more than ${mostNodes} parts`);
    this.name = 'HtmlTooComplex';
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
 * Stops the parser before it takes more than linear time: looking for open elements costs time for each level, and
 * the standard demands that formatting which was never closed is opened again in every paragraph.
 */
function boundedAdapter(): typeof defaultTreeAdapter {
  let depth = 0;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > mostNodes) throw new HtmlTooComplex();
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      count();
      const created = defaultTreeAdapter.createElement(name, namespace, attributes);
      // hast-util-from-parse5 8.0.3 looks for the content of every template, which one within an SVG does not have.
      return name === 'template' ? withContent(created) : created;
    },
    createTextNode(value) {
      count();
      return defaultTreeAdapter.createTextNode(value);
    },
    // The parser's own search begins at the first sibling; what it looks for is nearly always among the last.
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    onItemPush() {
      depth += 1;
      if (depth > deepest) throw new HtmlTooComplex();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/**
 * The tree that a browser would make of HTML within a `div`, in linear time. Throws HtmlTooComplex. The tree itself
 * is safe to walk recursively.
 */
export function parseHtml(text: string): Root {
  const treeAdapter = boundedAdapter();
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  const fragment: DefaultTreeAdapterTypes.DocumentFragment = parseFragment(context, text, { treeAdapter });
  const tree = fromParse5(fragment);
  return { type: 'root', children: tree.type === 'root' ? contentOf(tree) : [] };
}
