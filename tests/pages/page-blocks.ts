import { textsOf } from './built-page.ts';

/** The blocks of a page in order, optionally of one type. */
export function blocksOf(page: Document, type?: string): Element[] {
  return [...page.querySelectorAll(type === undefined ? '[data-block]' : `[data-block="${type}"]`)];
}

/** The text of an element with normalized white space, or an empty string without an element. */
export function textOf(element: Element | null | undefined): string {
  const [text = ''] = textsOf(element ? [element] : []);
  return text;
}
