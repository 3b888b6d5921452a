import { type PageTarget, targetLine } from '../preview/messages/page-target.ts';

/** The most texts of a section that are compared. */
const mostTexts = 3_000;

/** Pixels up to which a text is there for screen readers only. */
const hiddenSize = 2;

const noText = 'script, style, noscript, template, textarea, select, svg';

/** The section, or else the page around all sections. */
function scopeOf(element: Element): Element {
  return element.closest('[data-slot]') ?? document.body;
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** The element whose whole text is meant: words in a sentence belong to its paragraph. */
function textElement(element: Element, scope: Element): Element {
  let found = element;
  for (let outer = found.parentElement; outer && outer !== scope; outer = outer.parentElement) {
    if (!getComputedStyle(found).display.startsWith('inline') || !hasOwnText(outer)) break;
    found = outer;
  }
  return found;
}

function hasPoint(element: Element, x: number, y: number): boolean {
  return [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** The elements with texts that are below an element and in the same section, in their order. */
function textElements(scope: Element, below = scope): readonly Element[] {
  const walker = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  for (let count = 0; count < mostTexts && walker.nextNode(); count += 1) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent || node.textContent?.trim() === '' || scopeOf(parent) !== scope || parent.closest(noText))
      continue;
    found.add(textElement(parent, scope));
  }
  return [...found];
}

const urlOf = (element: Element) => element.closest('a[href]')?.getAttribute('href') ?? undefined;

function imageTarget(image: Element, scope: Element): PageTarget | undefined {
  const url = image.getAttribute('src') ?? '';
  const text = targetLine(image.getAttribute('alt') ?? '');
  if (url === '' && text === '') return undefined;
  const same = [...scope.querySelectorAll('img')].filter(
    (each) => each.getAttribute('src') === url && scopeOf(each) === scope,
  );
  return {
    is: 'image',
    text,
    url,
    nth: Math.max(
      0,
      same.findIndex((each) => each.isSameNode(image)),
    ),
  };
}

/** The place in the text at a point. */
function placeAt(x: number, y: number): readonly [node: Node, offset: number] | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret) return [caret.offsetNode, caret.offset];
  // WebKit has the function that was there before the standard.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}

/** Characters of the text of an element before a point. */
function caretAt(element: Element, x: number, y: number): number | undefined {
  const place = placeAt(x, y);
  if (!place || !element.contains(place[0])) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(...place);
  return before.toString().replaceAll(/\s+/g, ' ').trimStart().length;
}

function textTarget(element: Element, scope: Element, caret: number | undefined): PageTarget | undefined {
  // A button with a picture has only a name.
  const text = targetLine(element.textContent ?? '') || targetLine(element.getAttribute('aria-label') ?? '');
  if (text === '') return undefined;
  const url = urlOf(element);
  const same = textElements(scope).filter(
    (each) => targetLine(each.textContent ?? '') === text && urlOf(each) === url,
  );
  return {
    is: 'text',
    text,
    nth: Math.max(
      0,
      same.findIndex((each) => each === element || element.contains(each)),
    ),
    ...(url === undefined ? {} : { url }),
    ...(caret === undefined ? {} : { caret: Math.min(caret, text.length) }),
  };
}

/** The element that a click at a point would mean: an image, or the text there. Links that cover a card do not hide what is below them. */
export function elementAt(pointed: EventTarget | null, x: number, y: number): Element | undefined {
  if (!(pointed instanceof Element)) return undefined;
  const scope = scopeOf(pointed);
  for (const element of document.elementsFromPoint(x, y)) {
    if (element === scope || scopeOf(element) !== scope) break;
    if (!hasPoint(element, x, y)) continue;
    if (element.localName === 'img') return element;
    if (hasOwnText(element) && !element.closest(noText)) return textElement(element, scope);
  }
  // The edge of a button, or of a link.
  const control = pointed.closest('a, button, label, summary');
  if (control && scopeOf(control) === scope && hasPoint(control, x, y)) return control;
  return pointed === scope ? undefined : onlyContent(pointed, scope);
}

/** The text or image that is seen in an element; undefined if there are several, so that the space between them means none. */
function onlyContent(element: Element, scope: Element): Element | undefined {
  if (!hasFewElements(element)) return undefined;
  const texts = textElements(scope, element);
  const seen = [...texts, ...element.querySelectorAll('img')].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > hiddenSize && height > hiddenSize;
  });
  return seen.length === 1 ? seen[0] : undefined;
}

/** False for an element in which it would take long to search for texts. It most likely has several texts anyway. */
function hasFewElements(element: Element): boolean {
  return element.childElementCount < 8 && element.querySelectorAll('*').length < 40;
}

/** What a click at a point means; undefined between texts and images. */
export function targetAt(pointed: EventTarget | null, x: number, y: number): PageTarget | undefined {
  const element = elementAt(pointed, x, y);
  if (!element) return undefined;
  const scope = scopeOf(element);
  return element.localName === 'img'
    ? imageTarget(element, scope)
    : textTarget(element, scope, caretAt(element, x, y));
}

/** What an element with the focus means: its text, or else the image in it. */
export function targetOf(element: Element): PageTarget | undefined {
  const scope = scopeOf(element);
  const image = element.querySelector('img');
  return textTarget(element, scope, undefined) ?? (image ? imageTarget(image, scope) : undefined);
}
