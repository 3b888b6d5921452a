import type { Reading } from './reading.ts';

export type LossKind = 'extra words' | 'order' | keyof Reading;

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
  if (missing.length + extra.length > 0)
    return [
      ...(missing.length > 0 ? [{ kind: 'words' as const, what: missing.join(' ') }] : []),
      ...(extra.length > 0 ? [{ kind: 'extra words' as const, what: extra.join(' ') }] : []),
    ];
  const at = before.findIndex((word, index) => word !== after[index]);
  const around = (words: readonly string[]) => words.slice(at, at + 6).join(' ');
  return at < 0 ? [] : [{ kind: 'order', what: `${around(before)} → ${around(after)}` }];
}

const others = ['marks', 'pictures', 'links', 'anchors', 'players', 'formulas'] as const;

/**
 * What a reader loses on the site. A link that leads elsewhere is lost, and so is an anchor that a link of the entry leads to.
 * @param before how WordPress shows an entry
 * @param after how the site shows it
 */
export function lossesOf(before: Reading, after: Reading): readonly Loss[] {
  return [
    ...wordLosses(before.words, after.words),
    ...others.flatMap((kind) => without(before[kind], after[kind]).map((what) => ({ kind, what }))),
  ];
}
