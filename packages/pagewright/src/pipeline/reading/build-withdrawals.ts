import type { ContentChanges } from '../../content/content-adapter.ts';
import {
  changedTags,
  contentTags,
  entryTag,
  goneTags,
  listedType,
  tagOfEntry,
} from '../../content/content-tags.ts';
import { listedSlugs, withoutEntries } from '../../content/without-entries.ts';
import { isRecord } from '../../json/json-value.ts';
import type { absenceCheck } from './absence-check.ts';
import type { AskedRead } from './asked-read.ts';
import type { KeptContent, KeptEntry } from './kept-content.ts';

/** The facts about withdrawn content that a build knows. */
export interface BuildWithdrawals {
  /** The key of held-back content, with which an operator accepts its loss. */
  heldKey(read: AskedRead): string;
  /** Whether the withdrawal of the content was announced. */
  isAnnounced(read: Omit<AskedRead, 'key'>): boolean;
  /** Whether an operator has accepted that any response replaces the kept content. */
  isAccepted(read: AskedRead): boolean;
  /** Whether a change of the list was announced, so that an empty list may replace a full one. */
  isChanged(read: Omit<AskedRead, 'key'>): boolean;
  /** Content of an earlier build, without entries that were withdrawn since. */
  current(read: Pick<AskedRead, 'key' | 'source'>): KeptEntry | undefined;
  /** Whether an entry that the service reports as missing was withdrawn. Undefined if that cannot be verified. */
  isWithdrawn(read: AskedRead, held: KeptEntry): Promise<boolean | undefined>;
}

export interface BuildWithdrawalsOptions {
  /** The changes since the previous build, or at least the entries that are gone; absent if they are unknown. */
  readonly changes?: ContentChanges | undefined;
  /** The keys that an operator has accepted; see `heldKey`. */
  readonly accepted?: readonly string[];
  /** Verifies that an entry is gone; see `absenceCheck`. */
  readonly isGone?: ReturnType<typeof absenceCheck>;
}

/** @param call how to call the service */
export function buildWithdrawals(
  kept: Pick<KeptContent, 'lastGood'>,
  { changes, accepted = [], isGone }: BuildWithdrawalsOptions,
  call: Parameters<ReturnType<typeof absenceCheck>>[1],
): BuildWithdrawals {
  const known = changes?.changes ?? [];
  const changed = changedTags(known);
  const gone = new Set(goneTags(known));
  const heldKey = ({ key, source, params }: AskedRead) => {
    const entry = tagOfEntry(source, params);
    return entry === undefined ? `content ${key}` : `entry ${entry}`;
  };
  const isChanged = ({ name, source, params }: Omit<AskedRead, 'key'>) =>
    contentTags(name, source, params).some((tag) => changed.has(tag));
  return {
    heldKey,
    isAnnounced: ({ name, source, params }) => gone.has(tagOfEntry(source, params) ?? name),
    isAccepted: (read) => accepted.includes(heldKey(read)),
    isChanged,
    current({ key, source }) {
      const held = kept.lastGood(key);
      const type = listedType(source);
      if (!held || type === '' || gone.size === 0) return held;
      const slugs = listedSlugs(held.content).filter((slug) => gone.has(entryTag(type, slug)));
      return { ...held, content: withoutEntries(held.content, new Set(slugs)) };
    },
    async isWithdrawn(read, { content }) {
      const { source, params } = read;
      const entry = tagOfEntry(source, params);
      if (entry === undefined) return isChanged(read) || undefined;
      if (!isGone) return undefined;
      if (changed.has(entry) || accepted.includes(heldKey(read))) return true;
      return isGone({ source, params, id: isRecord(content) ? content.id : undefined }, call);
    },
  };
}
