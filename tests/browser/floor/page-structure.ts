import { JSDOM } from 'jsdom';

/** Attributes that say that script runs, where a reader is, or that a picture did not arrive. */
const setByScript = new Set(['data-stuck', 'aria-expanded', 'data-broken']);

function linesOf(element: Element, depth: number): string[] {
  const attributes = [...element.attributes]
    .filter(({ name }) => !setByScript.has(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .sort();
  const lines = [`${' '.repeat(depth)}<${[element.localName, ...attributes].join(' ')}>`];
  // React draws nothing inside of it where script runs.
  if (element.localName === 'noscript') return lines;
  element.normalize();
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) lines.push(' '.repeat(depth + 1) + child.textContent);
    else
      lines.push(
        ...[...element.children].filter((each) => each === child).flatMap((each) => linesOf(each, depth + 1)),
      );
  }
  return lines;
}

/** Comments are React's, and part texts that are one text to a reader. */
function withoutComments(document: Document): Document {
  const walker = document.createTreeWalker(document, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  return document;
}

/** The elements, attributes and texts of a part of a document, a line each. */
export function structureOf(html: string, selector: string): string {
  const { document } = new JSDOM(html).window;
  const element = withoutComments(document).querySelector(selector);
  return element ? linesOf(element, 0).join('\n') : `no ${selector}`;
}

/**
 * What the head says of a page: its title and the tags that differ from page to page, in one order. The picture for
 * shared links is left out: the build makes it, and only crawlers read it, which load each page (docs/decisions/0028).
 */
export function headOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const tags = [
    ...document.head.querySelectorAll('[data-head]:not([property^="og:image"], [name="twitter:image"])'),
  ].flatMap((tag) => linesOf(tag, 0));
  return [`title ${document.title}`, ...tags.sort()];
}
