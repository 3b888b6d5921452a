import type { Locator, Page } from '@playwright/test';
import { expect, hold, open, test } from '../fixture-sites/faulty-test.ts';
import { fill, formOf, send } from './contact-form.ts';

/** The error message of a field, which may have a hint too. */
async function errorOf(field: Locator, page: Page): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id === undefined ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
}

interface Rule {
  readonly field: 'Name' | 'Email' | 'Phone' | 'Message';
  readonly text: string;
  /** The expected error message; empty for a valid text. */
  readonly error: string | RegExp;
}

const tooLong = (most: number) => `At most ${most} characters, please.`;

const common: readonly Rule[] = [
  { field: 'Name', text: '', error: 'Name is Required' },
  { field: 'Name', text: '   ', error: 'Name is Required' },
  { field: 'Name', text: 'A', error: '' },
  { field: 'Name', text: 'A'.repeat(30), error: '' },
  { field: 'Name', text: 'A'.repeat(31), error: tooLong(30) },
  { field: 'Email', text: '', error: 'Email is Required' },
  { field: 'Email', text: 'ada', error: /@/ },
  { field: 'Email', text: 'ada@example.com', error: '' },
  { field: 'Email', text: 'christopher.montgomery@example.com', error: tooLong(30) },
  { field: 'Message', text: '', error: /\S/ },
  { field: 'Message', text: 'Hello', error: '' },
];

const contactPage: readonly Rule[] = [
  { field: 'Name', text: '', error: 'Name is required' },
  { field: 'Name', text: 'Al', error: /at least 3/ },
  { field: 'Name', text: 'Ada', error: '' },
  { field: 'Name', text: 'A'.repeat(20), error: '' },
  { field: 'Name', text: 'A'.repeat(21), error: tooLong(20) },
  { field: 'Email', text: '', error: 'Email is required' },
  { field: 'Email', text: 'ada', error: 'Email address must be a valid address' },
  { field: 'Email', text: 'ada@example', error: 'Email address must be a valid address' },
  { field: 'Email', text: 'ada@example.com', error: '' },
  { field: 'Phone', text: '', error: 'Phone is Required' },
  { field: 'Phone', text: '555123456', error: 'Phone number should be at least 10' },
  { field: 'Phone', text: '5551234567', error: '' },
  { field: 'Phone', text: '+1 614 555 0141', error: '' },
  { field: 'Phone', text: '55512345678901', error: '' },
  { field: 'Phone', text: '555123456789012', error: 'Phone number should not exceed 14 characters' },
  { field: 'Message', text: '', error: 'Please write your message here' },
  { field: 'Message', text: 'Hello', error: '' },
];

async function expectRules(page: Page, form: Locator, rules: readonly Rule[]): Promise<void> {
  for (const { field, text, error } of rules) {
    const input = form.getByLabel(field, { exact: true });
    // Types or pastes as a visitor does. With `fill`, the browser would cut the text.
    await input.focus();
    await page.keyboard.insertText(text);
    await expect(input).toHaveValue(text);
    await send(form);
    await expect(input).toHaveAttribute('aria-invalid', String(error !== ''));
    await expect
      .poll(() => errorOf(input, page), `${field}: "${text}"`)
      .toMatch(typeof error === 'string' ? new RegExp(`^${error}$`) : error);
    await input.fill('');
  }
}

test('the form at the end of every page has exactly its rules and messages', async ({ page, site }) => {
  await open(page, `${site.address}/policy`);
  const form = await formOf(page);
  await test.step('an empty field shows no error before the form is sent', async () => {
    await form.getByLabel('Name').focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
  await test.step('fields have the types of the specification', async () => {
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5');
  });
  await expectRules(page, form, common);
  expect(site.service.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('the form of the contact page has exactly its rules and messages', async ({ page, site }) => {
  await open(page, `${site.address}/contact-us`);
  const form = await formOf(page);
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');
  await test.step('every field has a label and autocomplete, and Tab skips the honeypot', async () => {
    for (const [label, completion] of [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Phone', 'tel'],
    ])
      await expect(form.getByLabel(label ?? '', { exact: true })).toHaveAttribute(
        'autocomplete',
        completion ?? '',
      );
    await fill(form, { Name: 'Ada Lovelace' });
    const visited: (string | null)[] = [];
    await form.getByLabel('Name').focus();
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(visited).toEqual(['email', 'phone', 'message', null]);
    await fill(form, { Name: '' });
  });
  await test.step('sending an invalid form moves the focus to the first invalid field', async () => {
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByRole('button').click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Phone')).toBeFocused();
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false');
    await fill(form, { Name: '', Email: '' });
  });
  await expectRules(page, form, contactPage);
  expect(site.service.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first tap on Send says what is missing in the words of the form, also if no other script has loaded', async ({
    page,
    site,
  }) => {
    for (const [path, words] of [
      ['/policy', ['Name is Required', 'Email is Required']],
      ['/contact-us', ['Name is required', 'Email is required', 'Phone is Required']],
    ] as const) {
      const release = await hold(page, /assets\/(?!boot)[^/]+\.js/);
      await page.goto(site.address + path);
      const form = page.locator('main form');
      // The first script loads the others. Before it has run, and without script, the browser validates.
      await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
      await form.getByRole('button').tap();
      release();
      for (const text of words) await expect(form.getByText(text, { exact: true })).toBeVisible();
      await expect(form.getByLabel('Name')).toBeFocused();
      await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    }
  });
});
