import type { OriginPurpose } from './policy.ts';

/** The attributes of HTML elements that load a URL. */
const loading: ReadonlyMap<string, OriginPurpose> = new Map([
  ['script src', 'scripts'],
  ['img src', 'images'],
  ['img srcset', 'images'],
  ['source srcset', 'images'],
  ['video poster', 'images'],
  ['video src', 'media'],
  ['audio src', 'media'],
  ['source src', 'media'],
  ['track src', 'media'],
  ['iframe src', 'frames'],
  ['form action', 'forms'],
  ['button formaction', 'forms'],
  ['input formaction', 'forms'],
]);

/**
 * What an attribute of an HTML element loads; undefined if it loads nothing.
 * @param attribute its name in HTML or in JSX: `srcset` or `srcSet`
 */
export function loadedBy(element: string, attribute: string): OriginPurpose | undefined {
  return loading.get(`${element} ${attribute.toLowerCase()}`);
}
