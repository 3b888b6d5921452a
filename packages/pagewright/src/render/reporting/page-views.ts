/** Resolves when the page is really shown (a prepared page may never be) and the browser has time to spare. */
function whenShownAndIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
    if ('prerendering' in document && document.prerendering === true) {
      document.addEventListener('prerenderingchange', idle, { once: true });
    } else idle();
  });
}

/** Tells the analytics service of a page view. Its code loads late, and its failure reaches nothing else. */
export async function reportPageView(measurementId: string | undefined, path: string): Promise<void> {
  if (!measurementId) return;
  await whenShownAndIdle();
  try {
    const { sendPageView } = await import('./analytics.ts');
    sendPageView(measurementId, path);
  } catch (error) {
    console.warn('[pagewright] page view not sent:', error);
  }
}
