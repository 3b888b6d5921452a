import type { Settings } from '../document/settings.ts';
import { consentTo, onConsent } from './consent-store.ts';
import { currentView } from './shown-view.ts';

/** The kind of consent that page views wait for, if the project declares it. */
export const measuredKind = 'statistics';

async function send(settings: Settings, measurementId: string, path: string): Promise<void> {
  const { sendPageView } = await import('./analytics.ts');
  sendPageView(settings, measurementId, path);
}

/** The domains that may have set a cookie for this host: `a.b.example`, `b.example`, `example`. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Removes the cookies of the analytics service. It sets them for the widest domain that it can. */
function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_g(?:a|id|at)(?:_|$)/.test(name)) continue;
    const gone = `${name}=; Max-Age=0; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in all browsers
    document.cookie = gone;
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    for (const domain of cookieDomains()) document.cookie = `${gone}; domain=${domain}`;
  }
}

let isFollowing = false;
let isAllowed = false;

/** Follows the decisions of the visitor: consent sends the page that is shown, withdrawal stops the service and removes its cookies. */
function followConsent(settings: Settings, measurementId: string): void {
  if (isFollowing) return;
  isFollowing = true;
  onConsent(() => {
    const wasAllowed = isAllowed;
    isAllowed = consentTo(measuredKind) === 'given';
    if (isAllowed === wasAllowed) return;
    // The switch of the service itself: https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
    Reflect.set(window, `ga-disable-${measurementId}`, !isAllowed);
    const view = currentView();
    if (!isAllowed) removeCookies();
    else if (view) {
      send(settings, measurementId, view.path).catch((error: unknown) => {
        console.warn('[pagewright] page view not sent:', error);
      });
    }
  });
}

/** Sends a page view. If the project declares the kind `statistics`, only with the visitor's consent, and then the page that is shown first. */
export async function measurePage(settings: Settings, measurementId: string, path: string): Promise<void> {
  if (settings.consent?.kinds.includes(measuredKind)) {
    isAllowed = consentTo(measuredKind) === 'given';
    followConsent(settings, measurementId);
    if (!isAllowed) return;
  }
  await send(settings, measurementId, path);
}
