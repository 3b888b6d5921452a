import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdits, type TextEdit } from '../../../pagewright/src/json/text-edit.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { moveItem, removeValue, setValue } from '../../src/browser/edits/edit-config.ts';
import { proposedMessage as messageOf } from '../../src/browser/publish/propose/commit-message.ts';
import type { ChangedFile } from '../../src/browser/publish/unsaved-files.ts';
import { siteWith } from '../fixtures/section-site.ts';

const names = { site: siteWith(), contentName: 'WordPress' };

const proposedMessage = (changes: readonly ChangedFile[]) => messageOf(changes, names);

const read = (file: string) => readFileSync(path.join(museum, 'page-configs', file), 'utf8');
const about = read('about.json');
const exhibition = read('exhibition.json');

/** A change of a file that consists of several edits. */
function changed(before: string, ...edits: readonly ((text: string) => readonly TextEdit[])[]): ChangedFile {
  const after = edits.reduce((text, edit) => applyEdits(text, edit(text)), before);
  return { file: before === about ? 'about.json' : 'exhibition.json', before, after };
}

const title = (text: string) => setValue(text, ['head', 'title'], 'Another title');

const page = (...types: readonly (string | readonly [type: string, title: string])[]) =>
  JSON.stringify({
    blocks: types.map((each) =>
      typeof each === 'string' ? { type: each } : { type: each[0], props: { title: each[1] } },
    ),
  });
const blocks = (before: string, after: string) => proposedMessage([{ file: 'home.json', before, after }]);

describe('the proposed message', () => {
  it('says what was changed in the page, not how', () => {
    expect(
      proposedMessage([changed(about, (text) => moveItem(text, ['blocks', 1], ['blocks'], 0), title)]),
    ).toBe('About: move People to the top; change the title');
  });

  it('names the property of a section', () => {
    const lead = (text: string) => setValue(text, ['blocks', 0, 'props', 'lead'], 'New words.');
    expect(proposedMessage([changed(about, lead)])).toBe('About: change the intro of Masthead');
  });

  it('says where a section was moved, and reports as few moves as possible', () => {
    expect(blocks(page('saying', 'people', 'tickets'), page('tickets', 'saying', 'people'))).toBe(
      'Home: move Tickets to the top',
    );
    expect(blocks(page('saying', 'people', 'tickets'), page('people', 'tickets', 'saying'))).toBe(
      'Home: move Saying below Tickets',
    );
  });

  it('names sections that were added and removed', () => {
    expect(blocks(page('saying', 'people'), page('people', 'tickets'))).toBe(
      'Home: add Tickets; remove Saying',
    );
  });

  it('names sections of one type by their headings', () => {
    const before = page(['saying', 'On time'], ['saying', 'On budget'], 'people');
    expect(blocks(before, page(['saying', 'On budget'], 'people'))).toBe('Home: remove Saying “On time”');
  });

  it('lists all changes when the subject has no room for them', () => {
    const message = proposedMessage([
      changed(
        about,
        (text) => moveItem(text, ['blocks', 1], ['blocks'], 0),
        (text) => removeValue(text, ['blocks', 3]),
        title,
        (text) => setValue(text, ['route'], '/welcome'),
      ),
    ]);
    const [subject = '', blank, ...list] = message.split('\n');
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(subject).toMatch(/^About: remove .*, and 3 more$/);
    expect(blank).toBe('');
    expect(list).toEqual([
      expect.stringMatching(/^- Deleted /),
      '- Moved People to the top',
      '- Address changed — “/about” → “/welcome”',
      expect.stringMatching(/^- Page title changed — “.+” → “Another title”$/),
    ]);
  });

  it('names what was done in several pages, or only the pages if that is too much', () => {
    const few = [changed(exhibition, title), changed(about, title)];
    expect(proposedMessage(few)).toBe('Exhibition: change the title; About: change the title');
    const many = [
      changed(exhibition, title),
      changed(about, title, (text) => setValue(text, ['blocks', 0, 'props', 'lead'], 'New.')),
    ];
    const [subject, , ...list] = proposedMessage(many).split('\n');
    expect(subject).toBe('Change Exhibition and About');
    expect(list).toEqual([
      'Exhibition:',
      expect.stringMatching(/^- Page title no longer comes from WordPress .*“Another title”$/),
      '',
      'About:',
      expect.stringMatching(/^- Masthead: Intro changed — “.*” → “New\.”$/),
      expect.stringMatching(/^- Page title changed — “.+” → “Another title”$/),
    ]);
  });

  it('lists the first changes of many, and says how many there are', () => {
    const before = JSON.stringify({ blocks: [] });
    const after = JSON.stringify({ blocks: Array.from({ length: 30 }, () => ({ type: 'saying' })) });
    const lines = blocks(before, after).split('\n');
    expect(lines).toHaveLength(18);
    expect(lines.at(-1)).toBe('- and 15 more');
  });

  it('says that a page is new or deleted', () => {
    expect(proposedMessage([{ file: 'about-us.json', before: null, after: '{}' }])).toBe('Add About us');
    expect(proposedMessage([{ file: '_sections/opening-hours.json', before: '{}', after: null }])).toBe(
      'Delete Section Opening hours',
    );
  });

  it('names a file with another name once', () => {
    const text = '{"route":"/","blocks":[]}';
    expect(
      proposedMessage([
        { file: '_about.json', before: null, after: text },
        { file: 'about.json', before: text, after: null },
      ]),
    ).toBe('Draft of About: rename from about.json');
  });

  it('has words for texts that are not JSON, and for changes of spaces alone', () => {
    expect(blocks('{}', '{')).toBe('Home: change the JSON');
    expect(blocks('{}', '{ }')).toBe('Home: change only spaces and line breaks');
  });

  it('stays short, whatever a page contains', () => {
    const long = 'x'.repeat(500);
    const before = page(['saying', long], ['saying', `${long}y`]);
    const [subject = ''] = blocks(before, page([long, long])).split('\n');
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(proposedMessage([])).toBe('');
  });
});
