import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixture-sites/faulty-test.ts';
import { storedMessages } from '../fixture-sites/stored-messages.ts';
import { fill, send, validMessage, validMessageWithPhone } from './contact-form.ts';

test.use({ javaScriptEnabled: false });

/** The form of a page without script. */
function plainForm(page: Page): Locator {
  return page.locator('main form');
}

test('without script the browser submits the form, a page confirms it, and the form shows another way to contact us', async ({
  page,
  site,
}) => {
  for (const [path, texts] of [
    ['/policy', validMessage],
    ['/contact-us', validMessageWithPhone],
  ] as const) {
    await page.goto(site.address + path);
    const form = plainForm(page);
    await expect(form.getByRole('link', { name: 'hello@meridian-works.example' })).toBeVisible();
    await expect(form.getByRole('link', { name: '+1 614 555 0141' })).toHaveAttribute(
      'href',
      'tel:+16145550141',
    );
    await fill(form, texts);
    await send(form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    expect(new URL(page.url()).search).toBe('');
  }
  const { Phone: phone } = validMessageWithPhone;
  const sent = { name: validMessage.Name, email: validMessage.Email, message: validMessage.Message };
  expect(storedMessages(site.messagesFile)).toEqual([
    expect.objectContaining(sent),
    expect.objectContaining({ ...sent, phone }),
  ]);
});

test('without script an invalid form gets a page with the errors, and going back restores its text', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/policy`);
  const form = plainForm(page);
  await fill(form, { ...validMessage, Email: 'ada@example' });
  await send(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent');
  await expect(page.getByText('Email: write an address such as name@example.com.')).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue(validMessage.Message);
  expect(storedMessages(site.messagesFile)).toEqual([]);
});

test('without script a form whose honeypot is filled is not stored', async ({ page, site }) => {
  await page.goto(`${site.address}/policy`);
  const form = plainForm(page);
  await fill(form, validMessage);
  await form.locator('input[name="reference_code"]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example';
  });
  await send(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  expect(storedMessages(site.messagesFile)).toEqual([]);
});

test.describe('Without a configured service', () => {
  test.use({ siteName: 'unconfigured' });

  test('a form without script does nothing, and shows another way to contact us', async ({ page, site }) => {
    await page.goto(`${site.address}/policy`);
    const form = plainForm(page);
    await fill(form, validMessage);
    await send(form);
    await expect(form.getByLabel('Message', { exact: true })).toHaveValue(validMessage.Message);
    await expect(form.getByRole('link', { name: 'hello@meridian-works.example' })).toBeVisible();
    expect(page.url()).toBe(`${site.address}/policy`);
  });
});
