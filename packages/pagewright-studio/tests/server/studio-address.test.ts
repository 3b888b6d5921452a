// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { takeToken } from '../../src/browser/connection/token.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the token moves from the URL to the storage of the tab', () => {
  location.hash = '#token=abc';
  expect([takeToken(), location.hash, takeToken()]).toEqual(['abc', '', 'abc']);
});

test('a browser that allows no storage opens the studio, and keeps the token in the URL', () => {
  location.hash = '#token=abc';
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect([takeToken(), location.hash]).toEqual(['abc', '#token=abc']);
});
