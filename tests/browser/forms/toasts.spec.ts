import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { fill, formOf, letter, send } from './contact-form.ts';

const post = '/store_form_data';
const refused = { kind: 'status', status: 500 } as const;

// The console says that a submission failed, as it should.
test.use({ errors: [] });

/** Toasts as they are seen: one that has had its time fades, and is taken away when it has faded. */
const toastsOf = (page: Page): Locator => page.locator('[data-visible="true"]');

/** Opens a page with a form that is filled in, whose time stands still until the test lets it pass. */
async function openFilled(page: Page, address: string): Promise<Locator> {
  await page.clock.install();
  await open(page, address);
  const form = await formOf(page);
  await fill(form, letter);
  await page.clock.pauseAt(Date.now() + 60_000);
  return form;
}

for (const [what, words, stay] of [
  ['a message that was taken', /^Thank you/, 2000],
  ['a message that was refused', /^Your message could not be sent/, 4000],
] as const) {
  test(`the toast of ${what} stays ${stay} ms, and longer while it is pointed at`, async ({ page, site }) => {
    const form = await openFilled(page, `${site.address}/policy`);
    if (stay === 4000) site.service.fail(post, refused);
    await send(form);
    const toast = toastsOf(page);
    await expect(toast).toHaveText(words);
    await page.clock.runFor(stay - 20);
    await expect(toast).toHaveCount(1);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toHaveCount(1);
    await page.mouse.move(10, 10);
    await page.clock.runFor(40);
    await expect(toast).toHaveCount(0);
    // What it said still stands at the form.
    await expect(form.getByRole('status')).toHaveText(words);
  });
}

test('a toast is dismissed by keyboard', async ({ page, site }) => {
  const form = await openFilled(page, `${site.address}/policy`);
  await send(form);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toastsOf(page)).toHaveCount(0);
});

test('of many failures in a row twenty toasts stand at most', async ({ page, site }) => {
  const form = await openFilled(page, `${site.address}/policy`);
  site.service.fail(post, refused);
  for (let failures = 1; failures <= 22; failures += 1) {
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith('Form submission failed'),
    );
    await form.getByLabel('Name').press('Enter');
    await told;
    await expect(toastsOf(page)).toHaveCount(Math.min(failures, 20));
  }
});
