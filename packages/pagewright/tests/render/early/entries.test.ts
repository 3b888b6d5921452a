// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyEntries } from '../../../src/render/early/entries.ts';
import { type EarlyForms, findEarlyForms } from '../../../src/render/early/forms.ts';

let listeners: [string, () => void][] = [];
let forms: EarlyForms;
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener === 'function') listeners.push([type, () => listener(new Event(type))]);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Loads a document whose script has not hydrated anything, in the same tab. */
function load(html: string): void {
  listeners = [];
  document.body.innerHTML = html;
  forms = findEarlyForms();
  keepEarlyEntries(forms);
}
const tell = (event: string) => {
  for (const [type, listener] of listeners) if (type === event) listener();
};

const everyField = `
  <input name="line"><textarea name="text"></textarea>
  <select name="choice"><option value=""></option><option>One</option></select>
  <input type="checkbox" name="tick" value="yes">
  <input type="radio" name="size" value="S"><input type="radio" name="size" value="L">
  <input type="password" name="secret"><input type="hidden" name="token" value="t">`;
const block = (form: string, type = 'letter') =>
  `<div data-block="${type}" data-slot="0"><form>${form}</form></div>`;

const field = (name: string, nth = 0) => {
  const found = document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[nth];
  if (!found) throw new Error(`No field ${name}`);
  return found;
};

function fillIn(): void {
  field('line').value = 'Ada';
  field('text').value = 'Two\nlines';
  field('choice').value = 'One';
  field('tick').checked = true;
  field('size', 1).checked = true;
  field('secret').value = 'hidden';
}
const entered = () => [
  ...['line', 'text', 'choice', 'secret'].map((name) => field(name).value),
  ...[field('tick'), field('size'), field('size', 1)].map(({ checked }) => checked),
];
const filled = ['Ada', 'Two\nlines', 'One', '', true, false, true];
const blank = ['', '', '', '', false, false, false];

it('each kind of field has its entry again after any number of reloads, but no password is stored', () => {
  load(block(everyField));
  fillIn();
  for (let reload = 0; reload < 3; reload += 1) {
    tell('pagehide');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hidden|token/);
    load(block(everyField));
    expect(entered()).toEqual(filled);
  }
});

it('entries wait for a form that has the field, in a block of the same type', () => {
  load(block(everyField));
  fillIn();
  tell('pagehide');
  for (const other of ['<p>No form</p>', block(everyField, 'other'), block('<input name="line">')]) {
    load(other);
    if (other.includes('choice')) expect(entered()).toEqual(blank);
    tell('pagehide');
  }
  load(block(everyField));
  expect(entered()).toEqual(filled);
});

it('a page that opens without a load has the entries of the page before it', () => {
  load(block(everyField));
  fillIn();
  tell('pagewright:leave');
  document.body.innerHTML = block(everyField);
  tell('pagewright:show');
  expect(entered()).toEqual(filled);
});

it('a field that a visitor clears stays empty', () => {
  load(block(everyField));
  fillIn();
  tell('pagehide');
  load(block(everyField));
  field('line').value = '';
  tell('pagehide');
  load(block(everyField));
  expect(entered()).toEqual(['', ...filled.slice(1)]);
});

it('does not keep the old text that a browser puts into the fields after a back navigation', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'back_forward' }] });
  load(block(everyField));
  fillIn();
  tell('pagehide');
  vi.unstubAllGlobals();
  load(block(everyField));
  expect(entered()).toEqual(blank);
});

it('leaves alone a form that has hydrated, because it keeps its entries itself', () => {
  load(block(everyField));
  fillIn();
  forms.clear();
  tell('pagehide');
  load(block(everyField));
  expect(entered()).toEqual(blank);
});

it('fails silently where storage is blocked or holds something else', () => {
  for (const stored of ['{', 'null', '7', '[]', '{"letter":1}']) {
    sessionStorage.setItem('pagewright-entries', stored);
    load(block(everyField));
    expect(entered()).toEqual(blank);
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  load(block(everyField));
  fillIn();
  tell('pagehide');
  expect(entered()).toEqual([...filled.slice(0, 3), 'hidden', ...filled.slice(4)]);
});
