import { isFieldName } from '../content/field-name.ts';
import { isDateTime } from '../content/sanitising/date-time.ts';
import { isHref, isImageSource, isSlug, isSrcset } from '../content/sanitising/url-formats.ts';

/**
 * The formats that schemas may use. `html` accepts any string: it only separates HTML from plain text, so that neither can
 * be bound where the other is expected. `consent-kind` accepts any string, too: the check compares it with the kinds that the project declares.
 */
const tests: { readonly [format: string]: (text: string) => boolean } = {
  html: () => true,
  slug: isSlug,
  'field-name': isFieldName,
  href: isHref,
  'image-src': isImageSource,
  srcset: isSrcset,
  'date-time': isDateTime,
  'consent-kind': () => true,
};

/** For each format, the wider formats that accept all of its strings. */
const within: { readonly [format: string]: readonly string[] } = { 'image-src': ['href'] };

/** Returns undefined for an unknown format. */
export function fitsFormat(text: string, format: string): boolean | undefined {
  return Object.hasOwn(tests, format) ? tests[format]?.(text) : undefined;
}

/** True if every string of the first format also fits the second. */
export function isFormatWithin(one: string, other: string): boolean {
  return one === other || (within[one]?.includes(other) ?? false);
}

/** The formats for Ajv. */
export function formatTests(): { [format: string]: (text: string) => boolean } {
  return { ...tests };
}
