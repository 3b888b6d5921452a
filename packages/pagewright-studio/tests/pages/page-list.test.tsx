// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageList } from '../../src/browser/pages/PageList.tsx';
import { installDialogs, whenFormListens } from '../fixtures/dialog-element.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

const template = `{
  "$schema": "../schemas/page.schema.json",
  "route": "{{route}}",
  "head": { "title": "{{title}}", "description": "About {{route}}." },
  "blocks": [{ "type": "masthead", "props": { "title": "{{title}}" } }]
}
`;

beforeAll(() => {
  // jsdom has neither dialogs nor popovers.
  HTMLElement.prototype.hidePopover = () => {};
  installDialogs();
});

beforeEach(() => localStorage.clear());
afterEach(closeStudios);

function open(options: ConstructorParameters<typeof StudioInMemory>[0] = {}) {
  const studio = new StudioInMemory({ answers: { 'page-templates': { site: template } }, ...options });
  studio.render(<PageList />);
  return studio;
}

/** The row whose text matches. Not by role: each such search would compute the names of all buttons of the list. */
function row(text: RegExp): HTMLElement {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-file]')];
  const [found, another] = rows.filter((each) => text.test(each.textContent));
  if (!found || another) throw new Error(`Not one row matches ${text}.`);
  return found;
}

async function openedDialog() {
  const dialog = await screen.findByRole('dialog');
  await whenFormListens(dialog);
  return within(dialog);
}

function dialogOf(file: RegExp, key: string) {
  fireEvent.keyDown(row(file), { key });
  return openedDialog();
}

function newPageDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'New page' }));
  return openedDialog();
}

/** Presses a button of a dialog, and waits until the dialog is closed. */
async function press(dialog: Awaited<ReturnType<typeof dialogOf>>, name: string) {
  fireEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The number of links and redirects to an address in the texts. */
function linkCount(studio: StudioInMemory, address: string): number {
  const links = new RegExp(`"(?:href|to)": "${address}["#]`, 'g');
  const found = [...studio.state.texts.values()].join('').match(links) ?? [];
  expect(found.length).toBeGreaterThan(1);
  return found.length;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the list of pages', () => {
  it('opens the home page first, and then the pressed row', () => {
    const studio = open();
    expect(row(/^Ships, ropes/).getAttribute('aria-current')).toBe('page');
    fireEvent.click(row(/^An exhibition/));
    expect(studio.studio.view).toMatchObject({ file: 'exhibition.json', path: '/exhibitions/ropes' });
    fireEvent.click(row(/^Journal news/));
    expect(studio.studio.view.file).toBe('_sections/journal-news.json');
  });

  it('opens the page that was last open in this tab', () => {
    open();
    fireEvent.click(row(/^An exhibition/));
    closeTab();
    const studio = open();
    expect(studio.studio.view).toMatchObject({ file: 'exhibition.json', path: '/exhibitions/ropes' });
  });

  it('finds files by letters that are typed in the list', () => {
    const studio = open();
    const first = row(/^Ships, ropes/);
    first.focus();
    fireEvent.keyDown(first, { key: 't' });
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    expect(search.value).toBe('t');
    type(search, 'topic');
    expect(screen.getByText('1 file found')).toBeDefined();
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(studio.studio.view.file).toBe('topic.json');
    type(search, 'zzz');
    expect(
      screen.getByText('No page or file has “zzz” in its title, address or name. Esc clears the search.'),
    ).toBeDefined();
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(search.value).toBe('');
  });

  it('goes from row to row by arrow keys, and has one tab stop', () => {
    open();
    const first = row(/^Ships, ropes/);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(row(/^About us/));
    fireEvent.keyDown(row(/^About us/), { key: 'End' });
    expect(document.activeElement?.textContent).toContain('Words in Deutsch');
    fireEvent.keyDown(document.activeElement ?? first, { key: 'Home' });
    fireEvent.keyDown(first, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(document.querySelectorAll('[data-file][tabindex="0"]')).toHaveLength(1);
  });

  it('remembers groups that are folded, and shows how many problems are in them', async () => {
    const studio = open({ files: { 'policy.json': '{' } });
    await studio.check();
    const fold = screen.getByRole('button', { name: /^Pages/ });
    fireEvent.click(fold);
    expect(
      screen.getByRole('button', { name: /^Pages.*problems? inside/ }).getAttribute('aria-expanded'),
    ).toBe('false');
    closeTab();
    open();
    expect(screen.getByRole('button', { name: /^Pages/ }).getAttribute('aria-expanded')).toBe('false');
  });

  it('says in the name of a row whether it has problems and whether it is saved', async () => {
    const studio = open();
    await studio.editElsewhere('policy.json', [{ start: 0, end: 1, text: '' }]);
    await studio.check();
    const name = /policy.json, Not saved, \d+ errors?$/;
    expect(screen.getByRole('button', { name })).toBeDefined();
  });
});

describe('the dialog of a new page', () => {
  it('creates a page and opens it, and one undo removes it', async () => {
    const studio = open();
    const dialog = await newPageDialog();
    type(dialog.getByRole('textbox', { name: /^Title/ }), 'Fair');
    const address = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Address/ });
    await waitFor(() => expect(address.value).toBe('/fair'));
    await press(dialog, 'Create page');
    await studio.check();
    expect(studio.studio.view).toMatchObject({ file: 'fair.json', path: '/fair' });
    expect(studio.announced.at(-1)).toBe('Created the page “Fair”. It is not saved yet (fair.json).');
    await studio.settle();
    await studio.undo();
    expect(studio.studio.view.file).toBe('home.json');
    expect(studio.state.texts.has('fair.json')).toBe(false);
  });

  it('keeps a typed address, and does nothing while that address is taken', async () => {
    const studio = open();
    const dialog = await newPageDialog();
    const address = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Address/ });
    type(dialog.getByRole('textbox', { name: /^Title/ }), 'Fair');
    type(address, '/about');
    type(dialog.getByRole('textbox', { name: /^Title/ }), 'Fairs');
    expect(address.value).toBe('/about');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(dialog.getByRole('button', { name: 'Create page' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(studio.studio.store.state()?.texts.size).toBe(studio.state.texts.size);
    type(address, '');
    type(dialog.getByRole('textbox', { name: /^Title/ }), 'Fairs 2027');
    expect(address.value).toBe('/fairs-2027');
  });

  it('duplicates a page under a title of its own', async () => {
    const studio = open();
    const dialog = await openMenuItem(/^House rules/, 'Duplicate');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe(
      'Copy of House rules',
    );
    await press(dialog, 'Duplicate');
    expect(studio.studio.view.file).toBe('copy-of-house-rules.json');
    await studio.check();
    expect(studio.state.diagnostics).toEqual([]);
  });
});

describe('a translation', () => {
  it('is like its original, at an address of its language', async () => {
    const studio = open({ root: 'packages/pagewright/starter', files: { 'de/contact.json': null } });
    const dialog = await openMenuItem(/^Contact/, 'Translate into Deutsch');
    expect(dialog.getByRole('heading', { name: /^Translate “.+” into Deutsch$/ })).toBeDefined();
    type(dialog.getByRole('textbox', { name: /^Title/ }), 'Kontakt');
    expect(await dialog.findByText('It will be page-configs/de/kontakt.json.')).toBeDefined();
    await press(dialog, 'Create page');
    expect(studio.json('de/kontakt.json')).toMatchObject({
      $schema: '../../schemas/page.schema.json',
      route: '/de/kontakt',
      language: 'de',
      translationOf: '/contact',
    });
    await studio.check();
    expect(studio.state.diagnostics).toEqual([]);
  });
});

describe('a shared section', () => {
  it('gets its new name also where it is used', async () => {
    const studio = open();
    const dialog = await dialogOf(/^Opening hours/, 'F2');
    type(dialog.getByRole('textbox', { name: 'Name' }), 'times');
    await press(dialog, 'Rename');
    expect(studio.json('_site.json')).toMatchObject({ end: [{ section: 'times' }] });
    await studio.check();
    expect(studio.state.diagnostics).toEqual([]);
  });

  it('is not deleted while it is used', async () => {
    open();
    const dialog = await dialogOf(/^Opening hours/, 'Delete');
    expect(dialog.getByText('One place uses it. Remove it there first.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('the dialog of an address', () => {
  it('moves a page with the chosen links, in one step', async () => {
    const studio = open();
    const before = studio.text('_site.json');
    const dialog = await dialogOf(/^About us/, 'F2');
    type(dialog.getByRole('textbox', { name: 'Address' }), '/about-us');
    expect(dialog.getByText(`Change ${linkCount(studio, '/about')} links to this page`)).toBeDefined();
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Who we are/ }));
    await press(dialog, 'Change');
    expect(studio.text('_site.json')).toContain('"/about-us"');
    expect(studio.text('home.json')).toContain('"/about-us"');
    expect(studio.text('home.json')).toContain('"/about#people"');
    expect(studio.json('_redirects.json')).toMatchObject({
      redirects: [{}, {}, {}, { from: '/about', to: '/about-us' }],
    });
    await studio.settle();
    await studio.undo();
    expect(studio.text('_site.json')).toBe(before);
  });

  it('changes nothing if it is closed', async () => {
    const studio = open();
    const texts = studio.state.texts;
    const dialog = await dialogOf(/^About us/, 'F2');
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(studio.state.texts).toBe(texts);
  });
});

describe('a deleted page', () => {
  it('stays in the list until the deletion is saved, and can be restored', async () => {
    const studio = open();
    const text = studio.text('about.json');
    const dialog = await dialogOf(/^About us/, 'Delete');
    expect(dialog.getByText(`${linkCount(studio, '/about')} links lead here`)).toBeDefined();
    await press(dialog, 'Delete');
    expect(studio.state.texts.has('about.json')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Restore “About us”' }));
    expect(studio.text('about.json')).toBe(text);
    expect(studio.studio.view.file).toBe('about.json');
  });

  it('sends visitors and links to another one', async () => {
    const studio = open();
    const dialog = await dialogOf(/^About us/, 'Delete');
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: '/visit' } });
    await press(dialog, 'Delete');
    await studio.check();
    expect(studio.state.diagnostics).toEqual([]);
  });
});

describe('a draft', () => {
  it('is made from a page, and published again', async () => {
    const studio = open();
    const dialog = await openMenuItem(/^House rules/, 'Make it a draft');
    await press(dialog, 'Make it a draft');
    expect(studio.state.texts.has('policy.json')).toBe(false);
    expect(row(/^House rules.*Draft/)).toBeDefined();
    fireEvent.focus(row(/^House rules/));
    fireEvent.click(screen.getByRole('menuitem', { name: /^Publish/, hidden: true }));
    expect(studio.state.texts.has('policy.json')).toBe(true);
  });
});

/** Chooses an item of the menu of a row, which opens a dialog. */
function openMenuItem(name: RegExp, item: string) {
  fireEvent.focus(row(name));
  fireEvent.click(screen.getByRole('menuitem', { name: item, hidden: true }));
  return openedDialog();
}

/** Closes the window, but not its tab, so its session storage stays. */
function closeTab(): void {
  const kept = Object.entries({ ...sessionStorage });
  closeStudios();
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
}
