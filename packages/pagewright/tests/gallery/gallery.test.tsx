// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from '../../src/gallery/Gallery.tsx';

const block = (type: string, description: string, prop: string) => ({
  type,
  description,
  props: [
    { name: prop, description: 'What it shows.', type: 'text', isRequired: false, defaultValue: undefined },
  ],
  examples: [{ json: `{"type": "${type}"}`, props: {}, slots: undefined }],
  uses: [],
});
const blocks = [
  block('masthead', 'A large title.', 'layout'),
  block('saying', 'What somebody said.', 'speaker'),
  block('tickets', 'A table of prices.', 'prices'),
];

/** The elements that were scrolled into view. jsdom does not scroll. */
const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(address = '/gallery') {
  history.replaceState(null, '', address);
  render(<Gallery blocks={blocks} />);
  return screen.getByRole<HTMLInputElement>('searchbox');
}
const search = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shown = () => {
  const list = screen.getByRole('navigation', { name: 'Block types' });
  return within(list)
    .queryAllByRole('link')
    .map((link) => link.textContent);
};
const address = () => location.search + location.hash;

describe('the search of the gallery', () => {
  it('finds block types that have all of its words in their names, descriptions and props', () => {
    const field = open();
    expect(shown()).toEqual(['masthead', 'saying', 'tickets']);
    search(field, 'TITLE layout');
    expect(shown()).toEqual(['masthead']);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 block types');
    search(field, 'title speaker');
    expect(shown()).toEqual([]);
  });

  it('is in the address, so that it is still there when a saved file reloads the gallery', () => {
    const field = open('/gallery?width=768#saying');
    expect(address()).toBe('?width=768#saying');
    search(field, 'prices of');
    expect(address()).toBe('?search=prices+of&width=768#saying');
    cleanup();
    render(<Gallery blocks={blocks} />);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('prices of');
    expect(shown()).toEqual(['tickets']);
    search(screen.getByRole('searchbox'), '');
    expect(address()).toBe('?width=768#saying');
  });

  it('begins with the key /, except with a modifier or in the field itself', () => {
    const field = open();
    const press = (at: Element, more = {}) => fireEvent.keyDown(at, { key: '/', ...more });
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: 'x' }]) {
      expect(press(document.body, more)).toBe(true);
      expect(document.activeElement).toBe(document.body);
    }
    // The key event is prevented, so that the field does not get the character.
    expect(press(document.body)).toBe(false);
    expect(document.activeElement).toBe(field);
    expect(press(field)).toBe(true);
  });
});

it('the gallery opens at the block type that its address names', () => {
  open('/gallery?width=768#saying');
  expect(scrolledTo).toEqual(['saying']);
  cleanup();
  open('/gallery?width=768');
  expect(scrolledTo).toEqual(['saying']);
});

describe('the width of the frames', () => {
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
  const widths = () =>
    screen.getAllByTitle(/, example 1$/).map((frame) => frame.style.getPropertyValue('--example-width'));

  it('is chosen with a button, and is in the address', () => {
    open('/gallery?width=360');
    expect([pressed(), widths()]).toEqual(['360', ['360px', '360px', '360px']]);
    fireEvent.click(screen.getByRole('button', { name: '1440' }));
    expect([pressed(), widths()]).toEqual(['1440', ['1440px', '1440px', '1440px']]);
    expect(address()).toBe('?width=1440');
  });

  it.each([
    [799, '360'],
    [800, '768'],
  ])('fits a window of %d pixels at first', (size, width) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(size);
    open('/gallery?width=wide');
    expect(pressed()).toBe(width);
  });
});
