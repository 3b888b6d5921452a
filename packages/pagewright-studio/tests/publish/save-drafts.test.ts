import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf } from '../../src/browser/drafts/draft-state.ts';
import { namedDrafts } from '../../src/node/publish/named-drafts.ts';
import { errorsOfSaving, saveDrafts } from '../../src/node/publish/save-drafts.ts';
import { DraftsOnDisk } from '../fixtures/drafts-on-disk.ts';

let site: DraftsOnDisk;

beforeEach(() => {
  site = new DraftsOnDisk();
});
afterEach(() => site.close());

const save = (...files: readonly string[]) =>
  saveDrafts(site, namedDrafts(site.session, site.named(...files)));
const codesOf = (...files: readonly string[]) =>
  errorsOfSaving(site, namedDrafts(site.session, site.named(...files))).map(
    ({ file, code }) => `${file} ${code}`,
  );
const newTitle = (text: string) => text.replace(/"title": "[^"]*"/, '"title": "Another title"');

describe('saving', () => {
  it('writes the chosen drafts, and leaves the others', () => {
    const about = site.read('about.json');
    site.draft({ 'home.json': newTitle, 'about.json': newTitle });
    expect(save('home.json')).toEqual({ saved: ['home.json'] });
    expect(site.read('home.json')).toBe(site.text('home.json'));
    expect(site.read('about.json')).toBe(about);
    expect(site.session.changedFiles()).toEqual(['about.json']);
  });

  it('creates a file, and deletes one', () => {
    site.draft({ '_policy.json': () => '{}\n', 'visit.json': newTitle });
    expect(save('visit.json', '_policy.json')).toEqual({ saved: ['_policy.json', 'visit.json'] });
    expect(site.read('_policy.json')).toBe('{}\n');
    site.draft({ '_policy.json': () => null });
    expect(save('_policy.json')).toEqual({ saved: ['_policy.json'] });
    expect(site.read('_policy.json')).toBeNull();
    expect(site.session.changedFiles()).toEqual([]);
  });

  it('writes nothing if one of the files has an error, and names it', () => {
    site.draft({
      'home.json': (text) => text.replace('"masthead"', '"mastheed"'),
      'about.json': newTitle,
    });
    const before = site.read('about.json');
    expect(codesOf('home.json', 'about.json')).toEqual(['home.json unknown-block-type']);
    expect(() => save('home.json', 'about.json')).toThrow(
      'There is an error in home.json. Correct it, or save as a draft.',
    );
    expect(site.read('about.json')).toBe(before);
    expect(save('about.json')).toEqual({ saved: ['about.json'] });
  });

  it('refuses to cause an error in another file, but accepts an error that exists already', () => {
    site.draft({ 'visit.json': () => null });
    expect(codesOf('visit.json').some((error) => !error.startsWith('visit.json'))).toBe(true);
    expect(() => save('visit.json')).toThrow(/errors? in /);
    expect(site.read('visit.json')).not.toBeNull();
    site.draft({ 'home.json': newTitle });
    expect(codesOf('home.json')).toEqual([]);
  });

  it('refuses a text that the person has not seen, because another window changed it', () => {
    site.draft({ 'home.json': newTitle });
    const seen = site.named('home.json');
    site.draft({ 'home.json': (text) => text.replace('Another title', 'Once more') });
    expect(() => namedDrafts(site.session, seen)).toThrow(
      'home.json has just been changed in another window. Look at the changes, and try again.',
    );
  });

  it('never writes over a text that somebody has just written to disk', () => {
    site.draft({ 'home.json': newTitle });
    const theirs = site.read('home.json')?.replace(/"title": "[^"]*"/, '"title": "Theirs"') ?? '';
    site.write('home.json', theirs);
    expect(() => save('home.json')).toThrow(/^home.json was changed outside the studio at the same moment/);
    expect(site.read('home.json')).toBe(theirs);
    expect(fileOf(site.session.state, 'home.json').theirs).toEqual({ text: theirs });
    expect(() => save('home.json')).toThrow(
      'home.json was changed outside the studio. Decide which text to keep, and try again.',
    );
    expect(site.read('home.json')).toBe(theirs);
  });

  it('that could not be recorded is not mistaken for a change by somebody else on the next attempt', () => {
    site.draft({ 'home.json': newTitle });
    const journal = path.join(site.root, '.pagewright/studio/journal.jsonl');
    renameSync(journal, `${journal}.bak`);
    mkdirSync(journal);
    expect(() => save('home.json')).toThrow('journal.jsonl" could not be written');
    expect(site.read('home.json')).toBe(site.text('home.json'));
    rmdirSync(journal);
    renameSync(`${journal}.bak`, journal);
    expect(save('home.json')).toEqual({ saved: ['home.json'] });
    expect(site.session.changedFiles()).toEqual([]);
  });

  it('accepts only files that the studio has, with their texts', () => {
    for (const body of [
      undefined,
      {},
      { files: 'home.json' },
      { files: [['home.json']] },
      { files: ['home.json'] },
      { files: [['../package.json', '{}']] },
      { files: [['__proto__', null]] },
      { files: Array.from({ length: 10_001 }, () => ['home.json', null]) },
    ])
      expect(() => namedDrafts(site.session, body)).toThrow();
  });
});
