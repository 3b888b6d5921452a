import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits, type TextEdit } from '../../src/check/fixes/fix.ts';
import { moveItem, removeValue, setValue } from '../../src/studio/edits/edit-config.ts';
import { proposedMessage as messageOf } from '../../src/studio/handover/propose/commit-message.ts';
import type { ChangedFile } from '../../src/studio/handover/unsaved-files.ts';
import { siteWith } from './section-site.ts';

const names = { site: siteWith(), contentName: 'WordPress' };

const proposedMessage = (changes: readonly ChangedFile[]) => messageOf(changes, names);

const home = readFileSync('page-configs/home.json', 'utf8');
const company = readFileSync('page-configs/company.json', 'utf8');

/** The change of a file by edits, one after the other. */
function changed(before: string, ...edits: readonly ((text: string) => readonly TextEdit[])[]): ChangedFile {
  const after = edits.reduce((text, edit) => applyEdits(text, edit(text)), before);
  return { file: before === home ? 'home.json' : 'company.json', before, after };
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
  it('says what was changed in the page, and not how', () => {
    expect(
      proposedMessage([changed(home, (text) => moveItem(text, ['blocks', 1], ['blocks'], 0), title)]),
    ).toBe('Home: move Counters to the top; change the title');
  });

  it('names the property of a section', () => {
    const lead = (text: string) => setValue(text, ['blocks', 0, 'props', 'lead'], 'New words.');
    expect(proposedMessage([changed(home, lead)])).toBe('Home: change the intro of Hero banner');
  });

  it('says where a section was moved to, and calls the fewest sections moved', () => {
    expect(blocks(page('quote', 'team', 'steps'), page('steps', 'quote', 'team'))).toBe(
      'Home: move Steps to the top',
    );
    expect(blocks(page('quote', 'team', 'steps'), page('team', 'steps', 'quote'))).toBe(
      'Home: move Quote below Steps',
    );
  });

  it('names sections that were added and removed', () => {
    expect(blocks(page('quote', 'team'), page('team', 'steps'))).toBe('Home: add Steps; remove Quote');
  });

  it('names sections of one type by their headings', () => {
    const before = page(['quote', 'On time'], ['quote', 'On budget'], 'team');
    expect(blocks(before, page(['quote', 'On budget'], 'team'))).toBe('Home: remove Quote “On time”');
  });

  it('lists all changes when the subject has no room for them', () => {
    const message = proposedMessage([
      changed(
        home,
        (text) => moveItem(text, ['blocks', 1], ['blocks'], 0),
        (text) => removeValue(text, ['blocks', 3]),
        title,
        (text) => setValue(text, ['route'], '/welcome'),
      ),
    ]);
    const [subject = '', blank, ...list] = message.split('\n');
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(subject).toMatch(/^Home: remove .*, and 3 more$/);
    expect(blank).toBe('');
    expect(list).toEqual([
      expect.stringMatching(/^- Deleted /),
      '- Moved Counters to the top',
      '- Address changed — “/” → “/welcome”',
      expect.stringMatching(/^- Page title changed — “.+” → “Another title”$/),
    ]);
  });

  it('names what was done in several pages, or only the pages if that is too much', () => {
    const few = [changed(company, title), changed(home, title)];
    expect(proposedMessage(few)).toBe('Company: change the title; Home: change the title');
    const many = [
      changed(company, title),
      changed(home, title, (text) => setValue(text, ['blocks', 0, 'props', 'lead'], 'New.')),
    ];
    const [subject, , ...list] = proposedMessage(many).split('\n');
    expect(subject).toBe('Change Company and Home');
    expect(list).toEqual([
      'Company:',
      expect.stringMatching(/^- Page title no longer comes from WordPress .*“Another title”$/),
      '',
      'Home:',
      expect.stringMatching(/^- Hero banner: Intro changed — “.*” → “New\.”$/),
      expect.stringMatching(/^- Page title changed — “.+” → “Another title”$/),
    ]);
  });

  it('lists the first changes of many, and says how many there are', () => {
    const before = JSON.stringify({ blocks: [] });
    const after = JSON.stringify({ blocks: Array.from({ length: 30 }, () => ({ type: 'quote' })) });
    const lines = blocks(before, after).split('\n');
    expect(lines).toHaveLength(18);
    expect(lines.at(-1)).toBe('- and 15 more');
  });

  it('says that a page is new or deleted', () => {
    expect(proposedMessage([{ file: 'about-us.json', before: null, after: '{}' }])).toBe('Add About us');
    expect(proposedMessage([{ file: '_sections/lets-talk.json', before: '{}', after: null }])).toBe(
      'Delete Section Lets talk',
    );
  });

  it('names a file with another name once', () => {
    const text = '{"route":"/","blocks":[]}';
    expect(
      proposedMessage([
        { file: '_company.json', before: null, after: text },
        { file: 'company.json', before: text, after: null },
      ]),
    ).toBe('Draft of Company: rename from company.json');
  });

  it('has words for texts that are not JSON, and for changes of spaces alone', () => {
    expect(blocks('{}', '{')).toBe('Home: change the JSON');
    expect(blocks('{}', '{ }')).toBe('Home: change only spaces and line breaks');
  });

  it('stays short, whatever a page contains', () => {
    const long = 'x'.repeat(500);
    const before = page(['quote', long], ['quote', `${long}y`]);
    const [subject = ''] = blocks(before, page([long, long])).split('\n');
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(proposedMessage([])).toBe('');
  });
});
