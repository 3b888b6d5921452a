import { expect, type Locator } from '@playwright/test';

/** Hovers over an element until React has hydrated it. Most blocks load their code only when a visitor points at them. */
export async function hydrateBlock(element: Locator): Promise<void> {
  await expect(async () => {
    await element.page().mouse.move(0, 0);
    await element.hover();
    const keys = await element.evaluate((node) => Object.keys(node));
    expect(keys.some((key) => key.startsWith('__reactProps'))).toBe(true);
  }).toPass();
}
