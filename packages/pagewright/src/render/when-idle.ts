/** Maximum time in milliseconds that other work may delay a task which waits for it. */
const patience = 500;

/**
 * Resolves when the browser has nothing else to do. Use it to split work into short tasks, so that the browser can respond and paint
 * between them.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 50);
  });
}

/** Resolves when the page is visible, not just prerendered by the browser, and the browser is idle. */
export function whenShownAndIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () => void whenIdle().then(resolve);
    if ('prerendering' in document && document.prerendering === true) {
      document.addEventListener('prerenderingchange', idle, { once: true });
    } else idle();
  });
}
