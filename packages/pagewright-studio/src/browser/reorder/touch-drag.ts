/** How long a finger rests before it drags, in milliseconds. Browsers start their own drag later, and other gestures are shorter. */
const rest = 400;

/** How far a finger may move while it rests, in pixels. Beyond, it scrolls. */
const slack = 8;

type DragType = 'dragstart' | 'dragenter' | 'dragover' | 'drop' | 'dragend';

/**
 * Lets a finger drag an element. Not every browser starts a drag by touch, so this sends the events of a drag itself, to the same
 * listeners that a mouse drags with.
 * @param handle the part of it that is dragged, at once. Give it `touch-action: none`. Without one, the element is dragged after a rest.
 * @returns a function that ends it
 */
export function dragByTouch(element: HTMLElement, handle: HTMLElement | null = null): () => void {
  let end: (isDrop: boolean) => void = () => undefined;
  const onStart = (start: TouchEvent) => {
    end(false);
    const [finger, ...others] = start.touches;
    if (!finger || others.length > 0 || !(start.target instanceof Element)) return;
    const canDrag = handle ? handle.contains(start.target) : !start.target.closest('button, [role=menu]');
    if (canDrag) end = followFinger(element, finger, handle ? 0 : rest);
  };
  const onEnd = (event: TouchEvent) => end(event.type === 'touchend');
  element.addEventListener('touchstart', onStart, { passive: true });
  element.addEventListener('touchend', onEnd);
  element.addEventListener('touchcancel', onEnd);
  return () => {
    end(false);
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchend', onEnd);
    element.removeEventListener('touchcancel', onEnd);
  };
}

/** Drags an element with a finger. @returns a function that ends it, with a drop if it was dragged */
function followFinger(element: HTMLElement, first: Touch, delay: number): (isDrop: boolean) => void {
  const data = new DataTransfer();
  let last = first;
  let isDragged = false;
  const send = (type: DragType, target: Element) =>
    target.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer: data,
        clientX: last.clientX,
        clientY: last.clientY,
        screenX: last.screenX,
        screenY: last.screenY,
      }),
    );
  const target = () => document.elementFromPoint(last.clientX, last.clientY) ?? document.body;
  const begin = () => {
    isDragged = true;
    send('dragstart', element);
  };
  const timer = setTimeout(begin, delay);
  const onMove = (event: TouchEvent) => {
    const finger = [...event.touches].find(({ identifier }) => identifier === first.identifier);
    if (!finger) return;
    last = finger;
    const way = Math.hypot(finger.clientX - first.clientX, finger.clientY - first.clientY);
    if (!isDragged && way > slack && delay > 0) end(false);
    if (!isDragged) return;
    event.preventDefault();
    send('dragover', target());
  };
  // A browser that starts its own drag would end this one, and a menu would open below the finger.
  const stop = (event: Event) => {
    if (!isDragged || !event.isTrusted) return;
    event.stopImmediatePropagation();
    if (event.type !== 'pointermove') event.preventDefault();
  };
  const kept = ['dragstart', 'contextmenu', 'pointermove'];
  window.addEventListener('touchmove', onMove, { passive: false });
  for (const type of kept) window.addEventListener(type, stop, { capture: true });
  const end = (isDrop: boolean) => {
    clearTimeout(timer);
    window.removeEventListener('touchmove', onMove);
    for (const type of kept) window.removeEventListener(type, stop, { capture: true });
    if (!isDragged) return;
    isDragged = false;
    if (isDrop) send('drop', target());
    send('dragend', element);
  };
  return end;
}
