// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockOf, examples, inPage, withItems } from './block-examples.tsx';

let root: Root | undefined;
const logged: unknown[][] = [];

/** Replaces the observer that jsdom does not have: no element is ever visible. */
class HiddenObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', HiddenObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  logged.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => {
      // A notice of an earlier file may disappear in the meantime.
      if (args[1] !== 'NoticeStack') logged.push(args);
    });
  }
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Hydrates a block. Returns its HTML before and after, and the mismatches that React reports. */
async function hydrate(type: string, props: object) {
  const block = inPage(await blockOf(type), props);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(block).replace(/^(?:<link [^>]*>)*/, '');
  const before = place.innerHTML;
  const mismatches: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, block, { onRecoverableError: (error) => mismatches.push(error) });
  });
  return { before, after: place.innerHTML, mismatches };
}

describe('hydration', () => {
  it.each(examples)('leaves the HTML of $name unchanged', async ({ type, props }) => {
    const { before, after, mismatches } = await hydrate(type, props);
    expect(mismatches).toEqual([]);
    expect(logged).toEqual([]);
    // A hydrated form replaces the validation of the browser.
    expect(after.replace(' novalidate=""', '')).toBe(before);
  });

  // The names of form fields must be unique.
  const repeatable = examples.filter(({ type }) => type !== 'contact-form');

  it.each(repeatable)('of $name supports equal array items', async (example) => {
    await hydrate(example.type, withItems(example, 6));
    expect(logged).toEqual([]);
  });
});
