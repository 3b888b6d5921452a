import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a mistake in the JSON is shown everywhere, keeps the file from being saved, and is fixed', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  await ada.open('House rules');
  await ada.select('Masthead');
  await window.keyboard.press('Control+j');
  const json = window.getByRole('textbox', { name: 'JSON of policy.json' });
  await expect(json).toBeVisible();
  await json.getByText('"layout"').first().click();
  await window.keyboard.press('End');
  await window.keyboard.press('ArrowLeft');
  await window.keyboard.press('ArrowLeft');
  await window.keyboard.type('s');

  const isWrong = async () => {
    await expect(ada.settings.getByText('"sides"')).toBeVisible();
    await expect(ada.row('Masthead')).toHaveAccessibleName(/1 error/);
    await expect(ada.file('House rules')).toHaveAccessibleName(/1 error/);
    await expect(window.getByText('This page has an error, so the frame')).toBeVisible();
  };
  await isWrong();
  await window.keyboard.press('Control+s');
  await expect(ada.dialog.getByRole('alert')).toContainText('An error keeps these files from being saved.');
  await expect(ada.dialog.getByRole('button', { name: 'Save 1 file' })).toBeDisabled();
  await window.keyboard.press('Escape');
  await window.getByRole('button', { name: '1 problem' }).click();
  await ada.dialog.getByRole('button', { name: 'Change to "side"' }).click();
  await expect(window.getByRole('button', { name: 'No problems' })).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(ada.row('Masthead')).not.toHaveAccessibleName(/error/);
  await expect(window.getByText('Everything is saved.')).toBeVisible();

  await window.keyboard.press('Control+z');
  await isWrong();
  await window.keyboard.press('Control+s');
  await ada.dialog.getByRole('button', { name: 'Save policy.json as a draft' }).click();
  await ada.dialog.getByRole('button', { name: 'Save 1 file' }).click();
  await expect(window.getByText('Everything is saved.')).toBeVisible();
  const saved = studio.savedDiffs();
  expect(Object.keys(saved)).toEqual(['_policy.json']);
  expect(saved['_policy.json']).toContain('+        "layout": "sides",');
});

test('changes are proposed on a branch, and an old version of a page is restored', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  studio.project.write(
    'page-configs/policy.json',
    studio.project.read('page-configs/policy.json').replace('"side"', '"plain"'),
  );
  studio.git('commit', '--quiet', '--all', '--message', 'A plain banner');
  const before = studio.git('rev-parse', 'HEAD');
  await ada.open('House rules');
  await ada.select('Masthead');
  await ada.settings.getByRole('textbox', { name: 'Eyebrow' }).fill('House');
  await ada.more('Propose to others…');
  await expect(ada.dialog.getByRole('list', { name: 'What changes' })).toContainText('Eyebrow changed');
  await expect(ada.dialog.getByRole('table')).toHaveCount(0);
  await expect(ada.dialog.getByRole('textbox', { name: 'Branch' })).not.toHaveValue('');
  await ada.dialog.getByRole('textbox', { name: 'Message' }).fill('Call it a house');
  await ada.dialog.getByRole('textbox', { name: 'Branch' }).fill('call-it-a-house');
  await ada.dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(ada.dialog).toContainText('The branch call-it-a-house has your changes.');
  const commit = studio.git('show', '--format=%an: %s', '--unified=0', 'call-it-a-house').split('\n');
  expect(commit.filter((line) => /^(Ada|[-+] )/.test(line))).toEqual([
    'Ada Example: Call it a house',
    '-        "eyebrow": "Museum",',
    '+        "eyebrow": "House",',
  ]);
  expect(studio.git('status', '--short', 'page-configs', 'public').trim()).toBe('');
  expect(studio.git('rev-parse', 'HEAD')).toBe(before);

  await ada.dialog.getByRole('radio', { name: 'Take them out of the drafts' }).check();
  await ada.dialog.getByRole('button', { name: 'Done' }).click();
  await expect(window.getByText('Everything is saved.')).toBeVisible();
  await ada.more('History…');
  await ada.dialog.getByRole('button', { name: /^First version/ }).click();
  await ada.dialog.getByRole('button', { name: 'Restore this version' }).click();
  await ada.select('Masthead');
  await expect(ada.settings.getByRole('radio', { name: 'Side' })).toBeChecked();
  await ada.save();
  expect(studio.savedDiffs()).toEqual({});
  expect(studio.git('diff', '--stat', 'page-configs')).toContain(
    '1 file changed, 1 insertion(+), 1 deletion(-)',
  );
});
