// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLayout } from '../../src/browser/frame/follow-layout.ts';
import { keepFocus } from '../../src/browser/frame/keep-focus.ts';
import { elementOf } from '../fixtures/laid-out-page.ts';
import { recordListeners } from '../fixtures/page-listeners.ts';

let end = () => {};
const sized = new Set<Element>();
let resize = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  end = recordListeners();
  sized.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(element: Element) {
        sized.add(element);
      }
      disconnect() {
        sized.clear();
      }
    },
  );
  document.body.innerHTML = '<main><input></main>';
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Follows a page in which nothing moves until the test moves it. */
function followPage() {
  const state = { place: 'there' };
  const draw = vi.fn(() => state.place);
  const onChange = vi.fn();
  const follow = followLayout(draw, onChange);
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
  };
  /** How often the lines are drawn until they no longer change. */
  const drawn = () => {
    draw.mockClear();
    frames(100);
    return draw.mock.calls.length;
  };
  return { state, draw, onChange, follow, frames, drawn };
}

/** Lets the observer of the document process the changes. */
const changed = async () => {
  await Promise.resolve();
};

describe('the lines over the page', () => {
  it('are drawn until nothing has moved for some frames', () => {
    const { follow, drawn } = followPage();
    expect(drawn()).toBe(0);
    follow([]);
    expect(drawn()).toBe(16);
    expect(drawn()).toBe(0);
  });

  it('are drawn longer if something moves in the meantime', () => {
    const { state, follow, frames, drawn } = followPage();
    follow([]);
    frames(10);
    state.place = 'elsewhere';
    expect(drawn()).toBe(16);
  });

  it('are drawn once, if there are none', () => {
    const { state, follow, drawn } = followPage();
    state.place = '';
    follow([]);
    expect(drawn()).toBe(1);
    state.place = 'there';
    follow([]);
    expect(drawn()).toBe(16);
  });

  it('are drawn once in a frame, no matter how many changes there are', () => {
    const { follow, draw, frames } = followPage();
    follow([]);
    window.dispatchEvent(new Event('resize'));
    frames(1);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('are drawn for longer, if the page is scrolled while they are drawn', () => {
    const { follow, frames, drawn } = followPage();
    follow([]);
    frames(10);
    window.dispatchEvent(new Event('scroll'));
    expect(drawn()).toBe(15);
  });

  it.each(['scroll', 'load', 'transitionrun', 'animationstart', 'toggle'])(
    'follow an element below: %s',
    (type) => {
      const { drawn } = followPage();
      elementOf('main').dispatchEvent(new Event(type));
      expect(drawn()).toBeGreaterThan(0);
    },
  );

  it.each(['scroll', 'resize'])('follow the window: %s', (type) => {
    const { drawn } = followPage();
    window.dispatchEvent(new Event(type));
    expect(drawn()).toBeGreaterThan(0);
  });

  it('follow the size of the page and of their current sections only', () => {
    const { follow, drawn } = followPage();
    follow([elementOf('input')]);
    follow([elementOf('main')]);
    expect([...sized]).toEqual([document.body, elementOf('main')]);
    drawn();
    resize();
    expect(drawn()).toBeGreaterThan(0);
  });
});

describe('a change of the document', () => {
  it('is reported once in a frame, and the lines are drawn again', async () => {
    const { onChange, frames, drawn } = followPage();
    elementOf('main').append('One');
    await changed();
    elementOf('main').append('Two');
    await changed();
    expect(onChange).not.toHaveBeenCalled();
    frames(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(drawn()).toBeGreaterThan(0);
    elementOf('main').append('Three');
    await changed();
    frames(1);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it.each(['class', 'data-slot'])('may concern an attribute: %s', async (name) => {
    const { onChange, frames } = followPage();
    elementOf('input').setAttribute(name, 'home.json:1:0');
    await changed();
    frames(1);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is not reported if only a style moves, because the code of the page may do so in each frame', async () => {
    const { onChange, frames } = followPage();
    elementOf('input').style.left = '1px';
    await changed();
    frames(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the focus', () => {
  const { focus } = HTMLElement.prototype;
  afterEach(() => {
    HTMLElement.prototype.focus = focus;
  });

  it('stays in the window while somebody types there, even if the page requests it', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    keepFocus();
    elementOf('input').focus();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves freely in the page if it is already there', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const asked = vi.spyOn(HTMLElement.prototype, 'focus');
    keepFocus();
    elementOf('input').focus({ preventScroll: true });
    expect(document.activeElement).toBe(elementOf('input'));
    expect(asked).toHaveBeenCalledWith({ preventScroll: true });
  });
});
