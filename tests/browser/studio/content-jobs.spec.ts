import path from 'node:path';
import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a text comes from the content service, with a default, and a list shows its items', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  await ada.open('The company');
  await ada.select('Awards');
  await ada.fromContent('Heading');
  await expect(ada.dialog.getByRole('combobox', { name: 'Search fields' })).toBeFocused();
  await window.keyboard.type('core heading');
  await window.keyboard.press('Enter');
  await expect(ada.dialog).toContainText('What if “Heading” is missing?');
  await ada.dialog.getByRole('textbox').fill('Awards of ours');
  await ada.dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(ada.site.locator('#awards').getByRole('heading')).toHaveText('We measure first, then we move');

  await test.step('the list shows what the content service has', async () => {
    await ada.select('Values');
    await ada.settings.getByRole('button', { name: 'Add from WordPress…' }).click();
    await window.keyboard.type('team');
    await window.keyboard.press('Enter');
    await expect(ada.site.locator('#values')).toContainText('Amara Obi');
  });
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'company.json': [
      '+          },',
      '+          {',
      '+            "each": "{company.our_team_managements_data}",',
      '+            "show": {',
      '+              "title": "{item.name}",',
      '+              "image": "{item.image}"',
      '+            }',
      '-        "heading": "Awards",',
      '+        "heading": { "from": "{company.core_section_heading}", "default": "Awards of ours" },',
    ].join('\n'),
  });
});

test('an image is chosen from the files of the site, and another one is uploaded', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  const image = ada.settings.getByRole('group', { name: 'Image', exact: true });
  await ada.open('Diversity, equity');
  await ada.select('Hero banner');
  await image.getByRole('button', { name: 'Change…' }).click();
  await ada.dialog.getByRole('searchbox', { name: 'Search images' }).fill('scales');
  await ada.dialog.getByRole('option', { name: /^scales\.avif/ }).click();
  await ada.dialog.getByRole('button', { name: 'Use image' }).click();
  await image.getByRole('checkbox', { name: 'Decorative' }).uncheck();
  await image.getByRole('textbox', { name: 'Alternative text' }).fill('A pair of scales');
  await expect(ada.site.locator('img[src*="scales"]')).toBeVisible();
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'policy.json': [
      '-          "src": "/plates/round-table.avif",',
      '-          "alt": ""',
      '+          "src": "/plates/scales.avif",',
      '+          "alt": "A pair of scales"',
    ].join('\n'),
  });

  await image.getByRole('button', { name: 'Change…' }).click();
  await ada.dialog.getByRole('tab', { name: 'Upload' }).click();
  await ada.dialog.locator('input[type=file]').setInputFiles(path.resolve('public/icon-192.png'));
  await ada.dialog.getByRole('textbox', { name: 'Alternative text' }).fill('The sign of the firm');
  await ada.dialog.getByRole('button', { name: 'Upload and use' }).click();
  await expect(ada.site.locator('img[src*="icon-192"]')).toBeVisible();
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'policy.json': [
      '-          "src": "/plates/round-table.avif",',
      '-          "alt": ""',
      '+          "src": "/plates/icon-192.png",',
      '+          "alt": "The sign of the firm"',
    ].join('\n'),
  });
  expect(studio.git('status', '--short', 'public').trim()).toBe('?? public/plates/icon-192.png');
});

test('a link leads elsewhere, and items of a list are added and moved', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('Diversity, equity');
  await ada.select('Text section');
  const target = ada.settings.getByRole('combobox', { name: 'Link required' });
  await target.fill('careers');
  await expect(window.getByRole('option', { name: 'Careers /careers' })).toBeVisible();
  await window.keyboard.press('Enter');
  await expect(target).toHaveValue('/careers');
  await expect(ada.site.locator('[data-block=text-section] a[href="/careers"]')).toBeVisible();

  await ada.select('Article');
  await ada.settings.getByRole('button', { name: 'Add section' }).click();
  await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Thanks');
  await ada.settings.getByRole('textbox', { name: 'Plain text' }).fill('To all who helped.');
  await ada.settings.getByRole('button', { name: 'Move Section 7' }).focus();
  await window.keyboard.press('Alt+ArrowUp');
  await ada.hears('now 6 of 7.');
  await expect(ada.site.locator('[data-block=article] h2').nth(5)).toHaveText('Thanks');
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'policy.json': [
      '+            "heading": "Thanks",',
      '+            "text": "To all who helped."',
      '+          },',
      '+          {',
      '-          "href": "mailto:fairness@meridian-works.example"',
      '+          "href": "/careers"',
    ].join('\n'),
  });
});
