import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../../packages/pagewright/tests/browser/axe-violations.ts';
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

/** Whether two elements share a part of the window. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!first || !second) return false;
  const crosses = (at: 'x' | 'y', size: 'width' | 'height') =>
    first[at] < second[at] + second[size] && second[at] < first[at] + first[size];
  return crosses('x', 'width') && crosses('y', 'height');
}

const sent = { what: 'a message that was sent', text: /^Thank you/, duration: 2000 };
const failed = { what: 'a message that failed', text: /^Your message could not be sent/, duration: 4000 };

test('toasts show what happened to a message', async ({ page, site }) => {
  const form = await openFilled(page, `${site.address}/policy`);
  const toast = toastsOf(page);
  for (const { what, text, duration } of [failed, sent])
    await test.step(`the toast of ${what} lasts ${duration} ms, and longer on hover`, async () => {
      if (what === failed.what) site.service.fail(post, failure);
      else site.service.heal();
      await send(form);
      await expect(toast).toHaveText(text);
      for (const kept of [form.getByRole('button', { name: /^Send/ }), form.getByRole('status')])
        expect(await overlap(toast, kept), 'the toast covers nothing that it repeats').toBe(false);
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
  await fill(form, validMessage);
  await test.step('a toast needs no landmark, and can be dismissed by keyboard', async () => {
    await send(form);
    await expect(toast).toHaveCount(1);
    await toast.hover();
    // axe needs a clock that runs.
    await page.clock.resume();
    expect(await axeViolations(page, { rules: ['region'] })).toEqual([]);
    await page.clock.pauseAt(Date.now() + 600_000);
    await toast.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(toast).toHaveCount(0);
  });
  await fill(form, validMessage);
  await test.step('many failures show at most twenty toasts', async () => {
    site.service.fail(post, failure);
    for (let failures = 1; failures <= 22; failures += 1) {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Form submission failed'),
      );
      await form.getByLabel('Name').press('Enter');
      await logged;
      await expect(toast).toHaveCount(Math.min(failures, 20));
    }
  });
});
