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

/** Expects the whole sentences at the beginning of a text, and a toggle that opens and closes the rest. */
export async function expectUnfolding(
  card: Locator,
  text: string,
  limit: number,
  { more, less }: Toggle,
): Promise<void> {
  const [beginning, rest] = [card.locator('p').first(), card.locator('details > p')];
  await expect(rest).toBeHidden();
  const shown = await beginning.innerText();
  expect(shown.length).toBeLessThanOrEqual(limit);
  expect(shown).toMatch(/[.!?]$/);
  await card.getByText(more, { exact: true }).click();
  await expect(rest).toBeVisible();
  await expect(beginning).toBeVisible();
  expect(`${shown} ${await rest.innerText()}`).toBe(text);
  const toggle = card.locator('summary');
  const [above, below] = [await rest.boundingBox(), await toggle.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await toggle.getByText(less, { exact: true }).click();
  await expect(rest).toBeHidden();
  await expect(card.getByText(more, { exact: true })).toBeVisible();
}

/** Expects a complete text without a toggle. */
export async function expectComplete(card: Locator, text: string): Promise<void> {
  await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.locator('summary')).toHaveCount(0);
}
