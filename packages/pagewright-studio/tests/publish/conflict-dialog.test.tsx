// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConflictNotice } from '../../src/browser/publish/conflict/ConflictNotice.tsx';
import { editFile } from '../../src/browser/shell/studio-context.ts';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { samplePage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(installDialogs);
afterEach(closeStudios);

const file = 'policy.json';
const [saying, heading] = ['Read every application twice.', '"heading": "Hiring"'];

/** The sample page with other words. */
const withWords = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce((text, [before, after]) => text.replace(before, after), samplePage);

/** The texts of a page that this window and somebody else have changed. Null for a deleted page. */
async function open(mine: string, theirs: string | null) {
  const studio = new StudioInMemory({ files: { [file]: samplePage } });
  studio.render(<ConflictNotice />);
  act(() => editFile(studio.studio, file, 'Type', [{ start: 0, end: samplePage.length, text: mine }]));
  await studio.changeOnDisk(file, theirs);
  fireEvent.click(screen.getByRole('button', { name: 'Decide about policy.json…' }));
  return studio;
}

const keep = () => screen.getByRole('button', { name: 'Keep these choices' });
const isEnabled = () => keep().getAttribute('aria-disabled') !== 'true';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choice = (name: string) => within(screen.getByRole('group', { name }));
const mineTwice = withWords([saying, 'Mine.'], [heading, '"heading": "Our hiring"']);
const theirsTwice = withWords([saying, 'Theirs.'], [heading, '"heading": "Their hiring"']);

describe('the decision about a file that was changed on disk', () => {
  it('is required only if there is a conflict', () => {
    const studio = new StudioInMemory({ files: { [file]: samplePage } });
    const { container } = studio.render(<ConflictNotice />);
    expect(container.textContent).toBe('');
  });

  it('is made for each conflict, and takes effect when all are decided', async () => {
    const studio = await open(mineTwice, theirsTwice);
    expect(screen.getByText('0 of 2 decided')).not.toBeNull();
    fireEvent.click(choice('Choice 1 of 2').getByRole('radio', { name: 'Use yours' }));
    expect(screen.getByText('1 of 2 decided')).not.toBeNull();
    expect(isEnabled()).toBe(false);
    fireEvent.click(keep());
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(studio.announced).toEqual([]);
    fireEvent.click(choice('Choice 2 of 2').getByRole('radio', { name: 'Use the one on disk' }));
    expect(isEnabled()).toBe(true);
    fireEvent.click(keep());
    expect(studio.text(file)).toBe(withWords([heading, '"heading": "Our hiring"'], [saying, 'Theirs.']));
    expect(studio.announced).toEqual(['You have decided about policy.json.']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
  });

  it('can be the same for all conflicts', async () => {
    const studio = await open(mineTwice, theirsTwice);
    press('Yours everywhere');
    expect(screen.getByText('2 of 2 decided')).not.toBeNull();
    press('Disk everywhere');
    fireEvent.click(keep());
    expect(studio.text(file)).toBe(theirsTwice);
    await studio.settle();
    expect(studio.state.disk.get(file)?.text).toBe(theirsTwice);
  });

  it('keeps the own text as a draft that differs from the disk', async () => {
    const studio = await open(mineTwice, theirsTwice);
    press('Yours everywhere');
    fireEvent.click(keep());
    await studio.settle();
    expect(studio.text(file)).toBe(mineTwice);
    expect(studio.state.disk.get(file)?.text).toBe(theirsTwice);
  });

  it('says what each side did, in words that describe the choice', async () => {
    await open(withWords([saying, 'Mine.']), withWords([saying, 'Theirs.']));
    const [mine, theirs] = ['Use yours', 'Use the one on disk'].map((name) => {
      const radio = choice('Choose').getByRole('radio', { name });
      return document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent;
    });
    expect(mine).toContain('Mine.');
    expect(mine).not.toContain('Theirs.');
    expect(theirs).toContain('Theirs.');
  });

  it('shows the lines of both sides on request, with two lines around them', async () => {
    await open(withWords([saying, 'Mine.']), withWords([saying, 'Theirs.']));
    expect(screen.queryByText('Before')).toBeNull();
    press('Show lines');
    const shown = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent?.trim());
    expect(shown).toEqual([
      '"type": "saying",\n      "props": {',
      '"text": "Mine.",',
      '"text": "Read every application twice.",',
      '"text": "Theirs.",',
      '"tone": "night"\n      }',
    ]);
    const line = withWords([saying, 'Mine.'])
      .split('\n')
      .findIndex((text) => text.includes('Mine.'));
    expect(screen.getByText(`Line ${line + 1}`)).not.toBeNull();
    press('Show lines');
    expect(screen.queryByText('Before')).toBeNull();
  });

  it('shows the lines at once if a side has a syntax error, and says what that side would do to the file', async () => {
    await open(withWords([`"${saying}"`, '"Mine']), withWords([saying, 'Theirs.']));
    expect(screen.getByText('Before')).not.toBeNull();
    const warning = /^With these choices the file is not valid JSON/;
    expect(screen.queryByText(warning)).toBeNull();
    press('Yours everywhere');
    expect(screen.getByText(warning)).not.toBeNull();
    press('Disk everywhere');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('can be to keep both where both sides have added something, and does not change the other choices', async () => {
    const [eyebrow, lead] = ['"eyebrow": "Museum"', 'What we promise to the people who work here.'];
    const mine = withWords([heading, '"heading": "Our hiring"'], [eyebrow, '"eyebrow": "Ours"']);
    const theirs = withWords([heading, '"heading": "Their hiring"'], [lead, 'Theirs.']);
    const studio = await open(mine, theirs);
    expect(choice('Choice 2 of 2').queryByRole('radio', { name: 'Use both, yours first' })).toBeNull();
    press('Both where possible');
    expect(screen.getByText('1 of 2 decided')).not.toBeNull();
    fireEvent.click(choice('Choice 2 of 2').getByRole('radio', { name: 'Use the one on disk' }));
    press('Both where possible');
    expect(screen.getByText('2 of 2 decided')).not.toBeNull();
    fireEvent.click(keep());
    expect(studio.text(file)).toBe(theirs.replace(eyebrow, '"eyebrow": "Ours"'));
  });

  it('offers both only where that is possible', async () => {
    await open(mineTwice, theirsTwice);
    expect(screen.queryByRole('button', { name: 'Both where possible' })).toBeNull();
  });

  it('is between two whole files if one side has deleted it', async () => {
    const studio = await open(mineTwice, null);
    const group = choice('You changed the file, and somebody else deleted it.');
    expect(isEnabled()).toBe(false);
    fireEvent.click(keep());
    expect(studio.announced).toEqual([]);
    expect(group.getByRole('radio', { name: 'Yours' })).not.toBeNull();
    fireEvent.click(group.getByRole('radio', { name: /^On disk\s*The file is deleted\.$/ }));
    fireEvent.click(keep());
    expect(studio.state.texts.has(file)).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is put off with Cancel', async () => {
    const studio = await open(mineTwice, theirsTwice);
    press('Yours everywhere');
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(studio.announced).toEqual([]);
    press('Decide about policy.json…');
    expect(screen.getByText('0 of 2 decided')).not.toBeNull();
  });
});
