import { expect, type Locator } from '@playwright/test';

/** A text of words, exactly so many characters long. */
export function textOfLength(length: number): string {
  return `${'An even measure of plain words. '
    .repeat(20)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, 's')}.`;
}

interface Toggle {
  readonly more: string;
  readonly less: string;
}

/** A card that folds its text: one toggle brings the whole text and takes it away again. */
export async function expectFolded(card: Locator, text: string, { more, less }: Toggle): Promise<void> {
  const whole = card.getByText(text, { exact: true });
  const beginning = card.getByText(/…$/);
  await expect(whole).toBeHidden();
  await expect(beginning).toBeVisible();
  expect(text.startsWith((await beginning.innerText()).replace(/…$/, ''))).toBe(true);
  await card.getByText(more, { exact: true }).click();
  await expect(whole).toBeVisible();
  await expect(beginning).toBeHidden();
  await card.getByText(less, { exact: true }).click();
  await expect(whole).toBeHidden();
  await expect(card.getByText(more, { exact: true })).toBeVisible();
}

/** A card that shows its text whole, with nothing to open. */
export async function expectWhole(card: Locator, text: string): Promise<void> {
  await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.locator('summary')).toHaveCount(0);
}
