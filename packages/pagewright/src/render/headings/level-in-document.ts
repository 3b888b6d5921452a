import { headingLevel, LevelFinder } from './shift-headings.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

/** The level of the first heading in an element with a text, from what is before the element on its page. */
export function levelInDocument(element: Element): number {
  const levels = new LevelFinder();
  const page = element.closest('main') ?? element.ownerDocument;
  for (const part of page.querySelectorAll(`${headings}, [data-block]`)) {
    if (!(part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    const level = headingLevel(part.localName);
    if (level === undefined) levels.enterBlock();
    else if (!part.closest('[data-content]')) levels.passHeading(level);
  }
  return levels.next;
}

/** The level of the first heading that an element shows; undefined without headings. */
export function shownLevel(element: Element): number | undefined {
  const first = element.querySelector(headings);
  return first ? headingLevel(first.localName) : undefined;
}
