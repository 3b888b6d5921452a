import { expect, type Page } from '@playwright/test';
import { settled } from '../settled.ts';

/** Paths of pages of every kind: with a frame, with content, with a form, of another language. */
const paths = [
  '',
  'about',
  'visit',
  'search',
  'journal',
  'journal/a-mile-of-rope',
  'exhibitions',
  'exhibitions/ferries',
  'de/besuch',
  'nowhere',
];

/** The violations of the policy that a browser reports while a visitor opens pages. */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void found.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(
        window,
        'noteViolation',
      )(`${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return found;
}

/** Opens pages, by default of every kind, below an address with a slash at its end, and shows all of each. */
export async function openAll(page: Page, address: string, opened: readonly string[] = paths): Promise<void> {
  for (const path of opened)
    await settled(page, async () => {
      const response = await page.goto(address + path);
      expect(response?.headers()['content-security-policy'], path).toContain(
        "default-src 'none'; script-src 'self'",
      );
      await expect(page.locator('h1').first(), path).toBeVisible();
      // Frames load when they come near.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    });
}
