import type { ContentChanges } from '../../content/content-adapter.ts';
import {
  changedTags,
  contentTags,
  entryTag,
  goneTags,
  listedType,
  sourceTag,
  tagOfEntry,
} from '../../content/content-tags.ts';
import type { ServiceCalls } from '../../content/requests/content-service-call.ts';
import { listedSlugs, withoutEntries } from '../../content/without-entries.ts';
import { isRecord } from '../../json/json-value.ts';
import type { absenceCheck } from './absence-check.ts';
import type { KeptContent, KeptEntry } from './kept-content.ts';
import type { AskedRead } from './read-result.ts';

export interface BuildWithdrawalsOptions {
  /** The changes since the previous build, or at least the entries that are gone; absent if they are unknown. */
  readonly changes?: ContentChanges | undefined;
  /** The keys that an operator has accepted; see `heldKey`. */
  readonly accepted?: readonly string[];
  /** Verifies that an entry is gone; see `absenceCheck`. */
  readonly isGone?: ReturnType<typeof absenceCheck>;
}

export type BuildWithdrawals = ReturnType<typeof buildWithdrawals>;

/**
 * The facts about withdrawn content that a build knows.
 * @param calls how to call the services
 */
export function buildWithdrawals(
  kept: Pick<KeptContent, 'lastGood'>,
  { changes, accepted = [], isGone }: BuildWithdrawalsOptions,
  calls: ServiceCalls,
) {
  const known = changes?.changes ?? [];
  const changed = changedTags(known);
  const gone = new Set(goneTags(known));
  /** The key of held-back content, with which an operator accepts its loss. */
  const heldKey = ({ key, source, params }: AskedRead) => {
    const entry = tagOfEntry(source, params);
    return entry === undefined ? `content ${key}` : `entry ${entry}`;
  };
  /** Whether a change of the list was announced, so that an empty list may replace a full one. */
  const isChanged = ({ name, source, params }: AskedRead) =>
    contentTags(name, source, params).some((tag) => changed.has(tag));
  return {
    heldKey,
    /** Whether the withdrawal of the content was announced. */
    isAnnounced: ({ name, source, params }: AskedRead) =>
      gone.has(tagOfEntry(source, params) ?? sourceTag(name, source)),
    /** Whether an operator has accepted that any response replaces the kept content. */
    isAccepted: (read: AskedRead) => accepted.includes(heldKey(read)),
    isChanged,
    /** Content of an earlier build, without entries that were withdrawn since. */
    current({ key, source }: AskedRead): KeptEntry | undefined {
      const held = kept.lastGood(key);
      const type = listedType(source);
      if (!held || type === '' || gone.size === 0) return held;
      const slugs = listedSlugs(held.content).filter((slug) => gone.has(entryTag(type, slug)));
      return { ...held, content: withoutEntries(held.content, new Set(slugs)) };
    },
    /** Whether an entry that the service reports as missing was withdrawn. Undefined if that cannot be verified. */
    async isWithdrawn(read: AskedRead, { content }: KeptEntry): Promise<boolean | undefined> {
      const { source, params } = read;
      const entry = tagOfEntry(source, params);
      if (entry === undefined) return isChanged(read) || undefined;
      if (!isGone) return undefined;
      if (changed.has(entry) || accepted.includes(heldKey(read))) return true;
      return isGone({ source, params, id: isRecord(content) ? content.id : undefined }, calls);
    },
  };
}
