// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SectionTree } from '../../src/browser/sections/SectionTree.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
// Without its style sheet, the tree does not scroll, and the library that scrolls it complains.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[role=treegrid] { overflow-x: auto; overflow-y: auto; }',
  }),
);

afterEach(closeStudios);

const saying = (text: string) => ({ type: 'saying', props: { text } });
const page = JSON.stringify(
  {
    route: '/a',
    head: { title: 'A', description: 'B' },
    blocks: [{ type: 'masthead', props: { title: 'Top' } }, saying('One'), saying('Two')],
  },
  null,
  2,
);

function open(text = page, file = 'a.json'): StudioInMemory {
  const studio = new StudioInMemory({ files: { [file]: text }, view: { file } });
  studio.render(<SectionTree />);
  return studio;
}

const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s+/g, ' ') ?? '');
/** The row with a text, after it got the focus. */
const focusedRow = (text: string) => {
  const row = rowOf(text);
  act(() => row.focus());
  return row;
};

const rowOf = (text: string) => {
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes(text));
  if (!row) throw new Error(`There is no row ${text}.`);
  return row;
};
const focused = () => document.activeElement?.textContent ?? '';
const press = (key: string, rest: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...rest });
const textsIn = (studio: StudioInMemory) =>
  (studio.text('a.json').match(/"(?:text|title)": "(?:Top|One|Two)"/g) ?? []).map((each) =>
    each.split('"').at(-2),
  );

describe('the tree of sections', () => {
  it('is one stop of the Tab key, and arrows go from row to row', () => {
    open();
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toHaveLength(1);
    act(() => rowOf('Masthead').focus());
    press('ArrowDown');
    expect(focused()).toContain('One');
    press('End');
    expect(focused()).toContain('Opening hours');
    press('Home');
    expect(focused()).toBe('Sections 3');
    press('s');
    expect(focused()).toContain('One');
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a section below Saying');
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Saying');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(focused()).toContain('One');
  });

  it('opens and closes lists', () => {
    open();
    act(() => rowOf('Sections').focus());
    press('ArrowLeft');
    expect(rows().join()).not.toContain('Saying');
    press('ArrowRight');
    expect(rows().join()).toContain('Saying');
  });

  it('selects a section by Enter, and marks the one that is selected elsewhere', () => {
    const studio = open();
    act(() => rowOf('One').focus());
    press('Enter');
    expect(studio.studio.view.selected).toEqual({ file: 'a.json', steps: ['blocks', 1] });
    expect(rowOf('One').getAttribute('aria-selected')).toBe('true');
    studio.show({ selected: { file: 'a.json', steps: ['blocks', 2, 'props', 'text'] } });
    expect(rowOf('Two').getAttribute('aria-selected')).toBe('true');
    expect(rowOf('Two').hasAttribute('data-selected-section')).toBe(true);
  });

  it('moves a section by Alt and an arrow, says where it is, and keeps the focus on it', async () => {
    const studio = open();
    act(() => rowOf('Two').focus());
    press('ArrowUp', { altKey: true });
    expect(textsIn(studio)).toEqual(['Top', 'Two', 'One']);
    expect(studio.announced.at(-1)).toBe('Moved Saying, now 2 of 3.');
    expect(focused()).toContain('Two');
    press('ArrowUp', { altKey: true });
    press('ArrowUp', { altKey: true });
    expect(studio.announced.at(-1)).toBe('Saying is already first.');
    await studio.settle();
    await studio.undo();
    await studio.undo();
    expect(studio.text('a.json')).toBe(page);
  });

  it('duplicates, hides and deletes by keys, and the focus stays in the tree', async () => {
    const studio = open();
    act(() => rowOf('One').focus());
    press('d', { ctrlKey: true });
    expect(textsIn(studio)).toEqual(['Top', 'One', 'One', 'Two']);
    press('H', { ctrlKey: true, shiftKey: true });
    expect(studio.text('a.json')).toContain('"hidden": true');
    press('Delete');
    expect(textsIn(studio)).toEqual(['Top', 'One', 'Two']);
    expect(studio.announced.at(-1)).toBe('Deleted Saying. Ctrl Z brings it back.');
    expect(focused()).toContain('Two');
    await studio.settle();
  });

  it('copies a section to the clipboard, and pastes it after another one', async () => {
    const studio = open();
    const clipboard = new Map<string, string>();
    const clipboardData = {
      setData: (type: string, text: string) => clipboard.set(type, text),
      getData: (type: string) => clipboard.get(type) ?? '',
    };
    fireEvent.copy(focusedRow('Two'), { clipboardData });
    expect(JSON.parse(clipboard.get('text/plain') ?? '')).toMatchObject({
      block: saying('Two'),
      from: 'a.json',
    });
    fireEvent.paste(focusedRow('Masthead'), { clipboardData });
    expect(textsIn(studio)).toEqual(['Top', 'Two', 'One', 'Two']);
    fireEvent.cut(focusedRow('One'), { clipboardData });
    expect(textsIn(studio)).toEqual(['Top', 'Two', 'Two']);
    await studio.settle();
  });

  it('pastes the last copy of this window if the clipboard has no section', async () => {
    const studio = open();
    const getData = () => JSON.stringify({ block: 'words' });
    fireEvent.copy(focusedRow('Two'), { clipboardData: { setData: () => undefined } });
    fireEvent.paste(focusedRow('Masthead'), { clipboardData: { getData } });
    expect(textsIn(studio)).toEqual(['Top', 'Two', 'One', 'Two']);
    await studio.settle();
  });

  it('does not change the end that all pages share', () => {
    const studio = open();
    const before = studio.text('_site.json');
    act(() => rowOf('Opening hours').focus());
    press('Delete');
    press('ArrowUp', { altKey: true });
    press('d', { ctrlKey: true });
    expect(studio.text('_site.json')).toBe(before);
  });

  it('points at the section in the frame that the pointer is on', () => {
    const studio = open();
    fireEvent.pointerOver(rowOf('One'));
    expect(studio.studio.view.pointed).toEqual({ file: 'a.json', steps: ['blocks', 1] });
    studio.show({ pointed: { file: 'a.json', steps: ['blocks', 2] } });
    expect(rowOf('Two').hasAttribute('data-pointed')).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('treegrid'));
  });

  it('shows the problems of sections, and describes a row to screen readers', async () => {
    const studio = open(page.replace('"One"', '3'));
    await studio.check();
    expect(rowOf('Saying').textContent).toContain('1 error');
    const row = rowOf('Two');
    expect([
      row.getAttribute('aria-level'),
      row.getAttribute('aria-posinset'),
      row.getAttribute('aria-setsize'),
    ]).toEqual(['2', '3', '3']);
  });

  it('calls a row by its words alone, without its buttons', () => {
    open();
    const row = rowOf('One');
    expect(row.querySelectorAll('button')).toHaveLength(2);
    const name = document.getElementById(row.getAttribute('aria-labelledby') ?? '');
    expect([name?.textContent, name?.querySelector('button')]).toEqual(['Saying: One', null]);
  });

  it('has a message for a file with a syntax error, and for a file without sections', () => {
    open('{ "blocks": [');
    expect(screen.getByText(/mistake of syntax/)).toBeDefined();
    closeStudios();
    open('{}', '_redirects.json');
    expect(screen.getByText('This file has no sections.')).toBeDefined();
  });
});
