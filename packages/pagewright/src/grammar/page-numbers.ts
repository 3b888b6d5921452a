/** Follows the route of a list in the routes of its further pages. */
const furtherPattern = '/page/:page';

/**
 * The route of the further pages of a list.
 * @param first the route of its first page
 */
export function furtherRoute(first: string): string {
  return first.replace(/\/$/, '') + furtherPattern;
}

/**
 * The path or URL of one page of a list.
 * @param first the path or URL of its first page
 */
export function pathOfPage(first: string, number: string): string {
  return number === '1' ? first : furtherRoute(first).replace(':page', encodeURIComponent(number));
}

/** The path or URL of a list's first page, from the path or URL of any of its pages. */
export function firstOf(page: string): string {
  return page.replace(/\/page\/\d+$/, '') || '/';
}

/** True for the number of a further page: 2 or more, without leading zeros. */
export function isFurtherNumber(text: string): boolean {
  return /^(?:[2-9]|[1-9]\d{1,8})$/.test(text);
}
