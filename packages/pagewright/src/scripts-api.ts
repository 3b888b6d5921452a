/** What blocks, the layout and `scripts` of `src/site.ts` import for scripts of others. Only sites that import it load it. */

export { askForConsent } from './render/scripts/consent-question.ts';
export { type ConsentState, giveConsent, withdrawConsent } from './render/scripts/consent-store.ts';
export { Script } from './render/scripts/Script.tsx';
export type { PageView, ScriptOptions } from './render/scripts/script-options.ts';
export { useConsent, useConsentKinds } from './render/scripts/use-consent.ts';
