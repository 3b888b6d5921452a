/** Where cleaned HTML is in a value, and the digest of its raw form. */
export type HtmlDigest = readonly [path: readonly (string | number)[], digestOfRaw: string];
export type HtmlDigests = readonly HtmlDigest[];

type Held = readonly [value: unknown, marks: HtmlDigests];

let held: Held[] = [];

/**
 * Remembers HTML that was cleaned when the site was built. `clean-html.ts` takes it when it is first used, so a page
 * whose blocks wait for their code loads nothing for its HTML.
 */
export function addPrecleanedHtml(value: unknown, marks: HtmlDigests = []): void {
  if (marks.length > 0) held.push([value, marks]);
}

/** Hands over what was remembered since the last call. */
export function takePrecleanedHtml(): readonly Held[] {
  const taken = held;
  held = [];
  return taken;
}
