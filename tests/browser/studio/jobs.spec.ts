import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a text is changed, seen while it is typed, and saved as one line', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('The company');
  await ada.select('Team');
  await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Our people');
  await expect(ada.site.getByRole('heading', { name: 'Our people' })).toBeVisible();
  await ada.save();
  expect(studio.savedDiff('company.json')).toBe(
    ['-        "heading": "Team",', '+        "heading": "Our people",'].join('\n'),
  );
});

test('a section is moved by keyboard, and only its lines move', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('Technology consulting');
  const before = studio.project.read('page-configs/home.json').split('\n');
  await ada.select('Counters');
  await window.keyboard.press('Alt+ArrowUp');
  await expect(window.getByRole('status').filter({ hasText: 'Moved Counters, now 1 of 10.' })).toBeAttached();
  await expect(ada.site.locator('[data-block]').first()).toHaveAttribute('data-block', 'counters');
  await window.keyboard.press('Control+z');
  await expect(ada.site.locator('[data-block]').first()).toHaveAttribute('data-block', 'hero-banner');
  await window.keyboard.press('Control+Shift+z');
  await expect(ada.site.locator('[data-block]').first()).toHaveAttribute('data-block', 'counters');
  await window.keyboard.press('Alt+ArrowDown');
  await ada.select('Recognition');
  await window.keyboard.press('Alt+ArrowUp');
  await ada.save();
  const after = studio.project.read('page-configs/home.json').split('\n');
  expect(after.toSorted()).toEqual(before.toSorted());
  const diff = studio.savedDiff('home.json').split('\n');
  const added = diff.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  expect(added.join('\n')).toContain('"heading": "Our Clients"');
  expect(diff.filter((line) => line.startsWith('-'))).toHaveLength(added.length);
});
