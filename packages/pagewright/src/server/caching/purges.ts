import { everything } from '../../content/content-tags.ts';
import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/json-value.ts';
import { recentCache } from '../../memory/recent-cache.ts';
import { checkInterval, isWithin, type ServerStore, storedFor } from '../server-context.ts';

/** The announcements about some tags. */
export interface Announced {
  /**
   * Changes with each announcement of one of the tags; empty if there was none. Pages and content store the version from before they were
   * read. They are old when it differs from the current version. So ages need no clock.
   */
  readonly version: string;
  /** The part of the version that each tag contributes, for tags that the content service itself has announced. */
  readonly parts: ReadonlyMap<string, string>;
  /** The tags whose entries were withdrawn. */
  readonly gone: ReadonlySet<string>;
  /** The tags of withdrawn entries whose announcement is so recent that the service need not confirm it. */
  readonly surelyGone: ReadonlySet<string>;
}

/** Who found that content has changed: the content service announced it, or a server checked. */
type PurgedBy = 'announcement' | 'check';

/** The last announcement of a tag. */
interface Purge {
  /** A version. As text, a later one sorts after an earlier one. */
  readonly at: string;
  readonly by: PurgedBy;
  /** Whether it says that the entry is gone. */
  readonly isGone: boolean;
}

/** In bytes: some thousand tags. */
const mostMemory = 4_000_000;
/**
 * Milliseconds after which an announced withdrawal needs confirmation by the service: the announcement that the entry is back may have been
 * lost.
 */
const sureFor = 60 * 60 * 1_000;
const digits = 15;

const keyOf = (tag: string) => `purge:${digest(tag)}`;
const never: Purge = { at: '', by: 'announcement', isGone: false };

function parsePurge(value: unknown): Purge {
  if (!isRecord(value) || typeof value.at !== 'string') return never;
  const { at, by, isGone } = value;
  return { at, by: by === 'check' ? by : 'announcement', isGone: isGone === true };
}

const timeOf = (at: string) => Number(at.slice(0, digits));

/** A version that sorts after an earlier one, whatever the clock says. Two instances never produce the same version. */
function after(earlier: string, time: number): string {
  const count = Math.max(timeOf(earlier) + 1, time);
  return `${String(count).padStart(digits, '0')}${crypto.randomUUID().slice(0, 8)}`;
}

export type Purges = ReturnType<typeof createPurges>;

/**
 * The announced changes by tag; see `contentTags`. Instances that share a store share their purges.
 * @param now returns the time in milliseconds since 1970
 */
export function createPurges(now: () => number) {
  const known = recentCache<{ readonly purge: Promise<Purge>; readonly checked: number }>(
    mostMemory,
    () => 0,
  );
  /** The version of the last announcement that this instance received. */
  let last = '';

  function purgeOf(tag: string, store: ServerStore): Promise<Purge> {
    const current = known.get(tag);
    if (current && isWithin(checkInterval, current.checked, now())) return current.purge;
    // A store that lags behind must not bring back an earlier purge.
    const purge = Promise.all([current?.purge ?? never, store.getItem(keyOf(tag))]).then(
      ([before, stored]) => {
        const found = parsePurge(stored);
        return found.at > before.at ? found : before;
      },
    );
    known.set(tag, { purge, checked: now() });
    // After a failure, the next request reads the store again.
    purge.catch(() => known.delete(tag));
    return purge;
  }

  return {
    async of(tags: readonly string[], store: ServerStore): Promise<Announced> {
      const [all, ...purges] = await Promise.all([everything, ...tags].map((tag) => purgeOf(tag, store)));
      const { at = '' } = all ?? never;
      const announced = tags.flatMap((tag, index) => {
        const purge = purges[index];
        return purge && purge.at !== '' ? [{ tag, ...purge }] : [];
      });
      const gone = announced.filter(({ isGone }) => isGone);
      return {
        version: [at, ...announced.map((each) => each.at)].filter((each) => each !== '').join(' '),
        parts: new Map(
          announced.filter(({ by }) => by === 'announcement').map((each) => [each.tag, each.at]),
        ),
        gone: new Set(gone.map(({ tag }) => tag)),
        surelyGone: new Set(
          gone
            // If any content may have changed since the announcement, only the service knows whether the entry is back.
            .filter(
              (each) =>
                each.by === 'announcement' && each.at >= at && isWithin(sureFor, timeOf(each.at), now()),
            )
            .map(({ tag }) => tag),
        ),
      };
    },
    /** @param gone the tags among them whose entries visitors can no longer see */
    async add(
      tags: readonly string[],
      gone: readonly string[],
      store: ServerStore,
      by: PurgedBy = 'announcement',
    ): Promise<void> {
      for (const tag of tags) known.delete(tag);
      const before = await Promise.all(tags.map(async (tag) => parsePurge(await store.getItem(keyOf(tag)))));
      // All tags get one version. Otherwise a withdrawal could look older than "anything may have changed" in the same announcement.
      last = after(
        before.reduce((latest, purge) => (purge.at > latest ? purge.at : latest), last),
        now(),
      );
      const at = last;
      const added = tags.map(async (tag) => {
        const purge = { at, by, isGone: gone.includes(tag) };
        await store.setItem(keyOf(tag), purge, { ttl: storedFor });
        known.set(tag, { purge: Promise.resolve(purge), checked: now() });
      });
      await Promise.all(added);
    },
  };
}
