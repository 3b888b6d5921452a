/** The box of an element from its attribute `data-box="left top width height"`. */
function boxIn(element: Element): DOMRect {
  const [left, top, width, height] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return new DOMRect(left, top, width, height);
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Lays out elements by their attributes, because jsdom has no layout. A later element covers earlier ones. */
export function layOut(): void {
  Element.prototype.getBoundingClientRect = function () {
    return boxIn(this);
  };
  Object.assign(Element.prototype, {
    getClientRects(this: Element) {
      return this.hasAttribute('data-box') ? [boxIn(this)] : [];
    },
  });
  Object.assign(document, {
    adoptedStyleSheets: [],
    elementsFromPoint: (x: number, y: number) =>
      [...document.querySelectorAll('[data-box]')].filter((each) => isIn(boxIn(each), x, y)).toReversed(),
  });
}

/** The element with a name. */
export function elementOf(selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`No element ${selector}`);
  return element;
}
