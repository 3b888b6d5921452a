import type { Settings } from '../document/settings.ts';
import { whenShownAndIdle } from '../when-idle.ts';
import { startQuestion } from './consent-question.ts';
import { createDefaultPolicy } from './default-policy.ts';
import { sendPageViews } from './measure-pages.ts';
import type { ScriptOptions } from './script-options.ts';

interface OtherScripts {
  readonly settings: Settings;
  /** The scripts that the site has on all pages. */
  readonly scripts: (() => Promise<{ readonly scripts: readonly ScriptOptions[] }>) | undefined;
  /** True for a document that shows a draft. It is counted nowhere. */
  readonly isPreview: boolean;
}

/** Loads code when a page is shown and the browser is idle. If it cannot be loaded, the page stays without it. */
function later(load: () => Promise<unknown>): void {
  whenShownAndIdle()
    .then(load)
    .catch(() => {});
}

/**
 * Prepares a document for scripts of others before any code of its blocks runs: the default policy, and the visitor's consent. Starts the rest
 * later: the scripts of the site, page views and reports. Only documents of sites that declare one of them load this.
 */
export function startScripts({ settings, scripts, isPreview }: OtherScripts): void {
  const { consent, analyticsId, reports } = settings;
  if (settings.scripts) createDefaultPolicy(settings);
  if (consent) startQuestion(consent);
  if (isPreview) return;
  if (analyticsId) sendPageViews(settings, analyticsId);
  if (scripts) later(async () => (await import('./run-site-scripts.ts')).runSiteScripts(scripts, settings));
  if (reports) later(async () => (await import('../reporting/visit-reports.ts')).startReports(reports));
}
