// @vitest-environment jsdom
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlyUse } from '../../../src/render/early/early-use.ts';

// Importing the path directly would be an error in TypeScript, because the script exports nothing.
const script = path.resolve(import.meta.dirname, '../../../src/render/early/boot.ts');

/** Replaces the browser's observer. Everything counts as painted. */
class PaintedObserver {
  readonly #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe() {
    this.#callback();
  }
}

let readyState: DocumentReadyState;
let isHidden: boolean;
/** The actions of the first script. */
let runPart: () => void;
const run = vi.fn(async (_early: EarlyUse) => {});
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', PaintedObserver);
  vi.doMock('/assets/site.js', () => ({ run }));
  // Set once for each test, because Vitest may apply two replacements of a module in another order.
  runPart = () => {};
  vi.doMock('/assets/part.js', () => {
    runPart();
    return {};
  });
  run.mockClear();
  readyState = 'complete';
  isHidden = false;
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="#end">End</a>';
});
afterEach(async () => {
  // A script that is still waiting would act in the next test.
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs the only script that a document requests. @param wait whether the scripts of the site wait for pictures */
async function boot(wait = true): Promise<void> {
  const client = 'data-client="/assets/site.js" data-scripts="/assets/part.js"';
  document.head.innerHTML = `<script type="text/plain" ${client}${wait ? ' data-wait' : ''}></script>`;
  await import(script);
}
/** The scripts that the browser loads, in their order. */
const loading = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const both = ['/assets/part.js', '/assets/site.js'];

describe('the scripts of the site', () => {
  it('load at once if the page does not wait for pictures', async () => {
    vi.useRealTimers();
    await boot(false);
    expect(loading()).toEqual(both);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  it('load after the next paint if the page has its pictures already', async () => {
    await boot();
    expect(loading()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(loading()).toEqual(both);
  });

  it('wait until the pictures of the page have arrived', async () => {
    readyState = 'interactive';
    await boot();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(loading()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(100);
    expect(loading()).toEqual(both);
  });

  it('wait for pictures for three seconds at most', async () => {
    readyState = 'loading';
    await boot();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(loading()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(loading()).toEqual(both);
  });

  it('do not wait for the paint of a tab in the background', async () => {
    isHidden = true;
    vi.stubGlobal('PerformanceObserver', undefined);
    await boot();
    await vi.advanceTimersByTimeAsync(1);
    expect(loading()).toEqual(both);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'])(
    'load when the visitor is about to use the page: %s',
    async (type) => {
      readyState = 'loading';
      await boot();
      window.dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(0);
      expect(loading()).toEqual(both);
    },
  );

  it.each([
    ['rests below a window that appears', 0, 2, []],
    ['begins to move', 0, 1, both],
    ['moves', 3, 2, both],
  ])('know whether a mouse is used, from a pointer that %s', async (_, movement, events, scripts) => {
    readyState = 'loading';
    await boot();
    // jsdom has neither of these functions.
    const moved = Object.defineProperties(new PointerEvent('pointermove'), {
      movementX: { value: movement },
      movementY: { value: 0 },
      getCoalescedEvents: { value: () => Array.from({ length: events }) },
    });
    window.dispatchEvent(moved);
    await vi.advanceTimersByTimeAsync(0);
    expect(loading()).toEqual(scripts);
  });

  it('know which element a key pressed before they ran', async () => {
    vi.useRealTimers();
    await boot(false);
    const link = document.querySelector('a');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(run.mock.lastCall?.[0].pressed()).toBe(link);
  });

  it('run one after the other, the script of the site last', async () => {
    const order: string[] = [];
    runPart = () => void order.push('part');
    run.mockImplementationOnce(async () => {
      order.push('site');
    });
    vi.useRealTimers();
    await boot(false);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(order).toEqual(['part', 'site']);
  });

  it('run even if one of them cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    runPart = () => {
      throw new Error('No network');
    };
    vi.useRealTimers();
    await boot(false);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(warn).not.toHaveBeenCalled();
  });

  it('say in the console why the page has no script, if the script of the site fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const failure = new Error('No root');
    run.mockRejectedValueOnce(failure);
    vi.useRealTimers();
    await boot(false);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('[pagewright] not hydrated:', failure));
  });

  it('take over a form that was submitted before, and the browser submits it if they fail', async () => {
    document.body.innerHTML = '<div data-slot="0"><form><input required><button>Send</button></form></div>';
    const form = document.querySelector('form');
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let fail = () => {};
    run.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('No root'));
        }),
    );
    vi.useRealTimers();
    await boot(false);
    const invalid = new Event('invalid', { cancelable: true });
    form?.querySelector('input')?.dispatchEvent(invalid);
    expect(invalid.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(run.mock.lastCall?.[0].sends.waiting()).toBe(form);
    expect(posted).not.toHaveBeenCalled();
    fail();
    await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  });

  it('know when the visitor begins to use a page that has already loaded them', async () => {
    vi.useRealTimers();
    await boot(false);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    const onUse = vi.fn();
    run.mock.lastCall?.[0].used.then(onUse);
    await Promise.resolve();
    expect(onUse).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  });

  it('load at once if the visitor has the focus on a link already', async () => {
    readyState = 'loading';
    document.querySelector('a')?.focus();
    await boot();
    await vi.advanceTimersByTimeAsync(0);
    expect(loading()).toEqual(both);
  });
});
