import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/json-value.ts';
import type { ServerClock, ServerStore } from '../server-context.ts';
import { clock } from './clock.ts';
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

/** The list of held content. Instances that share a store share the list. */
export interface HeldContents {
  list(store: ServerStore): Promise<readonly HeldContent[]>;
  /** Adds content, unless the list has it. */
  add(held: NewContent, store: ServerStore): Promise<void>;
  /**
   * Notes an entry that vanished without an announcement. If too many vanish at once, all of them are held until they return or somebody
   * accepts that they are gone.
   * @returns undefined if this entry is not held; otherwise the entries that had vanished earlier and are now held as well
   */
  vanish(entry: NewContent, store: ServerStore): Promise<readonly HeldContent[] | undefined>;
  /** Called when the service returns the content again. */
  remove(key: string, store: ServerStore): Promise<void>;
  /**
   * Accepts what the service returns in place of the held content.
   * @param keys `*` for all
   */
  accept(keys: readonly string[], store: ServerStore): Promise<void>;
  /** Whether somebody has accepted what the service returns. */
  isAccepted(key: string, store: ServerStore): Promise<boolean>;
}

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

interface HeldOptions extends ServerClock {
  readonly purges: Purges;
  /** The number of pages of the site. */
  readonly pages: number;
}

export function createHeldContents({ purges, pages, now }: HeldOptions): HeldContents {
  const { isWithin } = clock(now);
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
  const isRecent = ({ since }: HeldContent) => isWithin(vanishTime, Date.parse(since));

  async function list(store: ServerStore): Promise<readonly HeldContent[]> {
    return (await stored(store)).filter(({ vanished }) => vanished !== 'gone');
  }

  return {
    list,
    async add(held, store) {
      await change(store, (items) =>
        items.some(({ key }) => key === held.key) ? items : [...items, dated(held)],
      );
    },
    async vanish(entry, store) {
      let held: readonly HeldContent[] | undefined;
      await change(store, (items) => {
        const others = items.filter((each) => {
          return each.key !== entry.key && (each.vanished !== 'gone' || isRecent(each));
        });
        const known = items.find(({ key, vanished }) => key === entry.key && vanished !== undefined);
        const vanished = [known ?? dated(entry), ...others.filter((each) => each.vanished !== undefined)];
        const isMassive = vanished.length > limit || vanished.some((each) => each.vanished === 'held');
        held = isMassive ? vanished.filter((each) => each.vanished === 'gone') : undefined;
        const state = isMassive ? 'held' : 'gone';
        return [
          ...others.filter((each) => each.vanished === undefined),
          ...vanished.map((each) => ({ ...each, vanished: state }) as const),
        ];
      });
      return held;
    },
    async remove(key, store) {
      if ((await stored(store)).some((each) => each.key === key))
        await change(store, (items) => items.filter((each) => each.key !== key));
    },
    async accept(keys, store) {
      const all = await list(store);
      const accepted = all.filter(({ key }) => keys.includes('*') || keys.includes(key));
      for (const { key, tags, gone } of accepted) {
        await store.setItem(acceptedKey(key), now(), { ttl: acceptedFor });
        await purges.add(tags, gone, store);
      }
      const rest = new Set(accepted.map(({ key }) => key));
      await change(store, (items) => items.filter(({ key }) => !rest.has(key)));
    },
    isAccepted: async (key, store) => typeof (await store.getItem(acceptedKey(key))) === 'number',
  };
}
