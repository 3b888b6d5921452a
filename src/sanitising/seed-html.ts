import { adoptClean, digestOfRaw } from './clean-html.ts';

/** Where cleaned HTML stands in seeded content, and the digest of its raw form. */
export type HtmlMark = readonly [path: readonly (string | number)[], digestOfRaw: string];
export type HtmlMarks = readonly HtmlMark[];

/** Finds the cleaned HTML in contents that are written into a page, so that the browser need not clean it again. */
export function htmlMarks(contents: unknown): HtmlMark[] {
  const marks: HtmlMark[] = [];
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

/** Takes the HTML that a page was written with as clean; called before the page is drawn. */
export function adoptHtml(contents: unknown, marks: HtmlMarks): void {
  for (const [path, digest] of marks) {
    const found = path.reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      contents,
    );
    if (typeof found === 'string') adoptClean(found, digest);
  }
}
