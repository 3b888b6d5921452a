import { use, useSyncExternalStore } from 'react';
import { SettingsContext } from '../document/settings-context.ts';
import { type ConsentState, consentTo, onConsent } from './consent-store.ts';

/**
 * What the visitor has decided about a kind of scripts, now and after each decision. On a server and during hydration it is `unasked`, so
 * that the HTML is the same for all visitors.
 */
export function useConsent(kind: string): ConsentState {
  return useSyncExternalStore(
    onConsent,
    () => consentTo(kind),
    () => 'unasked',
  );
}

/**
 * The kinds that the project declares in `consent.kinds` of `pagewright.config.ts`. Empty if the site asks nothing: draw no question
 * then. In the gallery and in the studio, which have no visitors, it is `['statistics']`, so that the question can be seen.
 */
export function useConsentKinds(): readonly string[] {
  const settings = use(SettingsContext);
  return settings ? (settings.consent?.kinds ?? []) : ['statistics'];
}
