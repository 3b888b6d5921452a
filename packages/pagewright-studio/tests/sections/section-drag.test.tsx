// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SectionTree } from '../../src/browser/sections/SectionTree.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

const height = 20;

beforeAll(() => {
  // jsdom has no layout: all rows are at the same place.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
  document.elementsFromPoint = () => [];
  document.elementFromPoint = () => null;
  // Without its style sheet, the tree does not scroll, and the library that scrolls it complains.
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: '[role=treegrid] { overflow-x: auto; overflow-y: auto; }',
    }),
  );
});

afterEach(closeStudios);

const saying = (text: string) => ({ type: 'saying', props: { text } });

function open(): StudioInMemory {
  const page = {
    route: '/a',
    head: { title: 'A', description: 'B' },
    blocks: [saying('One'), saying('Two'), saying('Three')],
  };
  const studio = new StudioInMemory({ files: { 'a.json': JSON.stringify(page) }, view: { file: 'a.json' } });
  studio.render(<SectionTree />);
  return studio;
}

function rowOf(text: string): HTMLElement {
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes(text));
  if (!row) throw new Error(`There is no row ${text}.`);
  return row;
}

/** jsdom has no drag events. */
function send(type: string, element: Element, clientY = 0): void {
  const dataTransfer = { types: [], items: [], setData: () => undefined, setDragImage: () => undefined };
  const init = { bubbles: true, cancelable: true, clientX: 1, clientY, dataTransfer };
  fireEvent(element, createEvent(type, element, init, { EventType: 'MouseEvent' }));
}

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

interface Drag {
  readonly section: string;
  readonly half: 'upper' | 'lower';
  readonly over: string;
  /** The place at which the row shows the dragged section. */
  readonly at: 'before' | 'after' | 'inside';
  readonly order: readonly string[];
}

/** Drags a section over the upper or the lower half of a row. */
async function drag(section: string, half: Drag['half'], over: string): Promise<HTMLElement> {
  const row = rowOf(over);
  const at = half === 'upper' ? 1 : height - 1;
  send('dragstart', rowOf(section));
  await frame();
  send('dragenter', row, at);
  send('dragover', row, at);
  await frame();
  return row;
}

function drop(row: HTMLElement, half: Drag['half']): void {
  send('drop', row, half === 'upper' ? 1 : height - 1);
}

const hint = () => document.querySelector('[data-at]')?.getAttribute('data-at');
const textsIn = (studio: StudioInMemory) =>
  [...studio.text('a.json').matchAll(/"text":\s*"(\w+)"/g)].map(([, text]) => text);

describe('a section that is dragged', () => {
  it.each([
    { section: 'One', half: 'lower', over: 'Two', at: 'after', order: ['Two', 'One', 'Three'] },
    { section: 'One', half: 'lower', over: 'Three', at: 'after', order: ['Two', 'Three', 'One'] },
    { section: 'Three', half: 'upper', over: 'One', at: 'before', order: ['Three', 'One', 'Two'] },
    { section: 'Three', half: 'lower', over: 'One', at: 'after', order: ['One', 'Three', 'Two'] },
    { section: 'Three', half: 'lower', over: 'Sections', at: 'inside', order: ['Three', 'One', 'Two'] },
    { section: 'One', half: 'lower', over: 'Add section', at: 'before', order: ['Two', 'Three', 'One'] },
  ] satisfies readonly Drag[])('$section over the $half half of $over is dropped $at it', async (dragged) => {
    const { section, half, over, at, order } = dragged;
    const studio = open();
    const row = await drag(section, half, over);
    expect(hint()).toBe(at);
    expect(rowOf(section).hasAttribute('data-dragged')).toBe(true);
    drop(row, half);
    await waitFor(() => expect(textsIn(studio)).toEqual(order));
    expect(hint()).toBeUndefined();
    expect(document.querySelector('[data-dragged]')).toBeNull();
    await studio.settle();
  });

  it('stays where it is if it is dropped next to the rows', async () => {
    const studio = open();
    const before = studio.text('a.json');
    await drag('Three', 'upper', 'One');
    send('dragenter', document.body);
    send('dragover', document.body);
    await frame();
    expect(hint()).toBeUndefined();
    send('drop', document.body);
    await frame();
    expect(studio.text('a.json')).toBe(before);
  });
});
