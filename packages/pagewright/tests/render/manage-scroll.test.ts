// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { manageScroll } from '../../src/render/routing/manage-scroll.ts';

let stop: () => void = () => {};
/** The elements that were scrolled into view, by their ids. */
let shown: string[];
const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  // Behaves like Safari 26.1.
  Reflect.deleteProperty(window, 'onscrollend');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id);
  };
  document.body.innerHTML = '<main id="main" tabindex="-1"><a id="link" href="/next">Next</a></main>';
  history.replaceState(null, '', '/page');
  history.scrollRestoration = 'auto';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const main = () => document.querySelector('main');
const begin = (isFirst: boolean) => {
  stop = manageScroll(main(), isFirst);
};
const scrollBy = (scrollY: number) => {
  vi.stubGlobal('scrollY', scrollY);
  window.dispatchEvent(new Event('scroll'));
};
const stored = () => history.state?.scrollY;

describe('a page that has rendered', () => {
  it('stays where the browser shows it at first, without the focus', () => {
    begin(true);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(history.scrollRestoration).toBe('manual');
  });

  it('begins at its top after a navigation, and has the focus', () => {
    begin(false);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(main());
  });

  it.each([true, false])(
    'returns to the position of its history entry, also to the top; first: %s',
    (first) => {
      history.replaceState({ scrollY: 0 }, '', '/page#link');
      begin(first);
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
      expect(shown).toEqual([]);
    },
  );

  it('ignores a position of a history entry that is not a number', () => {
    history.replaceState({ scrollY: '300' }, '');
    begin(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('shows the target of its anchor, whose name may be encoded', () => {
    document.querySelector('#link')?.setAttribute('id', 'über uns');
    history.replaceState(null, '', '/page#%C3%BCber%20uns');
    begin(true);
    expect(shown).toEqual(['über uns']);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('shows the place in content that others link to, unless the page has such an anchor itself', () => {
    main()?.insertAdjacentHTML('beforeend', '<p id="content-fees_2024"></p><p id="content-link"></p>');
    history.replaceState(null, '', '/page#fees%202024');
    begin(true);
    navigate('/page#link');
    expect(shown).toEqual(['content-fees_2024', 'link']);
  });

  it.each([
    ['a place in it', '/page#content-inner', null, ['content-inner']],
    ['the details themselves, as their author named them', '/page#details', null, ['content-details']],
    ['a place in it, at a stored position', '/page#inner', { scrollY: 300 }, []],
  ])('opens closed details around its target: %s', (_, url, state, scrolled) => {
    main()?.insertAdjacentHTML(
      'beforeend',
      '<details id="outer"><details id="content-details"><p id="content-inner"></p></details></details><details id="other"></details>',
    );
    history.replaceState(state, '', url);
    begin(true);
    expect(shown).toEqual(scrolled);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false]);
  });

  it('shows the target of its anchor when it arrives, once', async () => {
    history.replaceState(null, '', '/page#late');
    begin(true);
    document.body.append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(shown).toEqual([]);
    main()?.insertAdjacentHTML('beforeend', '<p id="late"></p>');
    await vi.advanceTimersByTimeAsync(0);
    main()?.insertAdjacentHTML('beforeend', '<p></p>');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['late']);
  });

  it.each([
    ['after ten seconds', () => vi.advanceTimersByTimeAsync(10_000)],
    ['when the page is left', async () => stop()],
    ['after a navigation to another place of the page', async () => navigate('/page')],
  ])('stops waiting for the target of its anchor %s', async (_, end) => {
    history.replaceState(null, '', '/page#late');
    begin(true);
    await end();
    main()?.insertAdjacentHTML('beforeend', '<p id="late"></p>');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
  });
});

describe('the position of a page', () => {
  it('is stored with the rest of its history entry when scrolling begins, then now and then, and at the end', async () => {
    history.replaceState({ note: 'kept' }, '');
    begin(true);
    scrollBy(100);
    expect(history.state).toEqual({ note: 'kept', scrollY: 100 });
    await vi.advanceTimersByTimeAsync(390);
    scrollBy(200);
    scrollBy(300);
    expect(stored()).toBe(100);
    await vi.advanceTimersByTimeAsync(10);
    expect(stored()).toBe(300);
    scrollBy(400);
    await vi.advanceTimersByTimeAsync(400);
    expect(stored()).toBe(400);
  });

  it('is stored at the end of scrolling where browsers report it', () => {
    vi.stubGlobal('onscrollend', null);
    begin(true);
    vi.stubGlobal('scrollY', 300);
    window.dispatchEvent(new Event('scrollend'));
    expect(stored()).toBe(300);
  });

  it('is stored before a link that is pressed while the page still scrolls changes the URL', () => {
    begin(true);
    vi.stubGlobal('scrollY', 400);
    let atLink: unknown;
    const link = document.querySelector('#link');
    link?.addEventListener('click', (event) => {
      event.preventDefault();
      // React stops events of blocks that have not hydrated.
      event.stopPropagation();
      atLink = stored();
    });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(atLink).toBe(400);
  });

  it('is stored when the visitor leaves the document, where the browser restores it', () => {
    begin(true);
    vi.stubGlobal('scrollY', 500);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe(500);
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('is not stored in the history entry of the next page', async () => {
    begin(true);
    scrollBy(600);
    history.pushState(null, '', '/next');
    await vi.advanceTimersByTimeAsync(200);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state).toBeNull();
  });

  it('is not stored any more when the next page is shown, even if that has the same path', async () => {
    begin(true);
    scrollBy(600);
    scrollBy(700);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored()).toBe(600);
  });

  it('is the top after a navigation within the page that names no anchor', () => {
    begin(true);
    navigate('/page?a=b');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it.each(['popstate', 'pushState'])(
    'comes from the history entry after a navigation within the page: %s',
    (type) => {
      begin(true);
      history.replaceState({ scrollY: 800 }, '');
      window.dispatchEvent(new Event(type));
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 800, behavior: 'instant' });
      history.replaceState(null, '', '/next');
      window.dispatchEvent(new Event(type));
      expect(scrollTo).toHaveBeenCalledOnce();
    },
  );
});
