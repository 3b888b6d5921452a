import type { Settings } from '../document/settings.ts';
import { report } from '../reporting/report.ts';
import { sitePath } from '../site-path.ts';
import { whenIdle, whenShownAndIdle } from '../when-idle.ts';
import { consentTo, onConsent, undeclaredKinds, whenGiven } from './consent-store.ts';
import { createDefaultPolicy, undeclaredOrigin, undeclaredText } from './default-policy.ts';
import type { ScriptOptions } from './script-options.ts';
import { currentView, onPageShown } from './shown-view.ts';

/** The scripts of this document by URL, and whether each has run. */
const loading = new Map<string, Promise<boolean>>();

/** True if the browser says that the Content-Security-Policy blocks this URL. Stop it when the script has loaded or failed. */
function watchBlocked(src: string): { readonly isBlocked: () => boolean; readonly stop: () => void } {
  let blocked = false;
  const url = new URL(src, document.baseURI).href;
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (url.startsWith(blockedURI)) blocked = true;
  };
  document.addEventListener('securitypolicyviolation', watch);
  return {
    isBlocked: () => blocked,
    stop: () => document.removeEventListener('securitypolicyviolation', watch),
  };
}

/** Loads and runs a script. Resolves with false if it cannot be loaded, which is reported. */
async function load({ src, attributes = {}, before }: ScriptOptions): Promise<boolean> {
  const { isBlocked, stop } = watchBlocked(sitePath(src));
  try {
    before?.();
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(attributes))
      element.setAttribute(name, value === true ? '' : value);
    // The default policy decides about the URL.
    element.src = sitePath(src);
    await new Promise((resolve, reject) => {
      element.addEventListener('load', resolve);
      element.addEventListener('error', () => reject(new Error('It could not be loaded')));
      document.head.append(element);
    });
    return true;
  } catch (error) {
    // The browser reports a violation after the error of the element.
    await whenIdle();
    const reason = isBlocked()
      ? 'The Content-Security-Policy that the host sends does not allow it: deploy the headers of this build.'
      : 'The visitor may block it, or its host may be down. The page works without it.';
    report({ about: 'script', message: `The script ${src} did not run (${error}). ${reason}` });
    return false;
  } finally {
    stop();
  }
}

/** What is wrong with a script before it loads; undefined if nothing is. */
export function scriptProblem(
  { src, consent }: ScriptOptions,
  { scripts, consent: asked }: Settings,
): string | undefined {
  const kind = consent === undefined ? undefined : undeclaredKinds([consent], asked?.kinds);
  if (kind !== undefined) return `The script ${src} does not load. ${kind}`;
  const origin = undeclaredOrigin(src, scripts);
  return origin === undefined ? undefined : `The script ${src} does not load. ${undeclaredText(origin)}`;
}

/** Calls the function of the site, and reports what it throws, with the name of the option. */
function callSafely(src: string, option: string, call: () => void): void {
  try {
    call();
  } catch (error) {
    report({ about: 'script', message: `${option} of the script ${src} threw: ${error}` });
    reportError(error);
  }
}

/** Reports the pages that are shown, and the consent, to a script that has run. */
function follow(script: ScriptOptions, signal: AbortSignal): void {
  const { src, consent, onPageView, onWithdraw } = script;
  const isAllowed = () => consent === undefined || consentTo(consent) === 'given';
  let wasAllowed = isAllowed();
  let told: object | undefined;
  const tell = async () => {
    const view = currentView();
    if (!view || view === told) return;
    told = view;
    const url = location.origin + location.pathname;
    // The page sets its title in the meantime.
    await whenIdle();
    if (!isAllowed() || signal.aborted) return;
    callSafely(src, 'onPageView', () => onPageView?.({ path: view.path, url, title: document.title }));
  };
  const decided = () => {
    const allowed = isAllowed();
    if (allowed === wasAllowed) return;
    wasAllowed = allowed;
    told = undefined;
    if (allowed && onPageView) void tell();
    else if (onWithdraw) callSafely(src, 'onWithdraw', onWithdraw);
  };
  signal.addEventListener('abort', onConsent(decided));
  if (!onPageView) return;
  signal.addEventListener(
    'abort',
    onPageShown(() => void tell()),
  );
  void tell();
}

/**
 * Runs a script of others: when the page is shown and the browser is idle, after consent, and once for each document. Problems are reported;
 * they never reach the page.
 * @returns a function that ends what it can: a script that has not loaded stays away, and one that has run gets no more calls
 */
export function runScript(script: ScriptOptions, settings: Settings): () => void {
  const end = new AbortController();
  const { signal } = end;
  const { src, consent, onReady } = script;
  const run = async () => {
    await whenShownAndIdle();
    if (signal.aborted) return;
    const problem = scriptProblem(script, settings);
    if (problem !== undefined) return report({ about: 'script', message: problem });
    if (consent !== undefined) await whenGiven(consent, signal);
    if (signal.aborted) return;
    createDefaultPolicy(settings);
    const loaded = loading.get(src) ?? load(script);
    loading.set(src, loaded);
    if (!(await loaded) || signal.aborted) return;
    if (onReady) callSafely(src, 'onReady', onReady);
    follow(script, signal);
  };
  void run();
  return () => end.abort();
}
