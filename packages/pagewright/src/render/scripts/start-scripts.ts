import type { Settings } from '../document/settings.ts';
import { startQuestion } from './consent-question.ts';
import { openConsent } from './consent-store.ts';
import { createDefaultPolicy } from './default-policy.ts';

/** Prepares a document for scripts of others, before any code of the site runs: the default policy, and the visitor's consent. */
export function prepareScripts(settings: Settings): void {
  const { scripts, consent } = settings;
  if (scripts) createDefaultPolicy(settings);
  if (!consent) return;
  openConsent(consent);
  startQuestion(consent.kinds);
}
