import type { Page } from '@playwright/test';
import type { StudioUnderTest } from './open-studio-server.ts';
import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

/** Another window of the same person, with a page open. */
async function secondWindow(page: Page, studio: StudioUnderTest): Promise<Strategist> {
  const other = await page.context().newPage();
  await other.goto(studio.url);
  return new Strategist(other);
}

test('two windows that edit one page agree, and undo in one shows in the other', async ({
  window,
  studio,
  answers,
}) => {
  // A window that has not yet received the change of the other window sends its own change again.
  answers.push('requests 409');
  const ada = new Strategist(window);
  await test.step('their tabs have an icon', async () => {
    const href = await window.locator('link[rel=icon]').getAttribute('href');
    const icon = await window.request.get(new URL(href ?? '', studio.url).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  });
  const ben = await secondWindow(window, studio);
  await ada.open('House rules');
  await ben.open('House rules');
  await ada.select('Masthead');
  await ben.select('Masthead');
  const eyebrow = (who: Strategist) => who.settings.getByRole('textbox', { name: 'Eyebrow' });
  const lead = (who: Strategist) => who.settings.getByRole('textbox', { name: 'Intro' });
  await eyebrow(ada).selectText();
  await lead(ben).selectText();
  await Promise.all([
    eyebrow(ada).pressSequentially('Typed by Ada', { delay: 8 }),
    lead(ben).pressSequentially('Typed by Ben', { delay: 8 }),
  ]);
  for (const who of [ada, ben]) {
    await expect(eyebrow(who)).toHaveValue('Typed by Ada');
    await expect(lead(who)).toHaveValue('Typed by Ben');
    await expect(who.site.getByText('Typed by Ada')).toBeVisible();
    await expect(who.site.getByText('Typed by Ben')).toBeVisible();
  }
  await ben.page.getByRole('button', { name: /^Undo/ }).click();
  const both = async (who: Strategist) => [await eyebrow(who).inputValue(), await lead(who).inputValue()];
  const typed = ['Typed by Ada', 'Typed by Ben'];
  await expect.poll(() => both(ada)).not.toEqual(typed);
  await expect.poll(() => both(ben)).toEqual(await both(ada));
  await ben.page.getByRole('button', { name: /^Redo/ }).click();
  for (const who of [ada, ben]) await expect.poll(() => both(who)).toEqual(typed);
  await ada.save();
  await expect(ben.page.getByText('Everything is saved.')).toBeVisible();
  expect(studio.savedDiffs()).toEqual({
    'policy.json': [
      '-        "eyebrow": "Museum",',
      '-        "lead": "Five rules, and most of them allow something.",',
      '+        "eyebrow": "Typed by Ada",',
      '+        "lead": "Typed by Ben",',
    ].join('\n'),
  });
});

test('a file that changes on disk is merged, or the person decides', async ({ window, studio, answers }) => {
  // The window may type while the server is still reading the change on disk.
  answers.push('requests 409');
  const ada = new Strategist(window);
  const file = 'page-configs/policy.json';
  const onDisk = (before: string, after: string) =>
    studio.project.write(file, studio.project.read(file).replace(before, after));
  const eyebrow = ada.settings.getByRole('textbox', { name: 'Eyebrow' });
  // The page shows the state of the server. A change on disk before that moment would be applied first.
  const pageShows = (text: string) => expect(ada.site.getByText(text, { exact: true })).toBeVisible();
  await ada.open('House rules');
  await ada.select('Masthead');
  await eyebrow.fill('Ours');
  await pageShows('Ours');
  onDisk('"side"', '"plain"');
  await expect(window.getByText('The change is merged with yours.').first()).toBeVisible();
  await expect(eyebrow).toHaveValue('Ours');
  await expect(ada.settings.getByRole('radio', { name: 'Plain' })).toBeChecked();

  for (const [choice, kept] of [
    ['Disk everywhere', 'Theirs'],
    ['Yours everywhere', 'Ours'],
  ] as const) {
    await test.step(choice, async () => {
      await eyebrow.fill('Ours');
      await pageShows('Ours');
      onDisk(/"eyebrow": "\w+"/.exec(studio.project.read(file))?.[0] ?? '', '"eyebrow": "Theirs"');
      const decide = window.getByRole('button', { name: 'Decide about policy.json…' });
      await decide.click();
      await expect(ada.dialog).toContainText('Theirs');
      await expect(ada.dialog).toContainText('Ours');
      await ada.dialog.getByRole('button', { name: choice }).click();
      await ada.dialog.getByRole('button', { name: 'Keep these choices' }).click();
      await expect(eyebrow).toHaveValue(kept);
      await expect(decide).toBeHidden();
      await pageShows(kept);
      expect(studio.project.read(file)).toContain('"eyebrow": "Theirs"');
      if (kept === 'Ours') return;
      onDisk('"Theirs"', '"Museum"');
      await expect(eyebrow).toHaveValue('Museum');
    });
  }
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'policy.json': [
      '-        "eyebrow": "Museum",',
      '+        "eyebrow": "Ours",',
      '-        "layout": "side",',
      '+        "layout": "plain",',
    ].join('\n'),
  });
});

test('nothing is lost when the window or the server crashes', async ({ window, studio, errors, answers }) => {
  // The studio is still starting.
  answers.push('stream 503');
  const ada = new Strategist(window);
  const eyebrow = ada.settings.getByRole('textbox', { name: 'Eyebrow' });
  await ada.open('House rules');
  await ada.select('Masthead');
  const lead = ada.settings.getByRole('textbox', { name: 'Intro' });
  await lead.fill('Typed before the crash');
  await eyebrow.fill('First');
  await expect(ada.site.getByText('First', { exact: true })).toBeVisible();

  await test.step('a reload keeps drafts, the open page and undo', async () => {
    await window.reload();
    await expect(ada.file('House rules')).toBeInViewport();
    await ada.select('Masthead');
    await expect(eyebrow).toHaveValue('First');
    await expect(window.getByRole('button', { name: 'Undo: Change Eyebrow' })).toBeEnabled();
    // If a page is still loading when the server ends, the browser reports another error.
    await expect(ada.site.getByText('First', { exact: true })).toBeVisible();
  });
  await studio.kill();
  await expect(window.getByText('The studio’s server does not answer.').first()).toBeVisible();
  await eyebrow.fill('Second');
  await studio.restart();
  await expect(window.getByText('The studio’s server does not answer.')).toHaveCount(0, { timeout: 30_000 });
  await expect(eyebrow).toHaveValue('Second');
  await expect(lead).toHaveValue('Typed before the crash');
  await window.reload();
  // The browser reported each request without an answer.
  expect(errors.filter((error) => !/^Failed to load resource: net::ERR_/.test(error))).toEqual([]);
  errors.length = 0;
  await ada.select('Masthead');
  await expect(eyebrow).toHaveValue('Second');
  await expect(ada.site.getByText('Second', { exact: true })).toBeVisible({ timeout: 45_000 });
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'policy.json': [
      '-        "eyebrow": "Museum",',
      '-        "lead": "Five rules, and most of them allow something.",',
      '+        "eyebrow": "Second",',
      '+        "lead": "Typed before the crash",',
    ].join('\n'),
  });
});
