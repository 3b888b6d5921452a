// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setEarlyUse } from '../../src/render/early/early-use.ts';
import { forgetParts, hydrateAll, hydratedPart, loadLazily } from '../../src/render/early/lazy-hydration.ts';
import { watchPage } from './early-use-fixture.ts';

/** Replaces the browser's observer: tests decide which elements are visible. */
class TestObserver implements IntersectionObserver {
  static readonly all: TestObserver[] = [];
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observed: Element[] = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    TestObserver.all.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  show(isIntersecting: boolean) {
    const [target] = this.observed;
    if (!target) return;
    const box = target.getBoundingClientRect();
    const entry = { target, isIntersecting, intersectionRatio: 1, time: 0, rootBounds: null };
    this.#callback([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
  }
  unobserve() {}
  disconnect() {
    this.observed.length = 0;
  }
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', TestObserver);
  TestObserver.all.length = 0;
  document.body.innerHTML = '<div data-slot="one"><button type="button">Press</button></div>';
});
afterEach(async () => {
  cleanup();
  await hydrateAll();
  setEarlyUse(undefined);
  vi.unstubAllGlobals();
});

/** The page before its code runs. */
function open(html: string): HTMLFormElement | null {
  document.body.innerHTML = html;
  watchPage();
  return document.querySelector('form');
}

/** Starts loading the code of a part. */
function wait(hydration: 'visible' | 'touched', slot = 'one') {
  const load = vi.fn(async () => 'code');
  const arrived = loadLazily(slot, hydration, load, () => undefined);
  return { load, arrived };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the code of a prerendered part', () => {
  it('loads when the part is visible', async () => {
    const { load, arrived } = wait('visible');
    TestObserver.all[0]?.show(false);
    await settled();
    expect(load).not.toHaveBeenCalled();
    TestObserver.all[0]?.show(true);
    expect(await arrived).toBe('code');
  });

  it('does not load when a part with `touched` is visible', async () => {
    const { load } = wait('touched');
    expect(TestObserver.all[0]?.observed).toEqual([]);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['focusin', 'pointerover', 'pointerdown'])(
    'loads on %s, with `visible` and with `touched`',
    async (touch) => {
      for (const hydration of ['visible', 'touched'] as const) {
        const { arrived } = wait(hydration);
        document.querySelector('button')?.dispatchEvent(new Event(touch, { bubbles: true }));
        expect(await arrived).toBe('code');
      }
    },
  );

  it('loads at once if the part is not on the page yet', async () => {
    expect(await wait('visible', 'elsewhere').arrived).toBe('code');
  });

  it('does not load when its page was removed', async () => {
    const { load } = wait('touched');
    forgetParts();
    document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await hydrateAll();
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once, however often the part is touched', async () => {
    const { load, arrived } = wait('touched');
    for (const touch of ['pointerover', 'pointerdown', 'focusin']) {
      document.querySelector('button')?.dispatchEvent(new Event(touch, { bubbles: true }));
    }
    await arrived;
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be loaded is reported, and the HTML stays', async () => {
    const onFailure = vi.fn(() => undefined);
    const never = vi.fn();
    void loadLazily('one', 'touched', () => Promise.reject(new Error('gone')), onFailure).then(never);
    await hydrateAll();
    await settled();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(never).not.toHaveBeenCalled();
  });
});

describe('a form that is submitted before its code has loaded', () => {
  function submitEarly() {
    const form = open('<div data-slot="one"><form><button>Send</button></form></div>');
    const waiting = wait('touched');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(submit);
    const sent = vi.fn();
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent();
    });
    return { ...waiting, submit, sent };
  }

  it('is delayed if the browser finds a field empty too, so that its code can use its own words', async () => {
    const form = open('<div data-slot="one"><form><input required><button>Send</button></form></div>');
    const { arrived } = wait('touched');
    const invalid = new Event('invalid', { cancelable: true });
    form?.querySelector('input')?.dispatchEvent(invalid);
    expect(invalid.defaultPrevented).toBe(true);
    const sent = vi.fn((event: Event) => event.preventDefault());
    form?.addEventListener('submit', sent);
    await hydrateAll();
    await arrived;
    // The form of the site does the same.
    if (form) form.noValidate = true;
    render(createElement(hydratedPart('one', () => null)));
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is sent with the button that submitted it', async () => {
    const form = open('<div data-slot="one"><form><button name="act" value="ask">Ask</button></form></div>');
    const { arrived } = wait('touched');
    form?.querySelector('button')?.click();
    const submitters: unknown[] = [];
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push(event.submitter);
    });
    await hydrateAll();
    await arrived;
    render(createElement(hydratedPart('one', () => null)));
    await settled();
    expect(submitters).toEqual([form?.querySelector('button')]);
  });

  it('is delayed, and sent when React has hydrated the part', async () => {
    const { arrived, submit, sent } = submitEarly();
    expect(submit.defaultPrevented).toBe(true);
    await hydrateAll();
    await arrived;
    expect(sent).not.toHaveBeenCalled();
    render(createElement(hydratedPart('one', () => null)));
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('in a part of another part waits for its own code', async () => {
    const form = open(
      '<div data-slot="outer"><div data-slot="inner"><form><button>Send</button></form></div></div>',
    );
    void loadLazily(
      'outer',
      'touched',
      async () => ({ default: 'code' }),
      () => undefined,
    );
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    await hydrateAll();
    render(createElement(hydratedPart('outer', () => null)));
    await settled();
    expect(sent).not.toHaveBeenCalled();
    // It hydrates without another touch.
    await loadLazily(
      'inner',
      'touched',
      async () => ({ default: 'code' }),
      () => undefined,
    );
    render(createElement(hydratedPart('inner', () => null)));
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });

  it.each([
    '<div data-slot="one"><form><button>Send</button></form></div>',
    '<div data-slot="one"><div data-slot="inner"><form><button>Send</button></form></div></div>',
  ])('is posted by the browser if its code cannot be loaded: %s', async (html) => {
    const form = open(html);
    void loadLazily(
      'one',
      'touched',
      () => Promise.reject(new Error('gone')),
      () => undefined,
    );
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    await hydrateAll();
    await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
    posted.mockRestore();
  });

  it('is posted by the browser if its code never arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const form = open('<div data-slot="one"><form><button>Send</button></form></div>');
    void loadLazily(
      'one',
      'touched',
      () => new Promise(() => {}),
      () => undefined,
    );
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    const early = posted.mock.calls.length;
    vi.runAllTimers();
    vi.useRealTimers();
    await settled();
    forgetParts();
    expect([early, posted.mock.calls.length]).toEqual([0, 1]);
    posted.mockRestore();
  });

  it('is not submitted by hydration if no visitor submitted it', async () => {
    open('<div data-slot="one"><form></form></div>');
    const { arrived } = wait('touched');
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    await hydrateAll();
    await arrived;
    render(createElement(hydratedPart('one', () => null)));
    expect(posted).not.toHaveBeenCalled();
    posted.mockRestore();
  });
});

describe('hydrateAll', () => {
  it('hydrates all parts, and resolves when they are hydrated', async () => {
    const parts = [wait('visible'), wait('touched')];
    await hydrateAll();
    for (const { load } of parts) expect(load).toHaveBeenCalledTimes(1);
  });

  it('resolves at once if no part waits', async () => {
    await expect(hydrateAll()).resolves.toBeUndefined();
  });
});
