import { expect, type Locator } from '@playwright/test';

/** A text of a given length in characters. */
export function textOfLength(length: number): string {
  return `${'A sentence of plain English words. '
    .repeat(20)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, 's')}.`;
}

interface Toggle {
  readonly more: string;
  readonly less: string;
}

/** Expects a collapsed text that a toggle expands and collapses. */
export async function expectCollapsible(card: Locator, text: string, { more, less }: Toggle): Promise<void> {
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

/** Expects a complete text without a toggle. */
export async function expectComplete(card: Locator, text: string): Promise<void> {
  await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.locator('summary')).toHaveCount(0);
}
