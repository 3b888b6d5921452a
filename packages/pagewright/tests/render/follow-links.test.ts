// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from '../../src/render/routing/follow-links.ts';

const prepare = vi.fn();
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  prepare.mockClear();
  history.replaceState(null, '', '/here');
  document.body.innerHTML = `
    <a data-navigate href="/next?a=b#c"><b id="next">Next</b></a>
    <a data-navigate href="/here"><b id="same">Here</b></a>
    <a data-navigate href="/file"><b id="file">No page</b></a>
    <a data-navigate href="https://other.example/next"><b id="other">Other site</b></a>
    <a href="/next"><b id="plain">A reload</b></a>`;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const begin = () => {
  stop = followLinks({ hasRoute: (path) => path !== '/file', prepare });
};
const element = (id: string) => document.getElementById(id);

/** Clicks an element. Returns true if the browser does not follow the link itself. */
function click(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isFollowed = false;
  const look = () => {
    isFollowed = event.defaultPrevented;
    // jsdom cannot load another document.
    event.preventDefault();
  };
  // Runs after the capture phase of the window, and before a handler of the link.
  document.addEventListener('click', look, { capture: true, once: true });
  element(id)?.dispatchEvent(event);
  return isFollowed;
}
const point = (id: string, pointerType = 'mouse', type = 'pointerover') =>
  element(id)?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
/** jsdom does not know `:focus-visible`. */
const focus = (id: string, isVisible = true) => {
  const target = element(id);
  if (target) vi.spyOn(target, 'matches').mockReturnValue(isVisible);
  target?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

describe('a link that is clicked', () => {
  it('is followed without a reload, with its query and anchor, although a handler stops the event', () => {
    begin();
    element('next')?.addEventListener('click', (event) => event.stopPropagation());
    expect(click('next')).toBe(true);
    expect(location.href).toMatch(/\/next\?a=b#c$/);
  });

  it.each(['file', 'other', 'plain'])('is left to the browser if the client has no page for it: %s', (id) => {
    begin();
    expect(click(id)).toBe(false);
    expect(location.pathname).toBe('/here');
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'is left to the browser for another tab, window or download: %j',
    (init) => {
      begin();
      expect(click('next', init)).toBe(false);
      expect(location.pathname).toBe('/here');
    },
  );

  it('is left to the browser when links are not followed any more', () => {
    begin();
    stop();
    expect(click('next')).toBe(false);
  });
});

describe('the page of a link', () => {
  it('is prepared when the visitor has pointed at the link for a moment', () => {
    begin();
    point('next');
    vi.advanceTimersByTime(49);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/next');
  });

  it('is not prepared for a pointer that only crosses the link', () => {
    begin();
    point('next');
    vi.advanceTimersByTime(40);
    point('same');
    vi.advanceTimersByTime(100);
    expect(prepare).not.toHaveBeenCalled();
  });

  it('is prepared when a finger presses the link, and not before', () => {
    begin();
    point('next', 'touch');
    vi.advanceTimersByTime(100);
    expect(prepare).not.toHaveBeenCalled();
    point('next', 'touch', 'pointerdown');
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/next');
  });

  it('is prepared when the keyboard rests on the link', () => {
    begin();
    focus('next');
    vi.advanceTimersByTime(49);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/next');
  });

  it('is not prepared when the keyboard moves on, or when the focus does not show', () => {
    begin();
    focus('next');
    focus('same');
    focus('next', false);
    vi.advanceTimersByTime(100);
    expect(prepare).not.toHaveBeenCalled();
  });

  it('is prepared although the focus moves elsewhere while the visitor points at the link', () => {
    begin();
    point('next');
    focus('same');
    vi.advanceTimersByTime(50);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it.each(['same', 'file', 'other', 'plain'])('is not prepared if it would not be opened: %s', (id) => {
    begin();
    point(id, 'mouse', 'pointerdown');
    vi.advanceTimersByTime(100);
    expect(prepare).not.toHaveBeenCalled();
  });

  it.each([
    [{ saveData: true, effectiveType: '4g' }, 0],
    [{ saveData: false, effectiveType: '2g' }, 0],
    [{ saveData: false, effectiveType: 'slow-2g' }, 0],
    [{ saveData: false, effectiveType: '4g' }, 1],
    [undefined, 1],
  ])('is prepared only if the connection has data to spare: with %j %i times', (connection, times) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    begin();
    point('next', 'mouse', 'pointerdown');
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledTimes(times);
  });

  it('is not prepared when links are not followed any more', () => {
    begin();
    point('next');
    stop();
    vi.advanceTimersByTime(100);
    expect(prepare).not.toHaveBeenCalled();
  });

  it('is prepared at once if the visitor points at the link already', () => {
    const link = element('next')?.parentElement ?? null;
    vi.spyOn(document, 'querySelector').mockReturnValue(link);
    begin();
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/next');
  });
});
