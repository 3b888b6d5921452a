import path from 'node:path';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('texts and items come from the content service, links lead elsewhere, and images are chosen and uploaded', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  /** The changed lines of a page that contain words. */
  const words = [
    '+            "heading": "Thanks",',
    '+            "text": "To all who helped."',
    '+          },',
    '+          {',
    '-          "href": "mailto:keeper@harbour-museum.example"',
    '+          "href": "/about"',
  ];
  await test.step('a text comes from the content service, with a default, and a list shows its items', async () => {
    await ada.open('Visit');
    await ada.select('Tickets');
    await ada.fromContent('Heading');
    await expect(ada.dialog.getByRole('combobox', { name: 'Search fields' })).toBeFocused();
    await window.keyboard.type('visit heading');
    await window.keyboard.press('Enter');
    await expect(ada.dialog).toContainText('What if “Heading” is missing?');
    await ada.dialog.getByRole('textbox').fill('What it costs');
    await ada.dialog.getByRole('button', { name: 'Use it' }).click();
    await expect(ada.site.locator('#prices').getByRole('heading', { level: 2 })).toHaveText('How to find us');

    await test.step('the list shows the items of the content service', async () => {
      await ada.select('Tickets');
      await ada.settings.getByRole('button', { name: 'Add from WordPress…' }).click();
      await window.keyboard.type('people');
      await window.keyboard.press('Enter');
      await expect(ada.site.locator('#prices')).toContainText('Edda Holm');
    });
    await ada.save();
    expect(studio.savedDiffs()).toEqual({
      'visit.json': [
        '-        "heading": "Tickets",',
        '+        "heading": { "from": "{house.visit.heading}", "default": "What it costs" },',
        '+          },',
        '+          {',
        '+            "each": "{house.people}",',
        '+            "show": {',
        '+              "title": "{item.name}"',
        '+            }',
      ].join('\n'),
    });
  });
  await test.step('a link leads elsewhere, and items of a list are added and moved', async () => {
    await ada.open('House rules');
    await ada.select('Passage');
    const target = ada.settings.getByRole('combobox', { name: 'Link required' });
    await target.fill('about');
    await expect(window.getByRole('option', { name: 'About us /about' })).toBeVisible();
    await window.keyboard.press('Enter');
    await expect(target).toHaveValue('/about');
    await expect(ada.site.locator('[data-block=passage] a[href="/about"]')).toBeVisible();

    await ada.select('Essay');
    await ada.settings.getByRole('button', { name: 'Add section' }).click();
    await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Thanks');
    await ada.settings.getByRole('textbox', { name: 'Plain text' }).fill('To all who helped.');
    await ada.settings.getByRole('button', { name: 'Move Section 4' }).focus();
    await window.keyboard.press('Alt+ArrowUp');
    await ada.hears('now 3 of 4.');
    await expect(ada.site.locator('[data-block=essay] h2').nth(2)).toHaveText('Thanks');
    await ada.save();
    expect(studio.savedDiff('policy.json')).toBe(words.join('\n'));
  });
  await test.step('an image is chosen from the files of the site, and another one is uploaded', async () => {
    const image = (src: string, alt: string) =>
      [
        '-          "src": "/pictures/gulls.avif",',
        '-          "alt": ""',
        `+          "src": "${src}",`,
        `+          "alt": "${alt}"`,
        ...words,
      ].join('\n');
    const chosen = ada.settings.getByRole('group', { name: 'Image', exact: true });
    await ada.select('Masthead');
    await chosen.getByRole('button', { name: 'Change…' }).click();
    await ada.dialog.getByRole('searchbox', { name: 'Search images' }).fill('lighthouse');
    await ada.dialog.getByRole('option', { name: /^lighthouse\.avif/ }).click();
    await ada.dialog.getByRole('button', { name: 'Use image' }).click();
    await chosen.getByRole('checkbox', { name: 'Decorative' }).uncheck();
    await chosen.getByRole('textbox', { name: 'Alternative text' }).fill('The house from the quay');
    await expect(ada.site.locator('img[src*="lighthouse"]')).toBeVisible();
    await ada.save();
    expect(studio.savedDiff('policy.json')).toBe(
      image('/pictures/lighthouse.avif', 'The house from the quay'),
    );

    await chosen.getByRole('button', { name: 'Change…' }).click();
    await ada.dialog.getByRole('tab', { name: 'Upload' }).click();
    await ada.dialog.locator('input[type=file]').setInputFiles(path.join(museum, 'public/share.png'));
    await ada.dialog.getByRole('textbox', { name: 'Alternative text' }).fill('The sign of the museum');
    await ada.dialog.getByRole('button', { name: 'Upload and use' }).click();
    await expect(ada.site.locator('img[src*="/pictures/share"]')).toBeVisible();
    await ada.save();
    expect(studio.savedDiff('policy.json')).toBe(image('/pictures/share.png', 'The sign of the museum'));
    expect(studio.git('status', '--short', 'public').trim()).toBe('?? public/pictures/share.png');
  });
});
