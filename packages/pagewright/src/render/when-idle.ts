/** Longest time that other work delays something that waits for it to end, in milliseconds. */
const patience = 500;

/** Resolves when the browser has nothing else to do. Splits work into short tasks, between which it can respond and paint. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 50);
  });
}
