import type { ConsentSettings } from '../document/settings.ts';
import { report } from '../reporting/report.ts';

/**
 * What a visitor has decided about a kind of scripts. `unasked`: nothing yet, or for an earlier version of the question. Nothing that needs
 * consent runs until it is `given`.
 */
export type ConsentState = 'given' | 'declined' | 'unasked';

/** The decision of a visitor, in the storage of the browser. */
interface Decision {
  readonly version: string;
  /** The day of the decision: `2026-11-28`. */
  readonly day: string;
  /** The kinds that the visitor agrees to. All others are declined. */
  readonly given: readonly string[];
}

const storageKey = 'pagewright:consent';
/** Dispatched on `window` after each decision, in this tab or another one. */
export const consentEvent = 'pagewright:consent';

let settings: ConsentSettings | undefined;
let decision: Decision | undefined;

function isDecision(value: unknown): value is Decision {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'given' in value &&
    Array.isArray(value.given)
  );
}

/** The stored decision. Undefined if there is none, if it is for another version of the question, or if the browser stores nothing. */
function readDecision(version: string): Decision | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isDecision(stored) && stored.version === version ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what the visitor has decided, and follows decisions in other tabs. */
export function openConsent(given: ConsentSettings): void {
  settings = given;
  decision = readDecision(given.version);
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    decision = readDecision(given.version);
    dispatchEvent(new Event(consentEvent));
  });
}

/** Calls a function after each decision. Returns a function that ends it. */
export function onConsent(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}

/** The decision about a kind. Kinds that the project does not declare are never given. */
export function consentTo(kind: string): ConsentState {
  if (!settings || !decision) return 'unasked';
  return settings.kinds.includes(kind) && decision.given.includes(kind) ? 'given' : 'declined';
}

/** Describes kinds that the project does not declare; undefined if it declares all of them. */
export function undeclaredKinds(
  kinds: readonly string[],
  declared: readonly string[] = [],
): string | undefined {
  const unknown = kinds.filter((kind) => !declared.includes(kind));
  if (unknown.length === 0) return undefined;
  const found =
    declared.length === 0 ? 'no kinds, or the variable of its onlyWith is not set' : declared.join(', ');
  return `Consent to ${unknown.join(', ')} cannot be given: consent.kinds in pagewright.config.ts declares ${found}. Add the kind there, or correct its name.`;
}

/** Stores a decision: these kinds are given, and all others declined. */
export function chooseConsent(given: readonly string[]): void {
  const message = undeclaredKinds(given, settings?.kinds);
  if (message !== undefined) report({ about: 'script', message });
  if (!settings) return;
  const { version, kinds } = settings;
  decision = {
    version,
    day: new Date().toISOString().slice(0, 10),
    given: kinds.filter((kind) => given.includes(kind)),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(decision));
  } catch {
    // The browser stores nothing. The decision holds until the visitor leaves the document.
  }
  dispatchEvent(new Event(consentEvent));
}

/**
 * The visitor agrees to kinds of scripts. Scripts that wait for them load at once. Kinds about which the visitor has not decided are declined.
 * @param kinds default: all that the project declares
 */
export function giveConsent(kinds: readonly string[] = settings?.kinds ?? []): void {
  chooseConsent([...(decision?.given ?? []), ...kinds]);
}

/**
 * The visitor does not agree to kinds of scripts, or no longer. Scripts that run get a call; see `onWithdraw`.
 * @param kinds default: all that the project declares
 */
export function withdrawConsent(kinds: readonly string[] = settings?.kinds ?? []): void {
  chooseConsent((decision?.given ?? []).filter((kind) => !kinds.includes(kind)));
}

/** Resolves when the visitor has agreed to a kind. */
export function whenGiven(kind: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (consentTo(kind) !== 'given') return;
      removeEventListener(consentEvent, check);
      resolve();
    };
    addEventListener(consentEvent, check, { signal });
    check();
  });
}
