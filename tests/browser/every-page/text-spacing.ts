import type { Page } from '@playwright/test';

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-bottom: 2em !important; }
`;

/** Turns wide text spacing on or off, as a user stylesheet does. */
export async function setTextSpacing(page: Page, wide: boolean): Promise<void> {
  // The Content Security Policy allows constructed stylesheets.
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    wide ? SPACING : '',
  );
}
