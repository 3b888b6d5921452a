import { JSDOM } from 'jsdom';

const page = new JSDOM('<!doctype html><html lang="en"><title>Page</title><body></body></html>');

/** Parses HTML into an element. */
export function elementsOf(html: string): HTMLElement {
  const place = page.window.document.createElement('div');
  place.innerHTML = html;
  return place;
}
