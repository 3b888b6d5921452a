import { digestOfRaw } from './clean-memory.ts';
import type { HtmlDigest } from './precleaned-html.ts';

/** Finds the cleaned HTML in the content of a page, so that browsers need not clean it again. */
export function htmlDigests(contents: unknown): HtmlDigest[] {
  const digests: HtmlDigest[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === 'string') {
      const digest = digestOfRaw(value);
      if (digest !== undefined) digests.push([path, digest]);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, property] of Object.entries(value)) walk(property, [...path, name]);
    }
  };
  walk(contents, []);
  return digests;
}
