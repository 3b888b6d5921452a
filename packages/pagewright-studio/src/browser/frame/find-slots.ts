import { type BlockMark, type Outline, readMark } from '../preview/messages/frame-messages.ts';

/** The block at a target of an event. */
export function markAt(target: EventTarget | null): BlockMark | undefined {
  const slot = target instanceof Element ? target.closest('[data-slot]') : null;
  return readMark(slot?.getAttribute('data-slot') ?? '');
}

/**
 * The elements of blocks, in the order of the page. The page may be older than what the window knows: of the blocks with the same place in
 * a file, the nearest before an index is meant.
 */
export function slotsOf({ blocks }: Pick<Outline, 'blocks'>, root: ParentNode): readonly HTMLElement[] {
  if (blocks.length === 0) return [];
  const all = [...root.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element) => {
    const mark = readMark(element.dataset.slot ?? '');
    return mark ? [{ element, mark }] : [];
  });
  const found = blocks.flatMap(({ file, number, index, type }) => {
    const same = all.filter(
      ({ element, mark }) =>
        mark.file === file && mark.number === number && mark.index <= index && element.dataset.block === type,
    );
    return same.at(-1)?.element ?? [];
  });
  return all.map(({ element }) => element).filter((element) => found.includes(element));
}

/**
 * What a page shows for a block: its element, or else what follows the block before it: a message that its content cannot be read, or the
 * next block. Undefined if the page has no blocks.
 */
export function shownForBlock({ file, index }: BlockMark, root: ParentNode): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element) => {
    const mark = readMark(element.dataset.slot ?? '');
    return mark ? [{ element, mark }] : [];
  });
  const own = all.find(({ mark }) => mark.file === file && mark.index === index);
  if (own) return own.element;
  const before = all.findLast(({ mark }) => mark.index < index)?.element;
  const next = before ? before.nextElementSibling : all[0]?.element.parentElement?.firstElementChild;
  return next instanceof HTMLElement ? next : before;
}

/** The place of an element in the viewport. An element without a box of its own has the box of its children. */
export function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const inner = [...element.children].map((child) => child.getBoundingClientRect());
  const seen = inner.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return own;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
