import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Defined in the page once the script of axe has run there. */
    axe?: typeof axe;
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** The rules to apply; all by default. */
  readonly rules?: readonly string[] | undefined;
  /** Whether to examine pages in frames, too, if they have the origin of the page. True by default. */
  readonly iframes?: boolean;
  /** The part of the page to examine, as a selector. Rules about whole pages are then not applied. The whole page by default. */
  readonly within?: string | undefined;
}

/**
 * Violations of rules of axe.
 * @returns for each violation its rule and the HTML of the first element
 */
export async function axeViolations(
  page: Page,
  { rules = [], iframes = true, within }: AxeOptions = {},
): Promise<string[]> {
  for (const frame of iframes ? page.frames() : [page.mainFrame()])
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
  const violations = await page.evaluate(
    async (options) => {
      const result = await window.axe?.run(options.within ?? document, {
        resultTypes: ['violations'],
        iframes: options.iframes,
        // Turned off, because no rule needs it.
        preload: false,
        ...(options.rules.length > 0 ? { runOnly: { type: 'rule', values: options.rules } } : {}),
      });
      return result?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { rules: [...rules], iframes, within },
  );
  if (!violations) throw new Error('axe is not in the page');
  return violations;
}
