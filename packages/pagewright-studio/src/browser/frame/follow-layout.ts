/** Frames without a change after which nothing moves any more. */
const stillFrames = 15;

/**
 * Calls `draw` in each frame in which something may move, until it returns the same for some frames: after scrolling, resizing, changes of
 * the document, loaded images and animations.
 * @param onChange called once for changes of the document in a frame
 * @returns a function that draws in the next frames, and whenever the size of these elements changes
 */
export function followLayout(
  draw: () => string,
  onChange: () => void,
): (elements: readonly Element[]) => void {
  let isRunning = false;
  let last = '';
  let still = 0;
  const step = () => {
    const now = draw();
    still = now === last ? still + 1 : 0;
    last = now;
    isRunning = now !== '' && still < stillFrames;
    if (isRunning) requestAnimationFrame(step);
  };
  const again = () => {
    still = 0;
    if (!isRunning) requestAnimationFrame(step);
    isRunning = true;
  };
  const sizes = new ResizeObserver(again);
  const listen = { capture: true, passive: true };
  for (const type of ['scroll', 'load', 'transitionrun', 'animationstart', 'toggle'])
    document.addEventListener(type, again, listen);
  window.addEventListener('scroll', again, listen);
  window.addEventListener('resize', again, listen);
  let isChanged = false;
  new MutationObserver(() => {
    if (isChanged) return;
    isChanged = true;
    requestAnimationFrame(() => {
      isChanged = false;
      onChange();
      again();
    });
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'data-slot'],
  });
  return (elements) => {
    sizes.disconnect();
    for (const element of [document.body, ...elements]) sizes.observe(element);
    again();
  };
}
