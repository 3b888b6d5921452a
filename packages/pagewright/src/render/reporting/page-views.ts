import { whenIdle } from '../when-idle.ts';

/** Resolves when the page is visible, not just prerendered by the browser, and the browser is idle. */
function whenShownAndIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () => void whenIdle().then(resolve);
    if ('prerendering' in document && document.prerendering === true) {
      document.addEventListener('prerenderingchange', idle, { once: true });
    } else idle();
  });
}

/** Sends a page view to the analytics service. Its code loads late, and a failure affects nothing else. */
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
