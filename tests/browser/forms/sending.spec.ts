import type { Locator } from '@playwright/test';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { keptMessages } from '../fixture-sites/kept-messages.ts';
import { fill, formOf, letter, letterWithPhone, send } from './contact-form.ts';

const post = '/store_form_data';
const failure = /Your message could not be sent/;

async function expectTexts(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
}

for (const [path, texts, sent] of [
  ['/policy', letter, { name: 'Ada Lovelace', email: 'ada@example.com', message: 'About the engine.' }],
  [
    '/contact-us',
    letterWithPhone,
    { name: 'Ada Lovelace', email: 'ada@example.com', message: 'About the engine.', phone: '5551234567' },
  ],
] as const) {
  test(`a message from ${path} arrives as it was written, is thanked for, and leaves the form empty`, async ({
    page,
    site,
  }) => {
    await open(page, site.address + path);
    const form = await formOf(page);
    await fill(form, texts);
    const asked = page.waitForRequest(`**${post}`);
    await send(form);
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ ...sent, message_key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await expect(form.getByRole('status')).toHaveText(/^Thank you/);
    await expect(page.locator('[data-kind="success"]')).toHaveText(/^Thank you/);
    // Seen twice, read aloud once.
    await expect(page.getByRole('status').filter({ hasText: /^Thank you/ })).toHaveCount(1);
    await expect(page.locator('[aria-live]').filter({ hasText: /^Thank you/ })).toHaveCount(0);
    await expectTexts(form, Object.fromEntries(Object.keys(texts).map((label) => [label, ''])));
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
    expect(keptMessages(site.messagesFile)).toEqual([expect.objectContaining(sent)]);
    await page.reload();
    await expectTexts(await formOf(page), { Name: '' });
  });
}

test.describe('A message that the service does not take', () => {
  // The console says that the submission failed, as it should.
  test.use({ errors: [] });

  for (const [how, fault] of Object.entries({
    'answers with an error': { kind: 'status', status: 500 },
    'answers with 201': { kind: 'status', status: 201 },
    'drops the connection': { kind: 'reset' },
    'never answers': { kind: 'hang' },
  } as const)) {
    test(`is told of, and every word stays, when the service ${how}`, async ({ page, site }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Form submission failed'),
      );
      // A browser may send again by itself what a broken connection swallowed; the page may not.
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1;
      });
      await open(page, `${site.address}/policy`);
      const form = await formOf(page);
      await fill(form, letter);
      site.service.fail(post, fault);
      await send(form);
      await logged;
      await expect(form.getByRole('status')).toHaveText(failure);
      await expect(page.locator('[data-kind="error"]')).toHaveText(failure);
      await expectTexts(form, letter);
      expect(sent).toBe(1);
      site.service.heal();
      await send(form);
      await expect(form.getByRole('status')).toHaveText(/^Thank you/);
      await expectTexts(form, { Name: '', Email: '', Message: '' });
    });
  }

  test('stays over a reload of the page, and over a move to another', async ({ page, site }) => {
    await open(page, `${site.address}/policy`);
    const form = await formOf(page);
    await fill(form, letter);
    site.service.fail(post, { kind: 'status', status: 500 });
    await send(form);
    await expect(form.getByRole('status')).toHaveText(failure);
    await page.reload();
    await expectTexts(await formOf(page), letter);
    await open(page, `${site.address}/careers`);
    await expectTexts(await formOf(page), letter);
  });
});

test('pressing twice sends once, and the button says that it sends', async ({ page, site }) => {
  await open(page, `${site.address}/policy`);
  const form = await formOf(page);
  await fill(form, letter);
  site.service.fail(post, { kind: 'latency', ms: 600 });
  await send(form);
  await expect(form.getByRole('button')).toHaveText('Sending…');
  await send(form);
  await form.getByLabel('Name').press('Enter');
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
  expect(keptMessages(site.messagesFile)).toHaveLength(1);
  expect(site.service.requests.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

test('a program that fills the hidden field is thanked for nothing: nothing is sent', async ({
  page,
  site,
}) => {
  await open(page, `${site.address}/policy`);
  const form = await formOf(page);
  await fill(form, letter);
  await form.locator('input[name="reference_code"]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example';
  });
  await send(form);
  await expectTexts(form, { Name: '', Email: '', Message: '' });
  expect(site.service.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('a message is written and sent by keyboard alone', async ({ page, site }) => {
  await open(page, `${site.address}/contact-us`);
  const form = await formOf(page);
  await form.getByLabel('Name').focus();
  for (const text of Object.values({ name: 'Ada Lovelace', email: 'ada@example.com', phone: '5551234567' })) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
  expect(keptMessages(site.messagesFile)).toHaveLength(1);
});

test.describe('A form whose config says that a failure is only logged', () => {
  test.use({ siteName: 'down', errors: [] });

  test('says nothing of it, and keeps every word', async ({ page, site }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Form submission failed'),
    );
    await open(page, `${site.address}/policy`);
    const form = await formOf(page);
    await fill(form, letter);
    site.service.fail(post, { kind: 'status', status: 500 });
    await send(form);
    await logged;
    await expect(form.getByRole('button')).not.toHaveText('Sending…');
    await expect(form.getByRole('status')).toHaveText('');
    await expect(page.locator('[data-kind="error"]')).toHaveCount(0);
    await expectTexts(form, letter);
  });
});
