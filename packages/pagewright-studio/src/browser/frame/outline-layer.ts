import type { Outline } from '../preview/messages/frame-messages.ts';
import { boxOf, slotsOf } from './find-slots.ts';

/** The page cannot override `!important` styles in a shadow root. The colours of the page are unknown, so each line has a light edge. */
const styles = `
:host { all: initial !important; position: absolute !important; top: 0 !important; left: 0 !important;
  z-index: 2147483647 !important; width: 0 !important; height: 0 !important; pointer-events: none !important;
  display: block !important; --unit: 1px; }
.box { position: absolute; top: 0; left: 0; box-sizing: border-box; border: calc(2 * var(--unit)) solid #5b21c4;
  box-shadow: 0 0 0 var(--unit) #fff, inset 0 0 0 var(--unit) #fff; }
.box[data-kind="pointed"] { border-style: dashed; border-width: calc(1.5 * var(--unit)); }
.box[data-kind="target"] { border-width: var(--unit); border-color: #5b21c4a6; box-shadow: 0 0 0 var(--unit) #ffffffa6; }
.label { position: sticky; top: 0; width: max-content; max-width: 100%; box-sizing: border-box; display: flex;
  gap: calc(8 * var(--unit)); align-items: baseline; padding: calc(2 * var(--unit)) calc(7 * var(--unit));
  overflow: hidden; white-space: nowrap; background: #5b21c4; color: #fff; box-shadow: 0 0 0 var(--unit) #fff;
  font: 500 calc(12 * var(--unit)) / 1.4 ui-sans-serif, system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
.place { font: calc(11 * var(--unit)) / 1.4 ui-monospace, Menlo, Consolas, monospace; opacity: 0.85; }
@media (forced-colors: active) { .box { border-color: Highlight; } .label { border: var(--unit) solid; } }
`;

interface Line {
  readonly kind: 'selected' | 'pointed';
  readonly slots: readonly HTMLElement[];
  readonly boxes: readonly HTMLElement[];
}

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

function boxElement(kind: Line['kind'], { name, place }: Outline, isFirst: boolean): HTMLElement {
  const box = document.createElement('div');
  box.className = 'box';
  box.dataset.kind = kind;
  if (!isFirst) return box;
  const label = textElement('label', '');
  label.append(textElement('name', name), textElement('place', place));
  box.append(label);
  return box;
}

/** Lines around sections, over the page. They are in a shadow root outside of its body, so that neither changes the other. */
export class OutlineLayer {
  readonly #host = document.createElement('pagewright-outlines');
  readonly #root = this.#host.attachShadow({ mode: 'closed' });
  readonly #targetBox = document.createElement('div');
  #lines: readonly Line[] = [];
  #target: Element | undefined;

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets = [sheet];
    this.#targetBox.className = 'box';
    this.#targetBox.dataset.kind = 'target';
    this.#host.setAttribute('aria-hidden', 'true');
    document.documentElement.append(this.#host);
  }

  /** The elements with a line around them. */
  get slots(): readonly HTMLElement[] {
    return this.#lines.flatMap(({ slots }) => slots);
  }

  /** @param scale of the page in the window: labels have the same size at all scales */
  show(selected: Outline | undefined, pointed: Outline | undefined, scale: number): void {
    this.#host.style.setProperty('--unit', `${1 / scale}px`);
    const lines = [this.#lineOf('selected', selected)];
    const line = this.#lineOf('pointed', pointed);
    if (line.slots.some((slot) => !lines[0]?.slots.includes(slot))) lines.push(line);
    this.#lines = lines;
    this.#root.replaceChildren(...lines.flatMap(({ boxes }) => boxes), this.#targetBox);
    this.draw();
  }

  /** Draws a thin line around the text or image that a click would mean. */
  pointAt(target: Element | undefined): void {
    this.#target = target;
    this.draw();
  }

  #lineOf(kind: Line['kind'], outline: Outline | undefined): Line {
    const slots = outline ? slotsOf(outline, document) : [];
    return { kind, slots, boxes: slots.map((_, index) => boxElement(kind, outline ?? none, index === 0)) };
  }

  /**
   * Puts the lines where their elements are now. They scroll with the page, and the names stay in view. Returns what changes when an
   * element moves.
   */
  draw(): string {
    const { left: x, top: y } = this.#host.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const places = this.#lines.flatMap(({ slots, boxes }) =>
      slots.map((slot, index) => {
        const place = placeIn(boxOf(slot), { x, y, width });
        const element = boxes[index];
        if (element) placeBox(element, place, slot.isConnected);
        return place.join();
      }),
    );
    const target = this.#target?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, width: wide, height } = target;
    const around = new DOMRect(left - space, top - space, wide + 2 * space, height + 2 * space);
    const place = placeIn(around, { x, y, width });
    placeBox(this.#targetBox, place, this.#target?.isConnected === true && height > 0);
    return this.#target ? [...places, place.join()].join(' ') : places.join(' ');
  }
}

/** Pixels between a text and the line around it. */
const space = 3;

/** Left, top, width and height of a box in the layer, which is at `x` and `y`, cut at the sides of the page. */
function placeIn(box: DOMRect, { x, y, width }: { x: number; y: number; width: number }): number[] {
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)];
  return [left - x, box.top - y, Math.max(0, right - left), box.height].map(Math.round);
}

const none: Outline = { blocks: [], name: '', place: '' };

function placeBox({ style }: HTMLElement, [left, top, width, height = 0]: number[], isThere: boolean): void {
  style.display = isThere && height > 0 ? 'block' : 'none';
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
