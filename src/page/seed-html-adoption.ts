import type { HtmlMark } from '../sanitising/seed-html.ts';

type Held = readonly [value: unknown, marks: readonly HtmlMark[]];

let held: Held[] = [];

/** Remembers HTML that was cleaned when the site was built, and where it stands in a value. */
export function holdCleanHtml(value: unknown, marks: readonly HtmlMark[] = []): void {
  if (marks.length > 0) held.push([value, marks]);
}

/** Lets remembered HTML pass as clean. Before code runs that shows HTML or reads it. */
export async function adoptCleanHtml(): Promise<void> {
  if (held.length === 0) return;
  const { adoptHtml } = await import('../sanitising/seed-html.ts');
  for (const [value, marks] of held) adoptHtml(value, marks);
  held = [];
}
