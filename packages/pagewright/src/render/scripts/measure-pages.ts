import type { Settings } from '../document/settings.ts';
import { whenShownAndIdle } from '../when-idle.ts';
import { consentTo, onConsent } from './consent-store.ts';
import { currentView, onPageShown } from './shown-view.ts';

/** The kind of consent that page views wait for, if the project declares it. */
const measuredKind = 'statistics';

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

/** Sends the page that is shown. The code for that loads late, and a failure affects nothing else. */
async function send(settings: Settings, measurementId: string, isAllowed: () => boolean): Promise<void> {
  const path = currentView()?.path;
  // Pages from before the consent are never sent.
  if (path === undefined || !isAllowed()) return;
  await whenShownAndIdle();
  if (!isAllowed()) return;
  try {
    const { sendPageView } = await import('./analytics.ts');
    sendPageView(settings, measurementId, path);
  } catch (error) {
    console.warn('[pagewright] page view not sent:', error);
  }
}

/**
 * Sends a page view for each page. If the project declares the kind `statistics`, only with the visitor's consent: first the page on which it is
 * given. Withdrawal stops the service and removes its cookies.
 */
export function sendPageViews(settings: Settings, measurementId: string): void {
  const waits = settings.consent?.kinds.includes(measuredKind) === true;
  const isAllowed = () => !waits || consentTo(measuredKind) === 'given';
  let wasAllowed = isAllowed();
  const sendShown = () => void send(settings, measurementId, isAllowed);
  onPageShown(sendShown);
  sendShown();
  onConsent(() => {
    if (isAllowed() === wasAllowed) return;
    wasAllowed = !wasAllowed;
    // The switch of the service itself: https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
    Reflect.set(window, `ga-disable-${measurementId}`, !wasAllowed);
    if (wasAllowed) sendShown();
    else removeCookies();
  });
}
