// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SectionRevealer } from '../../src/browser/frame/reveal-section.ts';
import { elementOf, layOut } from '../fixtures/laid-out-page.ts';
import { recordListeners } from '../fixtures/page-listeners.ts';

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  layOut();
  end = recordListeners();
  vi.stubGlobal('innerHeight', 1_000);
  vi.stubGlobal('scrollY', 5_000);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

/** A page with a section at a place below the top of the view, which does not move because jsdom does not scroll. */
function openPage(top: number, height: number, { isStill = false, isThere = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const state = { isThere };
  document.body.innerHTML = `<section data-box="0 ${top} 100 ${height}"></section>`;
  const scrolls: [number, string][] = [];
  vi.stubGlobal('scrollTo', ({ top: target, behavior }: { top: number; behavior: string }) =>
    scrolls.push([target, behavior]),
  );
  const revealer = new SectionRevealer(() => (state.isThere ? elementOf('section') : undefined));
  return { revealer, scrolls, state };
}

const scrolled = (top: number, height: number) => {
  const { revealer, scrolls } = openPage(top, height);
  revealer.reveal(true);
  return scrolls;
};

describe('the position of a revealed section', () => {
  it('is the middle of the view, if the section is nearly as high as the view', () => {
    expect(scrolled(1_200, 800)).toEqual([
      [5_100, 'instant'],
      [6_100, 'smooth'],
    ]);
  });

  it('is a quarter below the top, if the section is small', () => {
    expect(scrolled(900, 200)).toEqual([[5_650, 'smooth']]);
  });

  it('is the top, if the section is higher than the view', () => {
    expect(scrolled(700, 3_000)).toEqual([[5_700, 'smooth']]);
  });

  it('is below the space that the page keeps free for its header', () => {
    const { revealer, scrolls } = openPage(700, 3_000);
    document.documentElement.style.scrollPaddingTop = '80px';
    elementOf('section').style.scrollMarginTop = '20px';
    revealer.reveal(true);
    expect(scrolls).toEqual([[5_600, 'smooth']]);
  });
});

describe('scrolling to a revealed section', () => {
  it('does not happen if most of the section is visible', () => {
    expect(scrolled(921, 100)).toEqual([[5_671, 'smooth']]);
    expect(scrolled(920, 100)).toEqual([]);
  });

  it('does not happen if the section fills most of the view', () => {
    expect(scrolled(200, 3_000)).toEqual([]);
    expect(scrolled(-2_200, 3_000)).toEqual([]);
    expect(scrolled(201, 3_000)).toHaveLength(1);
  });

  it('happens if the section is behind the header', () => {
    const { revealer, scrolls } = openPage(0, 100);
    document.documentElement.style.scrollPaddingTop = '80px';
    revealer.reveal(true);
    expect(scrolls).toHaveLength(1);
  });

  it('jumps most of a long way, also upwards, and moves smoothly at the end', () => {
    expect(scrolled(-3_000, 3_000)).toEqual([
      [3_000, 'instant'],
      [2_000, 'smooth'],
    ]);
  });

  it('is a jump under reduced motion', () => {
    const still = openPage(900, 200, { isStill: true });
    still.revealer.reveal(true);
    expect(still.scrolls).toEqual([[5_650, 'instant']]);
    const { revealer, scrolls } = openPage(900, 200);
    revealer.reveal(false);
    expect(scrolls).toEqual([[5_650, 'instant']]);
  });
});

describe('a section that appears later', () => {
  it('is revealed once, when the page has it', () => {
    const { revealer, scrolls, state } = openPage(900, 200, { isThere: false });
    revealer.reveal(true);
    expect(scrolls).toEqual([]);
    state.isThere = true;
    revealer.tryAgain();
    revealer.tryAgain();
    expect(scrolls).toEqual([[5_650, 'smooth']]);
  });

  it('is awaited for three seconds after the last request', () => {
    const { revealer, scrolls, state } = openPage(900, 200, { isThere: false });
    revealer.reveal(true);
    vi.advanceTimersByTime(2_999);
    revealer.reveal(true);
    vi.advanceTimersByTime(2_999);
    state.isThere = true;
    revealer.tryAgain();
    expect(scrolls).toHaveLength(1);
  });

  it('is not awaited after that', () => {
    const { revealer, scrolls, state } = openPage(900, 200, { isThere: false });
    revealer.reveal(true);
    vi.advanceTimersByTime(3_000);
    state.isThere = true;
    revealer.tryAgain();
    expect(scrolls).toEqual([]);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'does not scroll a page that somebody moves: %s',
    (type) => {
      const { revealer, scrolls, state } = openPage(900, 200, { isThere: false });
      revealer.reveal(true);
      elementOf('section').dispatchEvent(new Event(type));
      state.isThere = true;
      revealer.tryAgain();
      expect(scrolls).toEqual([]);
    },
  );

  it('is not scrolled to without a request', () => {
    const { revealer, scrolls } = openPage(900, 200);
    revealer.tryAgain();
    expect(scrolls).toEqual([]);
  });
});

describe('a page that changes after the scrolling', () => {
  it('is scrolled back to the section twice, without smooth scrolling', () => {
    const { revealer, scrolls } = openPage(900, 200);
    revealer.reveal(true);
    vi.advanceTimersByTime(600);
    expect(scrolls.slice(1)).toEqual([[5_650, 'instant']]);
    vi.advanceTimersByTime(10_000);
    expect(scrolls).toHaveLength(3);
  });

  it('is not scrolled if the section is still visible or is gone', () => {
    const { revealer, scrolls, state } = openPage(900, 200);
    revealer.reveal(true);
    elementOf('section').dataset.box = '0 250 100 200';
    vi.advanceTimersByTime(600);
    state.isThere = false;
    vi.advanceTimersByTime(600);
    expect(scrolls).toHaveLength(1);
  });

  it('is not scrolled after somebody scrolls', () => {
    const { revealer, scrolls } = openPage(900, 200);
    revealer.reveal(true);
    window.dispatchEvent(new Event('wheel'));
    vi.advanceTimersByTime(10_000);
    expect(scrolls).toHaveLength(1);
  });
});

describe('a section other than the selected one', () => {
  it('is revealed on request, and the selected one again after it', () => {
    const { revealer, scrolls } = openPage(900, 200);
    const other = document.createElement('section');
    other.dataset.box = '0 1500 100 200';
    revealer.reveal(false, () => other);
    vi.advanceTimersByTime(600);
    expect(scrolls.map(([top]) => top)).toEqual([5_250, 6_250, 5_250, 6_250]);
    revealer.reveal(false);
    expect(scrolls.at(-1)).toEqual([5_650, 'instant']);
  });
});
