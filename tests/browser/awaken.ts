import { expect, type Locator } from '@playwright/test';

/** Points at an element until React has taken it over: the code of most blocks waits for somebody. */
export async function awaken(element: Locator): Promise<void> {
  await expect(async () => {
    await element.page().mouse.move(0, 0);
    await element.hover();
    const keys = await element.evaluate((node) => Object.keys(node));
    expect(keys.some((key) => key.startsWith('__reactProps'))).toBe(true);
  }).toPass();
}
