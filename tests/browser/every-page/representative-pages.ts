import { configOf } from '../../pages/block-place.ts';

/** Everything that a page shows: its page config, and each block type with each variant. A variant is a word in a `data-…` attribute. */
function shownOn(html: string): Set<string> {
  const [beforePayload = ''] = html.split(' id="pagewright-payload"');
  const [, ...blocks] = beforePayload.split(' data-block="');
  const variants = blocks.flatMap((block) => {
    const [type = ''] = block.split('"');
    const words = [...block.matchAll(/ data-[a-z-]+="[a-z]+"/g)].map(([attribute]) => type + attribute);
    const [tone = ''] = block.match(/ data-tone="[a-z]+" data-space="[a-z]+"/) ?? [];
    return [type, type + tone, ...words];
  });
  return new Set([configOf(html), ...variants]);
}

/**
 * A few pages that together show everything that the site can show. Each added page is the one that adds the most.
 * @param read returns the HTML of the page at a path
 */
export function representativePages(paths: readonly string[], read: (path: string) => string): string[] {
  const shown = paths.map((path) => ({ path, features: shownOn(read(path)) }));
  const missing = new Set(shown.flatMap(({ features }) => [...features]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const added = shown.map(({ features }) => [...features].filter((feature) => missing.has(feature)).length);
    const next = shown[added.indexOf(Math.max(...added))];
    if (!next) break;
    chosen.push(next.path);
    for (const feature of next.features) missing.delete(feature);
  }
  return chosen;
}
