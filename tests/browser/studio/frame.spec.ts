import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a click in the frame selects a section, typing keeps its document, and widths are exact', async ({
  window,
}) => {
  const ada = new Strategist(window);
  await ada.open('The company');
  await ada.site.getByRole('heading', { name: 'Team', exact: true }).click();
  await expect(ada.row('Team')).toHaveAttribute('aria-selected', 'true');
  await expect(window.locator('[data-stage]').getByText('company.json:')).toBeVisible();
  await expect(ada.site.locator('pagewright-outlines')).toBeAttached();

  const html = ada.site.locator('html');
  await html.evaluate((element) => element.setAttribute('data-seen', ''));
  await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Our people');
  await expect(ada.site.getByRole('heading', { name: 'Our people' })).toBeVisible();
  await window.keyboard.press('Control+z');
  for (const width of [360, 768, 1440]) {
    await window.getByRole('radio', { name: String(width) }).check();
    await expect.poll(() => html.evaluate(() => innerWidth)).toBe(width);
  }
  await expect(html).toHaveAttribute('data-seen', '');
});

test('a person browses the site, and chooses entries and states of content', async ({ window }) => {
  const ada = new Strategist(window);
  const page = window.getByRole('region', { name: 'Page', exact: true });
  const state = page.getByRole('combobox', { name: 'State of the content' });
  await ada.open('The company');
  await page.getByRole('radio', { name: 'Browse' }).check();
  await ada.site.getByRole('contentinfo').getByRole('link', { name: 'Dei Policy' }).click();
  await expect(ada.file('Diversity, equity')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('radio', { name: 'Select' }).check();

  await ada.open('Services');
  await expect(page.getByRole('combobox', { name: 'Entry of the page' })).toHaveValue(
    '/services/product-engineering',
  );
  await page.getByRole('button', { name: 'Next entry' }).click();
  await expect(page.getByRole('combobox', { name: 'Entry of the page' })).toHaveValue(
    '/services/custom-development',
  );
  await expect(ada.site.getByRole('heading', { level: 1 })).toContainText('Custom');

  await ada.open('Technology consulting');
  await expect(ada.site.getByText('years in business')).toBeVisible();
  await state.selectOption('Failed');
  await expect(ada.site.getByText('The home page is missing a few parts just now').first()).toBeVisible();
  await state.selectOption('Loading');
  await expect(
    ada.site.locator('[aria-busy=true], [role=progressbar], [role=status]').first(),
  ).toBeAttached();
  await state.selectOption('Empty');
  await expect(ada.site.locator('[data-block=teaser-cards]')).toHaveCount(0);
  await state.selectOption('Long text');
  await expect(ada.site.getByText('Rindfleischetikettierungs').first()).toBeVisible();
  await state.selectOption('No images');
  await expect(ada.site.locator('[data-block=teaser-cards]')).toBeVisible();
  await expect(ada.site.locator('[data-block=teaser-cards] img')).toHaveCount(0);
});

test('messages that the page in the frame makes up do nothing', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('Diversity, equity');
  await ada.select('Hero banner');
  await ada.site.locator('html').evaluate(() => {
    const block = { file: '../../etc/passwd', number: 1, index: 0 };
    for (const message of [
      { type: 'select', block, isDouble: true },
      { type: 'select', block: { ...block, file: 'policy.json', number: 1e9 }, isDouble: false },
      { type: 'path', visit: 0, path: '//evil.example/' },
      { type: 'path', visit: 0, path: 'javascript:alert(1)' },
      { type: 'step', label: 'Attack', changes: [['policy.json', { write: '{}' }]] },
      { type: 'save', files: ['policy.json'] },
      null,
      'select',
      { type: 'point', block: '<img src=x onerror=alert(1)>' },
    ])
      parent.postMessage(message, '*');
  });
  await ada.settings.getByRole('textbox', { name: 'Eyebrow' }).fill('Firm');
  await expect(ada.site.getByText('Firm', { exact: true })).toBeVisible();
  await expect(ada.row('Hero banner')).toHaveAttribute('aria-selected', 'true');
  await expect(ada.file('Diversity, equity')).toHaveAttribute('aria-current', 'page');
  expect(studio.savedDiffs()).toEqual({});
});
