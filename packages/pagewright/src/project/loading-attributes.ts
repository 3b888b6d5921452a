import type { OriginPurpose } from './policy.ts';

/** The attributes of elements of HTML and SVG that load a URL. */
const loading: ReadonlyMap<string, OriginPurpose> = new Map([
  ['script src', 'scripts'],
  ['script href', 'scripts'],
  ['img src', 'images'],
  ['img srcset', 'images'],
  ['source srcset', 'images'],
  ['link imagesrcset', 'images'],
  ['input src', 'images'],
  ['image href', 'images'],
  ['feImage href', 'images'],
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

/** The elements that may load something. */
export const loadingElements: readonly string[] = [
  ...new Set([...loading.keys(), 'link'].map((key) => key.replace(/ .*/, ''))),
];

/** What `<link rel="preload" as="…">` loads. */
const preloaded: ReadonlyMap<string | undefined, OriginPurpose> = new Map([
  ['script', 'scripts'],
  ['style', 'styles'],
  ['image', 'images'],
  ['font', 'fonts'],
  ['fetch', 'connect'],
]);

/** What the `href` of a `<link>` loads. */
function loadedByLink(textOf: (attribute: string) => string | undefined): OriginPurpose | undefined {
  const kinds = (textOf('rel') ?? '').toLowerCase().split(/\s+/);
  if (kinds.includes('stylesheet')) return 'styles';
  if (kinds.some((kind) => /\bicon$/.test(kind))) return 'images';
  if (kinds.includes('modulepreload')) return 'scripts';
  return kinds.includes('preload') ? preloaded.get(textOf('as')) : undefined;
}

/**
 * What an attribute of an element of HTML or SVG loads; undefined if it loads nothing.
 * @param attribute its name in HTML or in JSX: `srcset` or `srcSet`, `xlink:href` or `xlinkHref`
 * @param textOf the values of the other attributes of the element, as far as they are known
 */
export function loadedBy(
  element: string,
  attribute: string,
  textOf: (attribute: string) => string | undefined,
): OriginPurpose | undefined {
  const name = attribute.toLowerCase().replace(/^xlink:?/, '');
  return element === 'link' && name === 'href' ? loadedByLink(textOf) : loading.get(`${element} ${name}`);
}
