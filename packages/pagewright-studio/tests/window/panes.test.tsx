// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Panes } from '../../src/browser/window/Panes.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

/** The media queries of a window of this width, because jsdom has none. `resize` changes the width. */
function windowOf(width: number) {
  const listeners = new Set<() => void>();
  let current = width;
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, limit] = /^\(width < (\d+)px\)$/.exec(query) ?? [];
    return {
      matches: limit !== undefined && current < Number(limit),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
  });
  return {
    resize(next: number) {
      current = next;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

function open(width: number) {
  const browser = windowOf(width);
  const studio = new StudioInMemory({ view: { file: 'home.json' } });
  studio.render(<Panes />);
  return { ...browser, studio };
}

const main = () => screen.getByRole('main', { name: 'Studio' });
const separators = () =>
  within(main())
    .queryAllByRole('separator')
    .map((each) => each.getAttribute('aria-label'));
const choice = () => within(main()).queryByRole('radiogroup', { name: 'Pane' });
const paneNames = (within: ParentNode = main()) =>
  [...within.querySelectorAll('[data-pane]')].map((each) => each.getAttribute('aria-label'));
/** The visible ones of the panes that a narrow window can show. */
const shown = () => [...main().querySelectorAll('[data-shown]')].flatMap((each) => paneNames(each));

beforeAll(() => {
  // Without style sheets nothing scrolls, and the drag-and-drop library warns about that.
  document.head.insertAdjacentHTML('beforeend', '<style>div { overflow-y: auto }</style>');
  // jsdom has no layout, so nothing ever changes its size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(closeStudios);

describe('the window', () => {
  it('has three panes side by side if it is wide, and lines between them that change their sizes', () => {
    open(1000);
    expect(choice()).toBeNull();
    expect(paneNames()).toEqual(['Pages', 'Sections', 'Page', 'Settings']);
    expect(separators()).toEqual([
      'Size of Pages',
      'Size of Sections',
      'Size of Pages and sections',
      'Size of Page',
    ]);
  });

  it('shows only the chosen pane if it is narrow', () => {
    open(999);
    expect(choice()).not.toBeNull();
    expect(shown()).toEqual(['Sections']);
    for (const name of ['Pages', 'Preview', 'Settings']) {
      fireEvent.click(within(main()).getByRole('radio', { name }));
      expect(shown()).toEqual([name === 'Preview' ? 'Page' : name]);
    }
  });

  it('changes between the two while it is resized', () => {
    const { resize } = open(1400);
    resize(600);
    expect(choice()).not.toBeNull();
    resize(1400);
    expect(choice()).toBeNull();
  });

  it('has the top bar above its panes, with the name of the site', () => {
    open(1400);
    const name = screen.getByRole('heading', { level: 1 });
    expect(name.textContent).toContain('Harbour Museum');
    expect(main().compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});
