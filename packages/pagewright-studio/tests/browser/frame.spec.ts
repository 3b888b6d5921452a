import {
  formattedMarkup,
  formattedPage,
  formattedTexts,
} from '../../../pagewright/tests/sites/formatted-page.ts';
import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a person sees and selects on the page itself: its sections, its texts, its entries and states of content', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  const html = ada.site.locator('html');
  await test.step('the frame shows the home page of a site that lives below a path, with pictures and links', async () => {
    await expect(ada.site.getByRole('heading', { level: 1 })).toHaveText(/Ships/);
    const picture = ada.site.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    // The frame has an origin of its own, so its paths need no base.
    await expect(ada.site.locator('header a').first()).toHaveAttribute('href', '/');
  });
  await test.step('a click in the frame selects a section, typing keeps its document, and widths are exact', async () => {
    await ada.open('About us');
    await ada.site.getByRole('heading', { name: 'Team', exact: true }).click();
    await expect(ada.row('People')).toHaveAttribute('aria-selected', 'true');
    await expect(window.locator('[data-preview]').getByText('about.json:')).toBeVisible();
    await expect(ada.site.locator('pagewright-outlines')).toBeAttached();

    await html.evaluate((element) => element.setAttribute('data-seen', ''));
    await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Our people');
    await expect(ada.site.getByRole('heading', { name: 'Our people' })).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await window.getByRole('radio', { name: String(width) }).check();
      await expect.poll(() => html.evaluate(() => innerWidth)).toBe(width);
    }
    await expect(html).toHaveAttribute('data-seen', '');
    await window.getByRole('radio', { name: 'As wide as there is room' }).check();
  });
  await test.step('what was typed is saved as one line', async () => {
    await ada.save();
    expect(studio.savedDiffs()).toEqual({
      'about.json': '-        "heading": "Team",\n+        "heading": "Our people",',
    });
  });
  await test.step('formatted text is formatted as in the built page', async () => {
    studio.project.write('page-configs/formatted.json', JSON.stringify(formattedPage));
    await ada.open('Formatted');
    await expect(ada.site.locator('[data-block=essay]')).toBeVisible();
    await expect.poll(() => html.evaluate(formattedTexts)).toEqual(formattedMarkup);
  });
  await test.step('a click on the page shows the field of a text, a double click puts the caret there', async () => {
    const marked = ada.settings.locator('[data-marked]');
    const focused = ada.settings.locator(':focus');
    await ada.open('Ships, ropes and people');
    await ada.site.getByRole('link', { name: 'Who we are' }).click();
    await expect(marked.getByRole('textbox', { name: 'Text' })).toHaveValue('Who we are');
    await expect(ada.row('Masthead')).toHaveAttribute('aria-selected', 'true');
    await expect(ada.row('Masthead')).toBeFocused();

    const written = ada.site.getByText('What is on, and what comes next.');
    await written.dblclick({ position: { x: 100, y: 10 } });
    await expect(focused).toHaveValue('What is on, and what comes next.');
    const caret = await focused.evaluate((field) =>
      field instanceof HTMLTextAreaElement ? field.selectionStart : -1,
    );
    expect(caret).toBeGreaterThan(3);
    expect(caret).toBeLessThan(30);

    await ada.site.getByText('A walk of 300 metres').click();
    await expect(marked).toContainText('Text');
    await expect(marked).toContainText('Item › Teaser');
    await ada.site.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
    await expect(marked.getByRole('textbox', { name: 'Text' })).toHaveValue('Search');
    await ada.site.getByText('© Harbour Museum').click();
    await expect(marked.getByRole('textbox')).toHaveValue('© Harbour Museum');
    await expect(ada.file('Ships, ropes and people')).toHaveAttribute('aria-current', 'page');

    await ada.site.getByRole('link', { name: 'Who we are' }).focus();
    await window.keyboard.press('Enter');
    await expect(focused).toHaveValue('Who we are');
    await expect(marked).toHaveCount(0);
  });
  await test.step('a person browses the site, and chooses entries and states of content', async () => {
    const page = window.getByRole('region', { name: 'Page', exact: true });
    const state = page.getByRole('combobox', { name: 'State of the content' });
    await ada.open('About us');
    await page.getByRole('radio', { name: 'Browse' }).check();
    // The frame learns a moment later that its links open pages.
    await expect(async () => {
      await ada.site.getByRole('contentinfo').getByRole('link', { name: 'House rules' }).click();
      await expect(ada.file('House rules')).toHaveAttribute('aria-current', 'page', { timeout: 2_000 });
    }).toPass({ timeout: 10_000 });
    await page.getByRole('radio', { name: 'Select' }).check();

    await ada.open('An exhibition');
    await expect(page.getByRole('combobox', { name: 'Entry of the page' })).toHaveValue('/exhibitions/ropes');
    await page.getByRole('button', { name: 'Next entry' }).click();
    await expect(page.getByRole('combobox', { name: 'Entry of the page' })).toHaveValue(
      '/exhibitions/ferries',
    );
    await expect(ada.site.getByRole('heading', { level: 1 })).toContainText('Ferries');

    await ada.open('Ships, ropes and people');
    await expect(ada.site.getByText('A walk of 300 metres, along')).toBeVisible();
    await state.selectOption('Failed');
    await expect(ada.site.getByText('The house could not be loaded.').first()).toBeVisible();
    await ada.hears('Failed. The page is at the first section that reads content: ');
    await state.selectOption('Loading');
    await expect(
      ada.site.locator('[aria-busy=true], [role=progressbar], [role=status]').first(),
    ).toBeAttached();
    await state.selectOption('Empty');
    await expect(ada.site.locator('#on-show li')).toHaveText([/^All exhibitions/]);
    await expect(ada.site.locator('[data-block=gallery-wall]')).toHaveCount(0);
    await state.selectOption('Long text');
    await expect(ada.site.getByText('Rindfleischetikettierungs').first()).toBeVisible();
    await state.selectOption('No images');
    await expect(ada.site.locator('#on-show li')).toHaveCount(4);
    await expect(ada.site.locator('#on-show img')).toHaveCount(0);
    await expect(page.getByText('This page reads no content.')).toHaveCount(0);
    await ada.open('House rules');
    await expect(page.getByText('This page reads no content.')).toBeVisible();
  });
  await test.step('messages that the page invents have no effect', async () => {
    const saved = studio.savedDiffs();
    await ada.select('Masthead');
    const eyebrow = ada.settings.getByRole('textbox', { name: 'Eyebrow' });
    await eyebrow.clear();
    const typing = eyebrow.pressSequentially('Firm and fair', { delay: 120 });
    await expect(eyebrow).toHaveValue(/^Firm/);
    await ada.site.locator('html').evaluate(() => {
      const block = { file: '../../etc/passwd', number: 1, index: 0 };
      for (const message of [
        { type: 'select', block, isDouble: true },
        { type: 'select', block: { ...block, file: 'policy.json', number: 1e9 }, isDouble: false },
        { type: 'select', block: { file: 'policy.json', number: 1, index: 0 }, isDouble: true },
        { type: 'select', isDouble: true, target: { is: 'script', text: 'Museum', nth: 0 } },
        { type: 'select', isDouble: true, target: { is: 'text', text: '<img onerror=alert(1)>', nth: 1e9 } },
        {
          type: 'select',
          block: { file: 'policy.json', number: 1, index: 0 },
          isDouble: true,
          target: { is: 'text', text: 'x'.repeat(1e6), nth: 0, caret: -1 },
        },
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
    // The focus stays in the field in which somebody types.
    await typing;
    await expect(eyebrow).toHaveValue('Firm and fair');
    await expect(ada.site.getByText('Firm and fair', { exact: true })).toBeVisible();
    await expect(ada.row('Masthead')).toHaveAttribute('aria-selected', 'true');
    await expect(ada.file('House rules')).toHaveAttribute('aria-current', 'page');
    expect(studio.savedDiffs()).toEqual(saved);
  });
});
