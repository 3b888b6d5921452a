// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEarlyUse } from '../../../src/render/early/early-use.ts';
import { useRepeatedPress } from '../../../src/render/early/presses.ts';
import { watchPage } from '../early-use-fixture.ts';

const onClick = vi.fn();

function Layout() {
  useRepeatedPress();
  return null;
}

beforeEach(() => {
  onClick.mockClear();
  document.body.innerHTML = `
    <button type="button" id="menu">Menu</button>
    <button type="submit" id="submit">Search</button>
    <a href="#end" id="link">End</a>
    <div id="page"><button type="button" id="block">More</button></div>`;
  document.body.addEventListener('click', onClick);
});
afterEach(() => {
  cleanup();
  document.body.removeEventListener('click', onClick);
  setEarlyUse(undefined);
});

/** Hydrates a layout after a key has pressed an element. */
function hydrateAfter(pressed: string, focused = pressed) {
  const element = document.getElementById(pressed);
  document.getElementById(focused)?.focus();
  watchPage(() => element);
  return render(<Layout />);
}

test('a button that a key pressed before the layout hydrated is pressed again, once', () => {
  const { rerender } = hydrateAfter('menu');
  expect(onClick).toHaveBeenCalledOnce();
  expect(onClick.mock.lastCall?.[0].target.id).toBe('menu');
  rerender(<Layout />);
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['the focus has moved on', 'menu', 'link'],
  ['it submits a form, which needs no script', 'submit', 'submit'],
  ['it is a link, which needs no script', 'link', 'link'],
  ['it is part of a block, which hydrates by itself', 'block', 'block'],
])('an element that a key pressed is not pressed again if %s', (_, pressed, focused) => {
  hydrateAfter(pressed, focused);
  expect(onClick).not.toHaveBeenCalled();
});

test('nothing is pressed if no key was pressed', () => {
  document.getElementById('menu')?.focus();
  render(<Layout />);
  expect(onClick).not.toHaveBeenCalled();
});
