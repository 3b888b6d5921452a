import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Once its script has run in the page. */
    axe?: typeof axe;
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of all rules of axe, or of some. Frames are not examined.
 * @returns for each violation its rule and the HTML of the first element
 */
export async function axeViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const violations = await page.evaluate(
    async (values) => {
      const result = await window.axe?.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        // No rule needs it.
        preload: false,
        ...(values.length > 0 ? { runOnly: { type: 'rule', values } } : {}),
      });
      return result?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [...rules],
  );
  if (!violations) throw new Error('axe is not in the page');
  return violations;
}
