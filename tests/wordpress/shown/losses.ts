import type { Reading, ShownLink } from './reading.ts';

export type LossKind = 'words' | 'extra words' | 'order' | 'pictures' | 'links' | 'anchors' | 'players' | 'formulas';

/** Something that a reader of WordPress sees and a reader of the site does not, or the other way round. */
export interface Loss {
  readonly kind: LossKind;
  readonly what: string;
}

/** The items of `all` that `others` does not have, each as often as it is missing. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of others) left.set(item, (left.get(item) ?? 0) + 1);
  return all.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

function wordLosses(before: readonly string[], after: readonly string[]): Loss[] {
  const missing = without(before, after);
  const extra = without(after, before);
  const losses: Loss[] = [];
  if (missing.length > 0) losses.push({ kind: 'words', what: missing.join(' ') });
  if (extra.length > 0) losses.push({ kind: 'extra words', what: extra.join(' ') });
  if (losses.length === 0) {
    const at = before.findIndex((word, index) => word !== after[index]);
    if (at >= 0)
      losses.push({ kind: 'order', what: `${before.slice(at, at + 6).join(' ')} → ${after.slice(at, at + 6).join(' ')}` });
  }
  return losses;
}

/** Ids in content have a prefix on the site. */
const prefix = 'content-';

function plainTarget(target: string): string {
  return target.startsWith(`#${prefix}`) ? `#${target.slice(prefix.length + 1)}` : target;
}

const linkText = ({ words, target }: ShownLink) => `${words} → ${plainTarget(target)}`;

/** The ids that links of the entry lead to. */
function linkedAnchors({ links, anchors }: Reading): string[] {
  return links
    .filter(({ target }) => target.startsWith('#') && anchors.includes(decoded(target.slice(1))))
    .map(({ target }) => plainTarget(`#${decoded(target.slice(1))}`));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function missing(kind: LossKind, before: readonly string[], after: readonly string[]): Loss[] {
  return without(before, after).map((what) => ({ kind, what }));
}

/**
 * What a reader loses on the site. Links count as lost if they lead elsewhere.
 * @param before how WordPress shows an entry
 * @param after how the site shows it
 */
export function lossesOf(before: Reading, after: Reading): readonly Loss[] {
  return [
    ...wordLosses(before.words, after.words),
    ...missing('pictures', before.pictures, after.pictures),
    ...missing('links', before.links.map(linkText), after.links.map(linkText)),
    ...missing('anchors', linkedAnchors(before), linkedAnchors(after)),
    ...missing('players', before.players, after.players),
    ...missing('formulas', before.formulas, after.formulas),
  ];
}
