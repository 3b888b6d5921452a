/** The path of cleaned HTML in a value, and the digest of its raw form. */
export type HtmlDigest = readonly [path: readonly (string | number)[], digestOfRaw: string];
export type HtmlDigests = readonly HtmlDigest[];

type Precleaned = readonly [value: unknown, digests: HtmlDigests];

let waiting: Precleaned[] = [];

/**
 * Adds HTML that the build has cleaned. `clean-html.ts` takes it when it is first used. So a page with lazily hydrated blocks loads no code
 * for its HTML.
 */
export function addPrecleanedHtml(value: unknown, digests: HtmlDigests = []): void {
  if (digests.length > 0) waiting.push([value, digests]);
}

/** Returns everything that was added since the last call. */
export function takePrecleanedHtml(): readonly Precleaned[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
