import type { Settings } from '../document/settings.ts';
import { report } from '../reporting/report.ts';
import { runScript } from './run-script.ts';
import type { ScriptOptions } from './script-options.ts';

/** Runs the scripts that a site has on all pages. If their code cannot be loaded, the page stays without them. */
export async function runSiteScripts(
  load: () => Promise<{ readonly scripts: readonly ScriptOptions[] }>,
  settings: Settings,
): Promise<void> {
  try {
    const { scripts } = await load();
    for (const script of scripts) runScript(script, settings);
  } catch (error) {
    report({ about: 'script', message: `The scripts of the site could not be loaded: ${error}` });
  }
}
