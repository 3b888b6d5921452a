import { trusted } from '../../content/sanitising/trusted-html.ts';
import { type HeadingLevel, levelAtBlock, levelAtStart, shiftHeadings } from './shift-headings.ts';

const headings = 'h1,h2,h3,h4,h5,h6';

const levelOf = (heading: Element) => Number(heading.localName[1]);

/** The level of the first heading in an element with a text: one below the nearest heading before the element. */
function levelInDocument(element: Element): number {
  let above = levelAtStart;
  const page = element.closest('main') ?? element.ownerDocument;
  for (const part of page.querySelectorAll(`${headings},[data-block]`)) {
    if (!(part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    if (part.hasAttribute('data-block')) above = levelAtBlock(above);
    else if (!part.closest('[data-content]')) above = levelOf(part);
  }
  return Math.min(above + 1, 6);
}

/** Sets the levels of the headings in an element with a clean text, once. */
export function placeInDocument(element: HTMLElement, level: HeadingLevel | undefined): void {
  if (element.dataset.content !== '') return;
  const first = level ?? levelInDocument(element);
  element.dataset.content = String(first);
  const placed = shiftHeadings(element.innerHTML, first);
  if (placed !== element.innerHTML) Object.assign(element, { innerHTML: trusted(placed) });
}
