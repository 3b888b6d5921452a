// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HydratedPart,
  hydrateAll,
  loadLazily,
} from '../../../packages/pagewright/src/render/blocks/lazy-hydration.ts';

/** Stands in for the browser's: a test says what comes into view. */
class TestObserver implements IntersectionObserver {
  static readonly all: TestObserver[] = [];
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observed: Element[] = [];
  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
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
    this.#told([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
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
  vi.unstubAllGlobals();
});

/** Starts to wait for a part's code. */
function wait(hydration: 'visible' | 'touched', slot = 'one') {
  const load = vi.fn(async () => 'code');
  const arrived = loadLazily(slot, hydration, load, () => undefined);
  return { load, arrived };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the code of a part whose HTML stands already', () => {
  it('waits until the part is seen', async () => {
    const { load, arrived } = wait('visible');
    TestObserver.all[0]?.show(false);
    await settled();
    expect(load).not.toHaveBeenCalled();
    TestObserver.all[0]?.show(true);
    expect(await arrived).toBe('code');
  });

  it('does not come for being seen where the part waits to be touched', async () => {
    const { load } = wait('touched');
    expect(TestObserver.all[0]?.observed).toEqual([]);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['focusin', 'pointerover', 'pointerdown'])(
    'comes with %s, whatever the part waits for',
    async (touch) => {
      for (const hydration of ['visible', 'touched'] as const) {
        const { arrived } = wait(hydration);
        document.querySelector('button')?.dispatchEvent(new Event(touch, { bubbles: true }));
        expect(await arrived).toBe('code');
      }
    },
  );

  it('comes at once where the part is not on the page yet', async () => {
    expect(await wait('visible', 'elsewhere').arrived).toBe('code');
  });

  it('is fetched once, however often the part is touched', async () => {
    const { load, arrived } = wait('touched');
    for (const touch of ['pointerover', 'pointerdown', 'focusin']) {
      document.querySelector('button')?.dispatchEvent(new Event(touch, { bubbles: true }));
    }
    await arrived;
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched is told, and leaves the HTML as it is', async () => {
    const told = vi.fn(() => undefined);
    const never = vi.fn();
    void loadLazily('one', 'touched', () => Promise.reject(new Error('gone')), told).then(never);
    await hydrateAll();
    await settled();
    expect(told).toHaveBeenCalledTimes(1);
    expect(never).not.toHaveBeenCalled();
  });
});

describe('a form that is submitted before its code is there', () => {
  function submitEarly() {
    document.body.innerHTML = '<div data-slot="one"><form><button>Send</button></form></div>';
    const form = document.querySelector('form');
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

  it('is held back, and sent when React has hydrated the part', async () => {
    const { arrived, submit, sent } = submitEarly();
    expect(submit.defaultPrevented).toBe(true);
    await hydrateAll();
    await arrived;
    expect(sent).not.toHaveBeenCalled();
    render(createElement(HydratedPart, { slot: 'one' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is posted by the browser where its code cannot be fetched', async () => {
    document.body.innerHTML = '<div data-slot="one"><form><button>Send</button></form></div>';
    const form = document.querySelector('form');
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

  it('is not sent again when a part hydrates that was not submitted', async () => {
    document.body.innerHTML = '<div data-slot="one"><form></form></div>';
    const { arrived } = wait('touched');
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    await hydrateAll();
    await arrived;
    render(createElement(HydratedPart, { slot: 'one' }));
    expect(posted).not.toHaveBeenCalled();
    posted.mockRestore();
  });
});

describe('hydrateAll', () => {
  it('lets every part that waits come to life, and resolves when all are there', async () => {
    const parts = [wait('visible'), wait('touched')];
    await hydrateAll();
    for (const { load } of parts) expect(load).toHaveBeenCalledTimes(1);
  });

  it('is done at once where nothing waits', async () => {
    await expect(hydrateAll()).resolves.toBeUndefined();
  });
});
