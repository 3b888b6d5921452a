import type { Locator } from '@playwright/test';
import { expect, moveTo, open, test } from '../fixture-sites/faulty-test.ts';
import { storedMessages } from '../fixture-sites/stored-messages.ts';
import { fill, formOf, send, validMessage, validMessageWithPhone } from './contact-form.ts';

const post = '/store_form_data';
const failure = /Your message could not be sent/;

async function expectTexts(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
}

for (const [path, texts, sent] of [
  ['/policy', validMessage, { name: 'Ada Lovelace', email: 'ada@example.com', message: 'About the engine.' }],
  [
    '/contact-us',
    validMessageWithPhone,
    { name: 'Ada Lovelace', email: 'ada@example.com', message: 'About the engine.', phone: '5551234567' },
  ],
] as const) {
  test(`a message from ${path} arrives unchanged, shows a thank-you message, and empties the form`, async ({
    page,
    site,
  }) => {
    await open(page, site.address + path);
    const form = await formOf(page);
    await fill(form, texts);
    const started = page.waitForRequest(`**${post}`);
    await send(form);
    const request = await started;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ ...sent, message_key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await expect(form.getByRole('status')).toHaveText(/^Thank you/);
    await expect(page.locator('[data-kind="success"]')).toHaveText(/^Thank you/);
    // The message is shown twice and announced once.
    await expect(page.getByRole('status').filter({ hasText: /^Thank you/ })).toHaveCount(1);
    await expect(page.locator('[aria-live]').filter({ hasText: /^Thank you/ })).toHaveCount(0);
    await expectTexts(form, Object.fromEntries(Object.keys(texts).map((label) => [label, ''])));
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
    expect(storedMessages(site.messagesFile)).toEqual([expect.objectContaining(sent)]);
    await page.reload();
    await expectTexts(await formOf(page), { Name: '' });
  });
}

test.describe('A message that fails', () => {
  // The console reports the failed submission, as expected.
  test.use({ errors: [] });

  for (const [how, fault] of Object.entries({
    'answers with an error': { kind: 'status', status: 500 },
    'answers with 201': { kind: 'status', status: 201 },
    'drops the connection': { kind: 'reset' },
    'never answers': { kind: 'hang' },
  } as const)) {
    test(`shows an error and keeps its text when the service ${how}`, async ({ page, site }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Form submission failed'),
      );
      // After a broken connection a browser may repeat the request. The page must not.
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1;
      });
      await open(page, `${site.address}/policy`);
      const form = await formOf(page);
      await fill(form, validMessage);
      site.service.fail(post, fault);
      await send(form);
      await logged;
      await expect(form.getByRole('status')).toHaveText(failure);
      await expect(page.locator('[data-kind="error"]')).toHaveText(failure);
      await expectTexts(form, validMessage);
      expect(sent).toBe(1);
      site.service.heal();
      await send(form);
      await expect(form.getByRole('status')).toHaveText(/^Thank you/);
      await expectTexts(form, { Name: '', Email: '', Message: '' });
    });
  }

  test('shows an error and keeps its text without a network, and can be sent once there is one', async ({
    page,
    site,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await open(page, `${site.address}/policy`);
    const form = await formOf(page);
    await fill(form, validMessage);
    await page.route('**', (route) => route.abort('internetdisconnected'));
    await send(form);
    await expect(form.getByRole('status')).toHaveText(failure);
    await expectTexts(form, validMessage);
    await page.unroute('**');
    await send(form);
    await expect(form.getByRole('status')).toHaveText(/^Thank you/);
    expect(uncaught).toEqual([]);
  });

  test('keeps its text after a reload, and on another page', async ({ page, site }) => {
    await open(page, `${site.address}/policy`);
    const form = await formOf(page);
    await fill(form, validMessage);
    site.service.fail(post, { kind: 'status', status: 500 });
    await send(form);
    await expect(form.getByRole('status')).toHaveText(failure);
    await page.reload();
    await expectTexts(await formOf(page), validMessage);
    await open(page, `${site.address}/careers`);
    await expectTexts(await formOf(page), validMessage);
  });
});

test('text in a form whose code cannot be loaded is kept after a reload and on another page, and can be sent', async ({
  page,
  site,
  errors,
}) => {
  const code = /\/ContactForm-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.goto(`${site.address}/policy`);
  const form = page.locator('main form');
  await fill(form, validMessage);
  await lost;
  await page.reload();
  await expectTexts(form, validMessage);
  await page.unroute(code);
  await page.goto(`${site.address}/contact-us`);
  await expectTexts(await formOf(page), validMessage);
  await fill(form, { Phone: validMessageWithPhone.Phone });
  await send(form);
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
  await page.reload();
  await expectTexts(await formOf(page), { Name: '', Message: '' });
  // The console reports the code that could not be loaded.
  errors.length = 0;
});

test('text that a visitor types before the next page hydrates is kept, also after a back navigation', async ({
  page,
  site,
}) => {
  await open(page, `${site.address}/policy`);
  // The draft knows that the field is empty.
  for (const name of ['Grace Hopper', '']) await fill(await formOf(page), { Name: name });
  await page.goto(`${site.address}/contact-us`);
  await page.goBack();
  await expect(await formOf(page)).toHaveAttribute('novalidate');
  await page.evaluate(() => {
    addEventListener('pagewright:show', () => {
      const field = document.querySelector<HTMLInputElement>('main form [name="name"]');
      if (field) field.value = 'Ada Lovelace';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  await moveTo(page, '/contact-us');
  const form = await formOf(page);
  await expect(form.getByLabel('Phone')).toBeVisible();
  await form.getByLabel('Email').fill(validMessage.Email);
  await expectTexts(form, { Name: 'Ada Lovelace', Email: validMessage.Email });
});

test('pressing twice sends once, and the button shows that the form is sending', async ({ page, site }) => {
  await open(page, `${site.address}/policy`);
  const form = await formOf(page);
  await fill(form, validMessage);
  site.service.fail(post, { kind: 'latency', ms: 600 });
  await send(form);
  await expect(form.getByRole('button')).toHaveText('Sending…');
  await send(form);
  await form.getByLabel('Name').press('Enter');
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
  expect(storedMessages(site.messagesFile)).toHaveLength(1);
  expect(site.service.requests.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

test('a form whose honeypot is filled is not sent', async ({ page, site }) => {
  await open(page, `${site.address}/policy`);
  const form = await formOf(page);
  await fill(form, validMessage);
  await form.locator('input[name="reference_code"]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example';
  });
  await send(form);
  await expectTexts(form, { Name: '', Email: '', Message: '' });
  expect(site.service.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('a message can be written and sent by keyboard alone', async ({ page, site }) => {
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
  expect(storedMessages(site.messagesFile)).toHaveLength(1);
});

test.describe('A form whose config says to log failures only', () => {
  test.use({ siteName: 'down', errors: [] });

  test('shows no error, and keeps its text', async ({ page, site }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Form submission failed'),
    );
    await open(page, `${site.address}/policy`);
    const form = await formOf(page);
    await fill(form, validMessage);
    site.service.fail(post, { kind: 'status', status: 500 });
    await send(form);
    await logged;
    await expect(form.getByRole('button')).not.toHaveText('Sending…');
    await expect(form.getByRole('status')).toHaveText('');
    await expect(page.locator('[data-kind="error"]')).toHaveCount(0);
    await expectTexts(form, validMessage);
  });
});
