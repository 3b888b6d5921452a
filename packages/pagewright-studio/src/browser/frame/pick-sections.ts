import type { BlockMark } from '../preview/messages/frame-messages.ts';
import type { PageTarget } from '../preview/messages/page-target.ts';
import { elementAt, targetAt, targetOf } from './clicked-target.ts';
import { markAt } from './find-slots.ts';

interface PickOptions {
  /** True if a click selects a section now. Otherwise the page works as on the site. */
  readonly isPicking: () => boolean;
  /** Called when another block, or none, is pointed at. */
  readonly onPoint: (block: BlockMark | undefined) => void;
  /** Called when another text or image, or none, is pointed at. */
  readonly onPointElement: (element: Element | undefined) => void;
  /** Called with the block that is clicked, and what the click is on. At least one of them is there. */
  readonly onPick: (block: BlockMark | undefined, target: PageTarget | undefined, isDouble: boolean) => void;
}

/** Events by which a page would follow links, submit forms, open menus, move the focus or be dragged. */
const held = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'submit',
  'dragstart',
] as const;

/** Frames and videos would keep events for themselves, and links would show a pointer. These styles do not change the layout. */
const styles = `iframe, object, embed, video { pointer-events: none !important; } * { cursor: default !important; }`;

/** Lets clicks select sections. Must run before the code of the page, which listens in the same place. */
export function pickSections({ isPicking, onPoint, onPointElement, onPick }: PickOptions): {
  readonly changeMode: () => void;
} {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  let last = '';
  const point = (block: BlockMark | undefined) => {
    const key = block ? `${block.file}:${block.number}:${block.index}` : '';
    if (key === last) return;
    last = key;
    onPoint(block);
  };
  const hold = (event: Event) => {
    if (!isPicking()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click' || !(event instanceof MouseEvent)) return;
    // A key or a screen reader has pressed it.
    const isPressed = event.detail === 0;
    const { target: clicked, clientX: x, clientY: y } = event;
    const isElement = clicked instanceof Element;
    const target = isPressed ? isElement && targetOf(clicked) : targetAt(clicked, x, y);
    pick(clicked, target || undefined, event.detail > 1);
  };
  const pick = (clicked: EventTarget | null, target: PageTarget | undefined, isDouble: boolean) => {
    const block = markAt(clicked);
    if (block || target) onPick(block, target, isDouble);
  };
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (!isPicking() || event.key !== 'Enter' || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target !== document.body) pick(target, targetOf(target), true);
  };
  let isMoved = false;
  let element: Element | undefined;
  const pointElement = (next: Element | undefined) => {
    if (next === element) return;
    element = next;
    onPointElement(next);
  };
  const move = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (isMoved || !isPicking()) return;
    isMoved = true;
    requestAnimationFrame(() => {
      isMoved = false;
      pointElement(isPicking() ? elementAt(target, x, y) : undefined);
    });
  };
  for (const type of held) window.addEventListener(type, hold, { capture: true });
  const follow = (event: Event) => isPicking() && point(markAt(event.target));
  window.addEventListener('pointerover', follow, { capture: true, passive: true });
  window.addEventListener('pointermove', move, { capture: true, passive: true });
  // With the keyboard: Enter then selects the section, and goes to the field.
  window.addEventListener('focusin', follow, { capture: true });
  window.addEventListener('keydown', press, { capture: true });
  const leave = () => {
    point(undefined);
    pointElement(undefined);
  };
  document.documentElement.addEventListener('pointerleave', leave);
  const changeMode = () => {
    sheet.disabled = !isPicking();
    if (!isPicking()) leave();
  };
  document.adoptedStyleSheets.push(sheet);
  changeMode();
  return { changeMode };
}
