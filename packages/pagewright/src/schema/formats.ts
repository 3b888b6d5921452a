import { isFieldName } from '../content/field-name.ts';
import { isDateTime } from '../content/sanitising/date-time.ts';
import { isHref, isImageSource, isSlug, isSrcset } from '../content/sanitising/url-formats.ts';

/**
 * The formats that schemas may name. `html` says that a text is markup: it fits no other text and no other text
 * fits it, which is no matter of its characters.
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

/** Formats whose every text also fits the formats named here. */
const within: { readonly [format: string]: readonly string[] } = { 'image-src': ['href'] };

/** Undefined for a format that is not known. */
export function fitsFormat(text: string, format: string): boolean | undefined {
  return Object.hasOwn(tests, format) ? tests[format]?.(text) : undefined;
}

/** True when every text of one format is known to be a text of the other. */
export function isFormatWithin(one: string, other: string): boolean {
  return one === other || (within[one]?.includes(other) ?? false);
}

/** For ajv, where it runs over our schemas. */
export function formatTests(): { [format: string]: (text: string) => boolean } {
  return { ...tests };
}
