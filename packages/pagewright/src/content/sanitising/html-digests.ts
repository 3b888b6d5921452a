import { digestOfRaw } from './clean-html.ts';
import type { HtmlDigest } from './precleaned-html.ts';

/** Finds the cleaned HTML in contents that are written into a page, so that the browser need not clean it again. */
export function htmlDigests(contents: unknown): HtmlDigest[] {
  const marks: HtmlDigest[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === 'string') {
      const digest = digestOfRaw(value);
      if (digest !== undefined) marks.push([path, digest]);
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) walk(entry, [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) walk(member, [...path, name]);
    }
  };
  walk(contents, []);
  return marks;
}
