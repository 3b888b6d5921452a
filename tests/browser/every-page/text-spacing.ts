import type { Page } from '@playwright/test';

/** The spacing that a reader may set, as WCAG 2.2 success criterion 1.4.12 names it. */
const SPACING = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-bottom: 2em !important; }
`;

/** Sets a page in the reader's own text spacing, as a user style sheet does, or takes that away again. */
export async function setTextSpacing(page: Page, wide: boolean): Promise<void> {
  // A constructed sheet is no inline style, so the content policy admits it.
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    wide ? SPACING : '',
  );
}
