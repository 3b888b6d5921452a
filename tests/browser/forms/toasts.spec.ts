import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { fill, formOf, send, validMessage } from './contact-form.ts';

const post = '/store_form_data';
const failure = { kind: 'status', status: 500 } as const;

// The tests control the clock, and the console reports failed submissions, as expected.
test.use({ needsOwnPage: true, errors: [] });

/** Visible toasts. A toast fades out before it is removed. */
const toastsOf = (page: Page): Locator => page.locator('[data-visible="true"]');

/** Opens a page, fills in its form, and stops the clock. */
async function openFilled(page: Page, address: string): Promise<Locator> {
  await page.clock.install();
  await open(page, address);
  const form = await formOf(page);
  await fill(form, validMessage);
  await page.clock.pauseAt(Date.now() + 60_000);
  return form;
}

for (const [what, text, duration] of [
  ['a message that was sent', /^Thank you/, 2000],
  ['a message that failed', /^Your message could not be sent/, 4000],
] as const) {
  test(`the toast of ${what} lasts ${duration} ms, and longer on hover`, async ({ page, site }) => {
    const form = await openFilled(page, `${site.address}/policy`);
    if (duration === 4000) site.service.fail(post, failure);
    await send(form);
    const toast = toastsOf(page);
    await expect(toast).toHaveText(text);
    await page.clock.runFor(duration - 20);
    await expect(toast).toHaveCount(1);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toHaveCount(1);
    await page.mouse.move(10, 10);
    await page.clock.runFor(40);
    await expect(toast).toHaveCount(0);
    // The form still shows the message.
    await expect(form.getByRole('status')).toHaveText(text);
  });
}

test('a toast can be dismissed by keyboard', async ({ page, site }) => {
  const form = await openFilled(page, `${site.address}/policy`);
  await send(form);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toastsOf(page)).toHaveCount(0);
});

test('many failures show at most twenty toasts', async ({ page, site }) => {
  const form = await openFilled(page, `${site.address}/policy`);
  site.service.fail(post, failure);
  for (let failures = 1; failures <= 22; failures += 1) {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Form submission failed'),
    );
    await form.getByLabel('Name').press('Enter');
    await logged;
    await expect(toastsOf(page)).toHaveCount(Math.min(failures, 20));
  }
});
