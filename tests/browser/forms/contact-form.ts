import { expect, type Locator, type Page } from '@playwright/test';

/** Hydrates the form of a page by hovering over it, and returns it. */
export async function formOf(page: Page): Promise<Locator> {
  const form = page.locator('main form');
  await form.hover({ position: { x: 4, y: 4 } });
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect
    .poll(() =>
      form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  return form;
}

export async function fill(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
}

/** Presses the send button. */
export async function send(form: Locator): Promise<void> {
  await form.getByRole('button').click();
}

export const validMessage = { Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'About the engine.' };
export const validMessageWithPhone = { ...validMessage, Phone: '5551234567' };
