import type { ContentChange } from '../content/content-adapter.ts';
import { changedTags, everything } from '../content/content-tags.ts';
import { parseJson } from '../content/requests/parse-json.ts';
import { isRecord } from '../json/is-record.ts';

/** What the content service announces after content has changed. */
export interface Announcement {
  /** Unique, so that a receiver can refuse a copy. */
  readonly id: string;
  /** True for a request that only tests the connection. */
  readonly test: boolean;
  /** True if any content may have changed. `changes` then names at least the content that is gone. */
  readonly all: boolean;
  readonly changes: readonly ContentChange[];
  /** Present if the sender wants the list of held content (see `HeldContents`). Such a request announces no changes. */
  readonly held?: {
    /** The keys of the held content that the sender accepts; `*` for all. */
    readonly accept: readonly string[];
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;
const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every(isText) ? value : undefined;

function parseChange(value: unknown): ContentChange | undefined {
  if (!isRecord(value) || !isText(value.type)) return undefined;
  const slugs = texts(value.slugs);
  const lists = texts(value.lists);
  const gone = value.gone === undefined ? undefined : texts(value.gone);
  if (!slugs || !lists || (value.gone !== undefined && !gone)) return undefined;
  return { type: value.type, slugs, lists, ...(gone ? { gone } : {}) };
}

function parseHeld(value: unknown): Announcement['held'] {
  const accept = isRecord(value) ? texts(value.accept) : undefined;
  return accept && { accept };
}

/** Parses the body of an announcement; undefined if it has another form or another version. */
export function parseAnnouncement(text: string): Announcement | undefined {
  const body = parseJson(text);
  if (!isRecord(body) || body.version !== 1 || !isText(body.id) || body.id === '') return undefined;
  if (!Array.isArray(body.changes)) return undefined;
  const changes = body.changes.map(parseChange).filter((change) => change !== undefined);
  if (changes.length < body.changes.length) return undefined;
  const held = parseHeld(body.held);
  return {
    id: body.id,
    test: body.test === true,
    all: body.all === true,
    changes,
    ...(held ? { held } : {}),
  };
}

/**
 * The tags of the content that has changed; see `contentTags`. Content that is gone has its own tags, even if any content may have changed.
 */
export function announcedTags({ all, changes }: Pick<Announcement, 'all' | 'changes'>): string[] {
  return [...(all ? [everything] : []), ...changedTags(changes)];
}
