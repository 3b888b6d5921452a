import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/json-value.ts';
import { isWithin, type ServerStore, type ServerTimes } from '../server-context.ts';
import type { Purges } from './purges.ts';

/** Content that visitors still see although the service returns something else, because the response looks like a failure. */
export interface HeldContent {
  readonly key: string;
  /** Which content is held, and why. */
  readonly what: string;
  /** The path of a page that shows it. */
  readonly path?: string;
  /** ISO date and time. */
  readonly since: string;
  /** The tags of the content to read again when somebody accepts the response. */
  readonly tags: readonly string[];
  /** The tags of the entries that are gone when somebody accepts the response. */
  readonly gone: readonly string[];
  /** For an entry that vanished without an announcement: `gone` if visitors no longer see it, `held` if too many vanished at once. */
  readonly vanished?: 'gone' | 'held';
}

type NewContent = Omit<HeldContent, 'since' | 'vanished'>;

const listKey = 'held';
const most = 500;
/** Seconds for which a decision to accept is valid. It must not apply to a later failure. */
const acceptedFor = 60 * 60;
/**
 * The number of entries that may vanish within `vanishTime` without an announcement. Larger sites allow more, by a share of their pages.
 * Beyond both limits, all vanished entries are held.
 */
export const mostVanished = 5;
const vanishedShare = 1 / 10;
/** In milliseconds. */
export const vanishTime = 10 * 60 * 1_000;

const acceptedKey = (key: string) => `accepted:${digest(key)}`;

function isHeld(value: unknown): value is HeldContent {
  return (
    isRecord(value) && typeof value.key === 'string' && Array.isArray(value.tags) && Array.isArray(value.gone)
  );
}

/**
 * The list with an entry that vanished. Beyond the limit, all vanished entries are held.
 * @returns also the entries that are newly held besides this one; undefined if it is not held
 */
function withVanished(
  items: readonly HeldContent[],
  entry: HeldContent,
  limit: number,
  isRecent: (held: HeldContent) => boolean,
) {
  const others = items.filter((each) => {
    return each.key !== entry.key && (each.vanished !== 'gone' || isRecent(each));
  });
  const known = items.find(({ key, vanished }) => key === entry.key && vanished !== undefined);
  const vanished = [known ?? entry, ...others.filter((each) => each.vanished !== undefined)];
  const isMassive = vanished.length > limit || vanished.some((each) => each.vanished === 'held');
  const state = isMassive ? 'held' : 'gone';
  return {
    items: [
      ...others.filter((each) => each.vanished === undefined),
      ...vanished.map((each) => ({ ...each, vanished: state }) as const),
    ],
    held: isMassive ? vanished.filter((each) => each.vanished === 'gone') : undefined,
  };
}

interface HeldOptions extends Pick<ServerTimes, 'now'> {
  readonly purges: Purges;
  /** The number of pages of the site. */
  readonly pages: number;
}

export type HeldContents = ReturnType<typeof createHeldContents>;

/** The list of held content. Instances that share a store share the list. */
export function createHeldContents({ purges, pages, now }: HeldOptions) {
  const limit = Math.max(mostVanished, pages * vanishedShare);
  let last: Promise<unknown> = Promise.resolve();

  async function stored(store: ServerStore): Promise<readonly HeldContent[]> {
    const value = await store.getItem(listKey);
    const items: unknown = isRecord(value) ? value.items : undefined;
    return Array.isArray(items) ? items.filter(isHeld) : [];
  }

  /** Changes the list. Changes run one after the other, so that none is lost. */
  function change(
    store: ServerStore,
    next: (items: readonly HeldContent[]) => readonly HeldContent[],
  ): Promise<void> {
    const changed = last.then(async () => {
      const items = await stored(store);
      const changedItems = next(items);
      if (changedItems !== items) await store.setItem(listKey, { items: changedItems.slice(0, most) });
    });
    last = changed.catch(() => {});
    return changed;
  }

  const dated = (held: NewContent): HeldContent => ({ ...held, since: new Date(now()).toISOString() });
  const isRecent = ({ since }: HeldContent) => isWithin(vanishTime, Date.parse(since), now());

  async function list(store: ServerStore): Promise<readonly HeldContent[]> {
    return (await stored(store)).filter(({ vanished }) => vanished !== 'gone');
  }

  return {
    list,
    /** Adds content, unless the list has it. */
    async add(held: NewContent, store: ServerStore): Promise<void> {
      await change(store, (items) =>
        items.some(({ key }) => key === held.key) ? items : [...items, dated(held)],
      );
    },
    /**
     * Notes an entry that vanished without an announcement. If too many vanish at once, all of them are held until they return or
     * somebody accepts that they are gone.
     * @returns undefined if this entry is not held; otherwise the entries that had vanished earlier and are now held as well
     */
    async vanish(entry: NewContent, store: ServerStore): Promise<readonly HeldContent[] | undefined> {
      let held: readonly HeldContent[] | undefined;
      await change(store, (items) => {
        const next = withVanished(items, dated(entry), limit, isRecent);
        held = next.held;
        return next.items;
      });
      return held;
    },
    /** Called when the service returns the content again. */
    async remove(key: string, store: ServerStore): Promise<void> {
      if ((await stored(store)).some((each) => each.key === key))
        await change(store, (items) => items.filter((each) => each.key !== key));
    },
    /**
     * Accepts what the service returns in place of the held content.
     * @param keys `*` for all
     */
    async accept(keys: readonly string[], store: ServerStore): Promise<void> {
      const all = await list(store);
      const accepted = all.filter(({ key }) => keys.includes('*') || keys.includes(key));
      for (const { key, tags, gone } of accepted) {
        await store.setItem(acceptedKey(key), now(), { ttl: acceptedFor });
        await purges.add(tags, gone, store);
      }
      const rest = new Set(accepted.map(({ key }) => key));
      await change(store, (items) => items.filter(({ key }) => !rest.has(key)));
    },
    /** Whether somebody has accepted what the service returns. */
    isAccepted: async (key: string, store: ServerStore): Promise<boolean> =>
      typeof (await store.getItem(acceptedKey(key))) === 'number',
  };
}
