// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockOf, examples, inPage, withEntries } from './block-world.tsx';

let root: Root | undefined;
const spoken: unknown[][] = [];

/** What jsdom lacks: nothing ever comes into view, and no preference is told. */
class BlindObserver implements IntersectionObserver {
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
  vi.stubGlobal('IntersectionObserver', BlindObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  spoken.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void spoken.push(words));
  }
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Hydrates a block, and tells what its HTML was and is and what React had to mend. */
async function takeOver(type: string, props: object) {
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
  it.each(examples)('takes $name over as it stands', async ({ type, props }) => {
    const { before, after, mismatches } = await takeOver(type, props);
    expect(mismatches).toEqual([]);
    expect(spoken).toEqual([]);
    expect(after).toBe(before);
  });

  // A form's fields are named by its author, each once.
  const repeatable = examples.filter(({ type }) => type !== 'contact-form');

  it.each(repeatable)('of $name tells entries apart that are the same', async (example) => {
    await takeOver(example.type, withEntries(example, 6));
    expect(spoken).toEqual([]);
  });
});
