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
const page = JSON.stringify({
  route: '/a',
  head: { title: 'A', description: 'B' },
  blocks: [saying('One'), saying('Two')],
});

function open(): StudioInMemory {
  const studio = new StudioInMemory({ files: { 'a.json': page }, view: { file: 'a.json' } });
  studio.render(<SectionTree />);
  return studio;
}

const textsIn = (studio: StudioInMemory) =>
  [...studio.text('a.json').matchAll(/"text":\s*"(\w+)"/g)].map(([, text]) => text);

function rowOf(text: string): HTMLElement {
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes(text));
  if (!row) throw new Error(`There is no row ${text}.`);
  act(() => row.focus());
  return row;
}

/** Pastes a text on a row. Returns whether the browser should still perform its default action. */
const paste = (row: HTMLElement, text: string) =>
  fireEvent.paste(row, { clipboardData: { getData: () => text } });

const clip = JSON.stringify(saying('Three'));

/** The element that gets the event if a row has the focus. Firefox sends it to the selected text, if there is one, or else to the body. */
const targets = [
  ['the row', (row: HTMLElement) => row],
  ['the body', () => document.body],
  ['another row, with selected text', () => screen.getAllByRole('row').at(-1) ?? document.body],
] as const;

describe('the clipboard in the tree of sections', () => {
  it.each(targets)(
    'copies, cuts and pastes the section with the focus, also if the event goes to %s',
    async (_, targetOf) => {
      const studio = open();
      const taken: string[] = [];
      const clipboardData = {
        setData: (type: string, text: string) => taken.push(`${type} ${text}`),
        getData: () => taken.at(-1)?.replace('text/plain ', ''),
      };
      expect(fireEvent.copy(targetOf(rowOf('One')), { clipboardData })).toBe(false);
      expect(studio.announced).toHaveLength(1);
      expect(fireEvent.cut(targetOf(rowOf('Two')), { clipboardData })).toBe(false);
      expect(taken).toEqual([
        expect.stringMatching(/^text\/plain .*"One"/s),
        expect.stringMatching(/^text\/plain .*"Two"/s),
      ]);
      expect(textsIn(studio)).toEqual(['One']);
      expect(fireEvent.paste(targetOf(rowOf('Sections')), { clipboardData })).toBe(false);
      expect(textsIn(studio)).toEqual(['Two', 'One']);
      await studio.settle();
    },
  );

  it('leaves the clipboard to text fields, and to elements outside of the tree', () => {
    open();
    const clipboardData = { setData: () => expect.unreachable(), getData: () => expect.unreachable() };
    const field = document.body.appendChild(document.createElement('textarea'));
    for (const focused of [field, document.body]) {
      rowOf('One').blur();
      focused.focus();
      for (const event of [fireEvent.copy, fireEvent.cut, fireEvent.paste])
        expect(event(focused, { clipboardData })).toBe(true);
    }
    field.remove();
  });

  it('copies nothing from a row that is not a section', () => {
    open();
    const clipboardData = { setData: () => expect.unreachable() };
    expect(fireEvent.copy(rowOf('Sections'), { clipboardData })).toBe(true);
  });

  it('pastes a section that is written as JSON, instead of the default action of the browser', async () => {
    const studio = open();
    expect(paste(rowOf('One'), clip)).toBe(false);
    expect(textsIn(studio)).toEqual(['One', 'Three', 'Two']);
    expect(studio.announced).toHaveLength(1);
    await studio.settle();
  });

  it('pastes at the start of a list on its title', async () => {
    const studio = open();
    paste(rowOf('Sections'), clip);
    expect(textsIn(studio)).toEqual(['Three', 'One', 'Two']);
    await studio.settle();
  });

  it('pastes nothing into the end that all pages share', () => {
    const studio = open();
    const before = studio.text('_site.json');
    expect(paste(rowOf('Opening hours'), clip)).toBe(true);
    expect([studio.text('_site.json'), textsIn(studio)]).toEqual([before, ['One', 'Two']]);
  });
});
