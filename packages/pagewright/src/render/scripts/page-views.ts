import type { Settings } from '../document/settings.ts';
import { whenShownAndIdle } from '../when-idle.ts';
import { showView } from './shown-view.ts';

/**
 * Announces a page that is shown, and sends a page view to the analytics service, if the site has one. The code for that loads late, and a
 * failure affects nothing else.
 */
export async function reportPageView(settings: Settings, path: string): Promise<void> {
  showView(path);
  if (!settings.analyticsId) return;
  await whenShownAndIdle();
  try {
    const { measurePage } = await import('./measure-pages.ts');
    await measurePage(settings, settings.analyticsId, path);
  } catch (error) {
    console.warn('[pagewright] page view not sent:', error);
  }
}
