import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { budget } from '../../../pagewright/tests/budget.ts';
import { WindowDrafts } from '../../src/browser/connection/window-drafts.ts';
import { eventToJson } from '../../src/browser/drafts/draft-json.ts';
import type { DraftRequest } from '../../src/browser/drafts/draft-state.ts';
import { changeBetween, changeFromJson, type FileText } from '../../src/browser/drafts/file-change.ts';
import type { ServerMessage } from '../../src/browser/protocol.ts';
import { DraftJournal } from '../../src/node/drafts/draft-journal.ts';
import { DraftSession } from '../../src/node/drafts/draft-session.ts';

const folders: string[] = [];
let ids = 0;

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  folders.push(folder);
  return folder;
}

/** A server with windows that are connected to it; messages arrive when `deliver` is called. */
function studio(disk: Record<string, string>, folder = newFolder()) {
  const queues: ServerMessage[][] = [];
  const session = new DraftSession(new Map(Object.entries(disk)), new DraftJournal(folder), (message) => {
    for (const queue of queues) queue.push(message);
  });
  const open = () => {
    const queue: ServerMessage[] = [];
    queues.push(queue);
    let drafts = new WindowDrafts(session.texts);
    let sequence = session.sequence;
    return {
      text: (file: string) => drafts.shown.get(file) ?? null,
      edit(file: string, change: (text: string) => FileText, group?: string) {
        const text = drafts.shown.get(file) ?? null;
        const changes = new Map([[file, changeBetween(text, change(text ?? ''))]]);
        ids += 1;
        drafts = drafts.add(`${ids}`, {
          is: 'step',
          label: `Edit ${ids}`,
          changes,
          ...(group === undefined ? {} : { group }),
        });
      },
      request(request: DraftRequest) {
        ids += 1;
        drafts = drafts.add(`${ids}`, request);
      },
      send() {
        const requests = drafts.pending.map(({ id, request }) => ({ id, request: eventToJson(request) }));
        return session.handle({ base: sequence, requests });
      },
      deliver() {
        for (const message of queue.splice(0)) {
          if (message.type !== 'change' && message.type !== 'disk') continue;
          sequence = message.sequence;
          if (message.type !== 'change') continue;
          const changes = new Map(
            message.changes.map(([file, change]) => [file, changeFromJson(change)] as const),
          );
          drafts = drafts.receive(changes, message.id);
        }
      },
    };
  };
  return { session, open, folder };
}

const line = (number: number, to: string) => (text: string) =>
  text
    .split('\n')
    .map((each, index) => (index === number ? to : each))
    .join('\n');

const five = '{\n"a": 1,\n"b": 2,\n"c": 3,\n"d": 4\n}\n';

describe('drafts', () => {
  it('are undone and redone byte for byte, with Windows line breaks', () => {
    const { session, open } = studio({ 'a.json': '{\r\n"a": 1\r\n}' });
    const window = open();
    window.edit('a.json', (text) => text.replace('1', '2'));
    window.edit('a.json', () => null);
    window.edit('b.json', () => '{}\n');
    expect(window.send()).toBe('applied');
    window.deliver();
    expect(session.changedFiles()).toEqual(['a.json', 'b.json']);
    for (const _ of [1, 2, 3]) window.request({ is: 'undo' });
    window.send();
    window.deliver();
    expect(window.text('a.json')).toBe('{\r\n"a": 1\r\n}');
    expect(session.changedFiles()).toEqual([]);
    for (const _ of [1, 2, 3]) window.request({ is: 'redo' });
    window.send();
    window.deliver();
    expect([window.text('a.json'), window.text('b.json')]).toEqual([null, '{}\n']);
  });

  it('that are typed in one field are undone together', () => {
    const { open } = studio({ 'a.json': '"x"' });
    const window = open();
    for (const letter of 'abc') window.edit('a.json', (text) => text.replace(/"$/, `${letter}"`), 'title');
    window.edit('a.json', (text) => text.toUpperCase(), 'other');
    window.send();
    window.deliver();
    expect(window.text('a.json')).toBe('"XABC"');
    window.request({ is: 'undo' });
    window.send();
    window.deliver();
    expect(window.text('a.json')).toBe('"xabc"');
    window.request({ is: 'undo' });
    window.send();
    window.deliver();
    expect(window.text('a.json')).toBe('"x"');
  });

  it('of two windows keep the input of both', () => {
    const { session, open } = studio({ 'a.json': five });
    const [first, second] = [open(), open()];
    first.edit('a.json', line(1, '"a": "first",'));
    second.edit('a.json', line(3, '"c": "second",'));
    expect(first.send()).toBe('applied');
    expect(second.send()).toBe('stale');
    second.deliver();
    expect(second.send()).toBe('applied');
    first.deliver();
    second.deliver();
    expect(first.text('a.json')).toBe(second.text('a.json'));
    expect(JSON.parse(first.text('a.json') ?? '')).toMatchObject({ a: 'first', c: 'second' });
    expect(session.texts.get('a.json')).toBe(first.text('a.json'));
  });

  it('survive a killed server, with their history, and a request that is sent twice counts once', () => {
    const { open, folder } = studio({ 'a.json': five });
    const window = open();
    window.edit('a.json', line(1, '"a": 10,'));
    window.edit('a.json', line(2, '"b": 20,'));
    window.send();
    const again = studio({ 'a.json': five }, folder);
    expect(again.session.texts.get('a.json')).toContain('"b": 20');
    expect(window.send()).toBe('applied');
    const reopened = again.open();
    reopened.request({ is: 'undo' });
    reopened.request({ is: 'undo' });
    reopened.send();
    reopened.deliver();
    expect(reopened.text('a.json')).toBe(five);
  });

  it('are merged with a file that changed on disk, also while the studio was closed', () => {
    const { session, open, folder } = studio({ 'a.json': five });
    const window = open();
    window.edit('a.json', line(1, '"a": 10,'));
    window.send();
    session.readFromDisk('a.json', line(4, '"d": 40')(five));
    window.deliver();
    expect(JSON.parse(window.text('a.json') ?? '')).toMatchObject({ a: 10, d: 40 });
    const closed = line(3, '"c": 30,')(line(4, '"d": 40')(five));
    const again = studio({ 'a.json': closed }, folder);
    expect(JSON.parse(again.session.texts.get('a.json') ?? '')).toMatchObject({ a: 10, c: 30, d: 40 });
  });

  it('ask when both sides changed the same line, and keep both texts until somebody decides', () => {
    const { session, open } = studio({ 'a.json': five });
    const window = open();
    window.edit('a.json', line(1, '"a": 10,'));
    window.send();
    const theirs = line(1, '"a": 99,')(five);
    session.readFromDisk('a.json', theirs);
    expect(session.state.files.get('a.json')).toMatchObject({ theirs: { text: theirs } });
    window.deliver();
    expect(window.text('a.json')).toContain('"a": 10');
    window.request({ is: 'settle', file: 'a.json', keep: 'theirs' });
    window.send();
    window.deliver();
    expect(window.text('a.json')).toBe(theirs);
    window.request({ is: 'undo' });
    window.send();
    window.deliver();
    expect(window.text('a.json')).toContain('"a": 10');
  });

  it('ask no longer when the file on disk is as it was before, is gone and back, or can be merged', () => {
    const { session, open } = studio({ 'a.json': five });
    const window = open();
    window.edit('a.json', line(1, '"a": 10,'));
    window.send();
    const mine = session.texts.get('a.json') ?? '';
    const theirs = () => session.state.files.get('a.json')?.theirs;
    for (const other of [line(1, '"a": 99,')(five), null]) {
      session.readFromDisk('a.json', other);
      expect(theirs()).toEqual({ text: other });
      session.readFromDisk('a.json', five);
      expect(theirs()).toBeUndefined();
      expect(session.texts.get('a.json')).toBe(mine);
      expect(session.changedFiles()).toEqual(['a.json']);
    }
    session.readFromDisk('a.json', null);
    session.readFromDisk('a.json', line(4, '"d": 40')(five));
    expect(theirs()).toBeUndefined();
    expect(JSON.parse(session.texts.get('a.json') ?? '')).toMatchObject({ a: 10, d: 40 });
  });

  it('refuse a change that does not fit, and apply nothing of its batch', () => {
    const { session } = studio({ 'a.json': five });
    const step = (edits: unknown) => ({ is: 'step', label: '', changes: [['a.json', { edits }]] });
    const requests = [
      { id: '1', request: step([[0, 'x'], five.length]) },
      { id: '2', request: step([[0, 'x'], 3]) },
    ];
    expect(session.handle({ base: 0, requests })).toEqual({ error: 'The change is for another text.' });
    expect(
      session.handle({ base: 0, requests: [{ id: '3', request: { is: 'disk', file: 'a', text: '' } }] }),
    ).toEqual({
      error: 'Only the server reports what is on disk.',
    });
    expect(session.texts.get('a.json')).toBe(five);
  });

  it('of two windows agree after any edits in any order, and undo restores the first text byte for byte', () => {
    const action = fc.record({
      window: fc.nat(1),
      file: fc.constantFrom('a.json', 'b.json'),
      does: fc.constantFrom('type', 'type', 'type', 'delete', 'send', 'deliver', 'undo', 'redo'),
      at: fc.nat(40),
      text: fc.constantFrom('x', 'yy\n', '', '\r\n'),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const first = { 'a.json': five, 'b.json': '{}\r\n' };
        const { session, open } = studio(first);
        const windows = [open(), open()];
        const flush = () => {
          for (const window of windows) {
            window.deliver();
            window.send();
            window.deliver();
          }
          for (const window of windows) window.deliver();
        };
        for (const { window: number, file, does, at, text } of actions) {
          const window = windows[number];
          if (!window) continue;
          if (does === 'type')
            window.edit(file, (before) => before.slice(0, at) + text + before.slice(at + text.length));
          else if (does === 'delete') window.edit(file, () => null);
          else if (does === 'send') window.send();
          else if (does === 'deliver') window.deliver();
          else {
            flush();
            window.request({ is: does });
            flush();
          }
        }
        flush();
        for (const file of Object.keys(first)) {
          const texts = [...windows.map((window) => window.text(file)), session.texts.get(file) ?? null];
          expect(new Set(texts).size).toBe(1);
        }
        const [window] = windows;
        while (session.state.undo.length > 0) {
          window?.request({ is: 'undo' });
          flush();
        }
        expect(Object.fromEntries(session.texts)).toEqual(first);
      }),
      budget(30, 2_000),
    );
  });
});
