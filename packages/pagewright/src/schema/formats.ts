import { isFieldName } from '../content/field-name.ts';
import { isDateTime } from '../content/sanitising/date-time.ts';
import { isHref, isImageSource, isSlug, isSrcset } from '../content/sanitising/url-formats.ts';

/**
 * The formats that schemas may name. `html` accepts any string: it marks markup, which never fits a place for plain
 * text, and plain text never fits a place for markup.
 */
const tests: { readonly [format: string]: (text: string) => boolean } = {
  html: () => true,
  slug: isSlug,
  'field-name': isFieldName,
  href: isHref,
  'image-src': isImageSource,
  srcset: isSrcset,
  'date-time': isDateTime,
};

/** For a format, the formats that accept all its strings. */
const within: { readonly [format: string]: readonly string[] } = { 'image-src': ['href'] };

/** Returns undefined for an unknown format. */
export function fitsFormat(text: string, format: string): boolean | undefined {
  return Object.hasOwn(tests, format) ? tests[format]?.(text) : undefined;
}

/** True when every string of the first format also fits the second. */
export function isFormatWithin(one: string, other: string): boolean {
  return one === other || (within[one]?.includes(other) ?? false);
}

/** The formats for Ajv. */
export function formatTests(): { [format: string]: (text: string) => boolean } {
  return { ...tests };
}
