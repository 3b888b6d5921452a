import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventToJson } from '../../src/browser/drafts/draft-json.ts';
import { changeBetween } from '../../src/browser/drafts/file-change.ts';
import { DraftJournal } from '../../src/node/drafts/draft-journal.ts';
import { DraftSession } from '../../src/node/drafts/draft-session.ts';
import { lockDrafts } from '../../src/node/drafts/lock-drafts.ts';

let project = '';
let folder = '';
let ids = 0;
const journal = () => path.join(folder, 'journal.jsonl');

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'journal-'));
  folder = path.join(project, '.pagewright/studio');
  mkdirSync(folder, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(project, { recursive: true, force: true });
});

/** A studio that starts: it reads the journal. On disk, each file has the text `0`. */
function start() {
  const session = new DraftSession(
    new Map(['a.json', 'b.json'].map((file) => [file, '0'])),
    new DraftJournal(folder),
    () => {},
  );
  return {
    text: (file = 'a.json') => session.texts.get(file),
    type: (text: string, file = 'a.json') => {
      ids += 1;
      const changes = new Map([[file, changeBetween(session.texts.get(file) ?? null, text)]]);
      const request = { ...eventToJson({ is: 'step', label: 'Type', changes }) };
      return session.handle({ base: session.sequence, requests: [{ id: `${ids}`, request }] });
    },
    undo: () => {
      ids += 1;
      return session.handle({
        base: session.sequence,
        requests: [{ id: `${ids}`, request: { is: 'undo' } }],
      });
    },
  };
}

describe('a journal', () => {
  it('with an incomplete last line loses no later changes', () => {
    start().type('01');
    appendFileSync(journal(), '{"event":{"is":"st');
    start().type('012');
    expect(start().text()).toBe('012');
    expect(start().type('0123')).toBe('applied');
    expect(start().text()).toBe('0123');
  });

  it('that is damaged in the middle is kept, and later changes are not lost', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const first = start();
    for (const text of ['01', '012', '0123']) first.type(text);
    const lines = readFileSync(journal(), 'utf8').split('\n');
    const damaged = lines.with(2, lines[2]?.slice(5) ?? '').join('\n');
    writeFileSync(journal(), damaged);
    const second = start();
    expect(second.text()).toBe('01');
    second.type('01 and more');
    expect(start().text()).toBe('01 and more');
    const copies = readdirSync(folder).filter((name) => name.includes('damaged'));
    expect(copies.map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([damaged]);
  });

  it('that has become long is replaced by its texts, and nothing is lost', () => {
    const first = start();
    first.type('0b', 'b.json');
    first.type('0', 'b.json');
    for (const letter of ['x', 'y']) first.type(`0${letter.repeat(11 * 1024 * 1024)}`);
    first.type('01');
    const second = start();
    expect(readFileSync(journal()).length).toBeLessThan(1_000);
    second.undo();
    second.type('01 again', 'b.json');
    second.type('012');
    const third = start();
    expect([third.text(), third.text('b.json')]).toEqual(['012', '01 again']);
  });

  it('that cannot be written refuses the change, and accepts the next one', () => {
    const session = start();
    // Stands for a full disk: a folder cannot be written as a file.
    mkdirSync(journal());
    expect(session.type('01')).toEqual({
      error: expect.stringMatching(/^"\.pagewright\/studio\/journal\.jsonl" could not be written: .*EISDIR/),
    });
    expect(session.text()).toBe('0');
    rmSync(journal(), { recursive: true });
    expect(session.type('01')).toBe('applied');
    expect(start().text()).toBe('01');
  });

  it.each([
    ['was deleted', () => rmSync(journal())],
    [
      'was deleted with its folder, as by "git clean"',
      () => rmSync(path.join(project, '.pagewright'), { recursive: true }),
    ],
    ['was emptied', () => writeFileSync(journal(), '')],
  ])('that %s while people work is written again, with all earlier changes', (_, harm) => {
    const first = start();
    first.type('01');
    first.type('0b', 'b.json');
    harm();
    expect(first.type('012')).toBe('applied');
    expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toBe('*\n');
    const second = start();
    expect([second.text(), second.text('b.json')]).toEqual(['012', '0b']);
    expect(second.undo()).toBe('applied');
    expect(second.text()).toBe('01');
  });

  it('of a project that was moved away is written when the project is back', () => {
    const session = start();
    session.type('01');
    renameSync(project, `${project}-moved`);
    expect(session.type('012')).toEqual({ error: expect.stringContaining('Bring it back') });
    expect(existsSync(project)).toBe(false);
    renameSync(`${project}-moved`, project);
    expect(session.type('012')).toBe('applied');
    expect(start().text()).toBe('012');
  });

  it('is used by one studio at a time', () => {
    const lock = path.join(folder, 'lock.json');
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, started: '1' }));
    lockDrafts(folder);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(() => lockDrafts(folder)).toThrow(/already running \(process \d+\)/);
  });
});
