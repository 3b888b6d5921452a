import { textsOf } from './written-page.ts';

/** The blocks of a page in their order; of one type, when it is said. */
export function blocksOf(page: Document, type?: string): Element[] {
  return [...page.querySelectorAll(type === undefined ? '[data-block]' : `[data-block="${type}"]`)];
}

/** What an element says, its white space as a reader sees it; nothing where there is no element. */
export function wordsOf(element: Element | null | undefined): string {
  const [words = ''] = textsOf(element ? [element] : []);
  return words;
}
