// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPicturesForPrint } from '../../src/render/load-for-print.ts';

/** Starts printing the page, or ends it. */
let print: (matches: boolean) => void;

beforeEach(() => {
  const lists = new Map<string, EventTarget>();
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? new EventTarget();
    lists.set(query, list);
    return list;
  });
  print = (matches) => lists.get('print')?.dispatchEvent(Object.assign(new Event('change'), { matches }));
  document.body.innerHTML =
    '<img loading="lazy"><main><img loading="lazy"></main><img><iframe loading="lazy"></iframe>';
  // jsdom does not know the property.
  for (const picture of document.images)
    Object.defineProperty(picture, 'loading', {
      get: () => picture.getAttribute('loading') ?? 'eager',
      set: (value: string) => picture.setAttribute('loading', value),
    });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const loading = () => [...document.images].map((picture) => picture.getAttribute('loading'));

test('all lazy pictures of a page load when it is printed', () => {
  loadPicturesForPrint();
  print(true);
  expect(loading()).toEqual(['eager', 'eager', null]);
  expect(document.querySelector('iframe')?.getAttribute('loading')).toBe('lazy');
});

test('pictures stay lazy until the page is printed', () => {
  loadPicturesForPrint();
  expect(loading()).toEqual(['lazy', 'lazy', null]);
  print(false);
  expect(loading()).toEqual(['lazy', 'lazy', null]);
});
