import { use, useEffect, useRef } from 'react';
import { SettingsContext } from '../document/settings-context.ts';
import { report } from '../reporting/report.ts';
import { undeclaredKinds } from './consent-store.ts';
import { runScript } from './run-script.ts';
import type { ScriptOptions } from './script-options.ts';

/**
 * Runs somebody else's script while the component is mounted; see `ScriptOptions`. It draws nothing. For scripts that belong to a block, such as a
 * form or a map of another service. Scripts for the whole site belong in `scripts` of `src/site.ts`.
 */
export function Script(options: ScriptOptions): null {
  const settings = use(SettingsContext);
  const latest = useRef(options);
  latest.current = options;
  const { src, consent, attributes, before } = options;
  const isPageCounter = options.onPageView !== undefined;
  // A build says what a browser would report later.
  if (typeof window === 'undefined' && settings && consent !== undefined) {
    const message = undeclaredKinds([consent], settings.consent?.kinds);
    if (message !== undefined)
      report({ about: 'script', message: `The script ${src} will not load. ${message}` });
  }
  const first = useRef({ attributes, before });
  useEffect(() => {
    // In the gallery and in the studio, blocks have no settings and run no scripts of others.
    if (!settings) return undefined;
    return runScript(
      {
        src,
        ...(consent === undefined ? {} : { consent }),
        ...(first.current.attributes ? { attributes: first.current.attributes } : {}),
        before: () => first.current.before?.(),
        onReady: () => latest.current.onReady?.(),
        onWithdraw: () => latest.current.onWithdraw?.(),
        ...(isPageCounter ? { onPageView: (view) => latest.current.onPageView?.(view) } : {}),
      },
      settings,
    );
  }, [settings, src, consent, isPageCounter]);
  return null;
}
