import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { fill, formOf, send } from './contact-form.ts';

/** The error message of a field, which may have a hint too. */
async function faultOf(field: Locator, page: Page): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id === undefined ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
}

interface Rule {
  readonly field: 'Name' | 'Email' | 'Phone' | 'Message';
  readonly text: string;
  /** What is said of it; nothing where the text is right. */
  readonly says: string | RegExp;
}

const common: readonly Rule[] = [
  { field: 'Name', text: '', says: 'Name is Required' },
  { field: 'Name', text: '   ', says: 'Name is Required' },
  { field: 'Name', text: 'A', says: '' },
  { field: 'Email', text: '', says: 'Email is Required' },
  { field: 'Email', text: 'ada', says: /@/ },
  { field: 'Email', text: 'ada@example.com', says: '' },
  { field: 'Message', text: '', says: /\S/ },
  { field: 'Message', text: 'Hello', says: '' },
];

const contactPage: readonly Rule[] = [
  { field: 'Name', text: '', says: 'Name is required' },
  { field: 'Name', text: 'Al', says: /at least 3/ },
  { field: 'Name', text: 'Ada', says: '' },
  { field: 'Name', text: 'A'.repeat(20), says: '' },
  { field: 'Email', text: '', says: 'Email is required' },
  { field: 'Email', text: 'ada', says: 'Email address must be a valid address' },
  { field: 'Email', text: 'ada@example', says: 'Email address must be a valid address' },
  { field: 'Email', text: 'ada@example.com', says: '' },
  { field: 'Phone', text: '', says: 'Phone is Required' },
  { field: 'Phone', text: '555123456', says: 'Phone number should be at least 10' },
  { field: 'Phone', text: '5551234567', says: '' },
  { field: 'Phone', text: '+1 614 555 0141', says: '' },
  { field: 'Phone', text: '55512345678901', says: '' },
  { field: 'Phone', text: '555123456789012', says: 'Phone number should not exceed 14 characters' },
  { field: 'Message', text: '', says: 'Please write your message here' },
  { field: 'Message', text: 'Hello', says: '' },
];

for (const [where, path, rules] of [
  ['the form that ends every page', '/policy', common],
  ['the form of the contact page', '/contact-us', contactPage],
] as const) {
  test(`${where} has exactly its rules and messages`, async ({ page, site }) => {
    await open(page, site.address + path);
    const form = await formOf(page);
    for (const { field, text, says } of rules) {
      const input = form.getByLabel(field, { exact: true });
      await input.fill(text);
      await send(form);
      if (says === '') await expect(input).toHaveAttribute('aria-invalid', 'false');
      else await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect
        .poll(() => faultOf(input, page), `${field}: "${text}"`)
        .toMatch(typeof says === 'string' ? new RegExp(`^${says}$`) : says);
      await input.fill('');
    }
    expect(site.service.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
  });
}

test('the longest name, email and phone are those of the specification', async ({ page, site }) => {
  await open(page, `${site.address}/policy`);
  const common = await formOf(page);
  await expect(common.getByLabel('Name')).toHaveAttribute('maxlength', '30');
  await expect(common.getByLabel('Email')).toHaveAttribute('maxlength', '30');
  await expect(common.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(common.getByLabel('Message')).toHaveAttribute('rows', '5');
  await open(page, `${site.address}/contact-us`);
  const form = await formOf(page);
  await expect(form.getByLabel('Name')).toHaveAttribute('maxlength', '20');
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');
});

test('sending a form with faults takes the focus to the first of them', async ({ page, site }) => {
  await open(page, `${site.address}/contact-us`);
  const form = await formOf(page);
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false');
});

test('nobody is told of a field that they have not filled yet', async ({ page, site }) => {
  await open(page, `${site.address}/policy`);
  const form = await formOf(page);
  await form.getByLabel('Name').focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('every field has a name, a completion and its own fault; the honeypot is out of the way', async ({
  page,
  site,
}) => {
  await open(page, `${site.address}/contact-us`);
  const form = await formOf(page);
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
});
