import type { BlockMark } from '../stage/frame-messages.ts';
import { markAt } from './find-slots.ts';

interface PickOptions {
  /** True if a click selects a section now. Otherwise the page works as on the site. */
  readonly isPicking: () => boolean;
  /** Called when another block, or none, is pointed at. */
  readonly onPoint: (block: BlockMark | undefined) => void;
  readonly onPick: (block: BlockMark, isDouble: boolean) => void;
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

/** What would take events for itself, and the pointer of links. Neither changes the layout. */
const styles = `iframe, object, embed, video { pointer-events: none !important; } * { cursor: default !important; }`;

/** Lets clicks select sections. Must run before the code of the page, which listens in the same place. */
export function pickSections({ isPicking, onPoint, onPick }: PickOptions): {
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
    const block = markAt(event.target);
    if (block) onPick(block, event.detail > 1);
  };
  for (const type of held) window.addEventListener(type, hold, { capture: true });
  const follow = (event: Event) => isPicking() && point(markAt(event.target));
  window.addEventListener('pointerover', follow, { capture: true, passive: true });
  // With the keyboard: Enter then selects the section.
  window.addEventListener('focusin', follow, { capture: true });
  document.documentElement.addEventListener('pointerleave', () => point(undefined));
  const changeMode = () => {
    sheet.disabled = !isPicking();
    if (!isPicking()) point(undefined);
  };
  document.adoptedStyleSheets.push(sheet);
  changeMode();
  return { changeMode };
}
