import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixture-sites/faulty-test.ts';
import { keptMessages } from '../fixture-sites/kept-messages.ts';
import { fill, letter, letterWithPhone, send } from './contact-form.ts';

test.use({ javaScriptEnabled: false });

/** The form of a page whose script does not run. */
function plainForm(page: Page): Locator {
  return page.locator('main form');
}

test('without script a form is sent by the browser, thanked for on a page, and says how else to reach us', async ({
  page,
  site,
}) => {
  for (const [path, texts] of [
    ['/policy', letter],
    ['/contact-us', letterWithPhone],
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
  const { Phone: phone } = letterWithPhone;
  const sent = { name: letter.Name, email: letter.Email, message: letter.Message };
  expect(keptMessages(site.messagesFile)).toEqual([
    expect.objectContaining(sent),
    expect.objectContaining({ ...sent, phone }),
  ]);
});

test('without script a refused form says what to correct, and its text is still there on the way back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/policy`);
  const form = plainForm(page);
  await fill(form, { ...letter, Email: 'ada@' });
  await send(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent');
  await expect(page.getByText('Email: write an address such as name@example.com.')).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue(letter.Message);
  expect(keptMessages(site.messagesFile)).toEqual([]);
});

test('without script a program that fills the hidden field is thanked for nothing', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/policy`);
  const form = plainForm(page);
  await fill(form, letter);
  await form.locator('input[name="reference_code"]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example';
  });
  await send(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  expect(keptMessages(site.messagesFile)).toEqual([]);
});

test.describe('Where no service is configured', () => {
  test.use({ siteName: 'unconfigured' });

  test('a form without script does nothing, and says how else to reach us', async ({ page, site }) => {
    await page.goto(`${site.address}/policy`);
    const form = plainForm(page);
    await fill(form, letter);
    await send(form);
    await expect(form.getByLabel('Message', { exact: true })).toHaveValue(letter.Message);
    await expect(form.getByRole('link', { name: 'hello@meridian-works.example' })).toBeVisible();
    expect(page.url()).toBe(`${site.address}/policy`);
  });
});
