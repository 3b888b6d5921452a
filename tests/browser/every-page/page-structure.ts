import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

// A visit parses thousands of elements four times: parse5 takes a tenth of the time of jsdom.

/** Attributes that script sets: for the scroll position, open menus, pictures that did not load, and hydrated forms. */
const setByScript = new Set(['data-stuck', 'aria-expanded', 'data-broken', 'novalidate']);

type ElementOf = Tree.Element;

function elementsIn(node: Tree.Document | ElementOf): ElementOf[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

function attribute(element: ElementOf, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function startTag(element: ElementOf): string {
  const attributes = element.attrs
    .filter(({ name }) => !setByScript.has(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .sort();
  return `<${[element.tagName, ...attributes].join(' ')}>`;
}

/** Ignores comments, because React writes them between parts of one text. */
function linesOf(element: ElementOf, depth: number): string[] {
  const lines = [' '.repeat(depth) + startTag(element)];
  // React renders nothing inside it when script runs.
  if (element.tagName === 'noscript') return lines;
  let text = '';
  const endText = () => {
    if (text !== '') lines.push(' '.repeat(depth + 1) + text);
    text = '';
  };
  for (const child of element.childNodes) {
    if ('value' in child) text += child.value;
    else if ('tagName' in child) {
      endText();
      lines.push(...linesOf(child, depth + 1));
    }
  }
  endText();
  return lines;
}

/** Elements, attributes and texts of a part of a page, one line for each. The part is `#root`, or the first element with a given name. */
export function structureOf(html: string, part: '#root' | 'main'): string {
  const isPart = (element: ElementOf) =>
    part === '#root' ? attribute(element, 'id') === 'root' : element.tagName === part;
  const element = elementsIn(parse(html)).find(isPart);
  return element ? linesOf(element, 0).join('\n') : `no ${part}`;
}

/** The title and the elements of a head that differ between pages, sorted. */
export function headOf(html: string): string[] {
  const elements = elementsIn(parse(html));
  const own = elements.filter((element) => attribute(element, 'data-head') !== undefined);
  const title = elements.find(({ tagName }) => tagName === 'title');
  return [
    title ? linesOf(title, 0).join('') : 'no title',
    ...own.map((element) => linesOf(element, 0).join('')).sort(),
  ];
}
