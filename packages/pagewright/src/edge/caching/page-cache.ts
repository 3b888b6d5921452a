import { digest } from '../../content/sanitising/digest.ts';
import { recentCache, textBytes } from '../../recent-cache.ts';
import { isRecord } from '../../schema/json-value.ts';
import { type EdgeContext, type EdgeTimes, retryPause, storedFor } from '../edge-context.ts';
import type { RenderedPage } from '../render-page.ts';
import type { SiteRecord } from '../site-record.ts';
import type { Purges } from './purges.ts';
import { singleFlight } from './single-flight.ts';

/** A page, and where it came from. */
export interface ServedPage extends RenderedPage {
  /** `prerendered` by the build, a `hit` in the cache, `stale` while a new one is rendered, or rendered now: a `miss`. */
  readonly origin: 'prerendered' | 'hit' | 'stale' | 'miss';
}

/** A page, or a file that lists pages. */
export interface CachedTarget {
  readonly path: string;
  /** When its schedule changed it last, in milliseconds since 1970; 0 if it never did. A page that is older is never shown. */
  readonly since: number;
  /** Tags of all content that it is made of. */
  readonly tags: readonly string[];
  render(context: EdgeContext): Promise<RenderedPage>;
}

export interface PageCache {
  /** Resolves to the page at a path. Rejects if it cannot be rendered and no earlier one exists. */
  get(target: CachedTarget, context: EdgeContext): Promise<ServedPage>;
}

/** What a page is kept by: its path, and from when its schedule shows the same blocks. */
function keyOf({ path, since }: CachedTarget): string {
  return since === 0 ? path : `${path} ${since}`;
}

interface StoredPage extends RenderedPage {
  readonly origin: 'prerendered' | 'hit';
}

interface KnownPage {
  readonly page: StoredPage;
  /** When the store was last read. */
  readonly checked: number;
}

interface WaitingPage {
  readonly page: RenderedPage;
  readonly since: number;
}

const complete = { isIncomplete: false, isFailed: false } as const;
/** In bytes, for pages and for those that wait. */
const mostMemory = 64_000_000;
/** Milliseconds for which an instance serves a page without looking for a newer one of another instance. */
const checkInterval = 1_000;

/** Parses a page of the store. Undefined for the page of another path: two paths may have equal digests. */
function parseStored(value: unknown, key: string): StoredPage | undefined {
  if (!isRecord(value) || value.path !== key) return undefined;
  const { html, digest: etag, made } = value;
  if (typeof etag !== 'string' || typeof made !== 'number') return undefined;
  return {
    ...complete,
    html: typeof html === 'string' ? html : undefined,
    digest: etag,
    made,
    origin: 'hit',
  };
}

interface PageCacheOptions extends EdgeTimes {
  readonly site: SiteRecord;
  readonly purges: Purges;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** In bytes. */
  readonly maxMemory?: number;
}

export function createPageCache({
  site,
  purges,
  freshFor,
  now,
  maxMemory = mostMemory,
}: PageCacheOptions): PageCache {
  const prerendered = new Set(site.prerendered);
  const bytesOf = ({ page: { html = '' } }: Pick<WaitingPage, 'page'>) => textBytes(html);
  const memory = recentCache<KnownPage>(maxMemory, bytesOf);
  /** Paths that do not exist or could not be rendered. They are rendered again after a pause or an announcement. */
  const waiting = recentCache<WaitingPage>(maxMemory, bytesOf);
  const flight = singleFlight<ServedPage>();
  const storeKey = (key: string) => `page:${site.build}:${digest(key)}`;

  async function prerenderedPage(
    { path, since }: CachedTarget,
    { assets }: EdgeContext,
  ): Promise<StoredPage | undefined> {
    if (!prerendered.has(path) || since > site.made) return undefined;
    const response = await assets.fetch(new Request(new URL(path, site.settings.siteUrl)));
    if (!response.ok) return undefined;
    const html = await response.text();
    return { ...complete, html, digest: digest(html), made: site.made, origin: 'prerendered' };
  }

  function remember(key: string, page: StoredPage): void {
    memory.set(key, { page, checked: now() });
  }

  /** The newest page that any instance has rendered, or that the build has prerendered. */
  async function newest(target: CachedTarget, context: EdgeContext): Promise<StoredPage | undefined> {
    const key = keyOf(target);
    const known = memory.get(key);
    if (known && now() - known.checked < checkInterval) return known.page;
    const stored = parseStored(await context.store.getItem(storeKey(key)), key);
    const isNewer = stored !== undefined && stored.made > (known?.page.made ?? 0);
    const page = isNewer ? stored : (known?.page ?? (await prerenderedPage(target, context)));
    if (page) remember(key, page);
    return page;
  }

  async function keep(
    target: CachedTarget,
    page: RenderedPage,
    hadPage: boolean,
    { store }: EdgeContext,
  ): Promise<void> {
    const { html = null, digest: etag, made } = page;
    const key = keyOf(target);
    // A path that never had a page is not stored: anyone can invent such paths.
    if (html === null && !hadPage) {
      waiting.set(key, { page, since: now() });
      return;
    }
    remember(key, { ...page, origin: 'hit' });
    await store.setItem(storeKey(key), { path: key, html, digest: etag, made }, { ttl: storedFor });
  }

  /**
   * Renders a page. Serves the earlier one if the new one is worse.
   * @param purged time of the last purge of its content
   */
  async function renew(
    target: CachedTarget,
    earlier: StoredPage | undefined,
    purged: number,
    context: EdgeContext,
  ): Promise<ServedPage> {
    const { path } = target;
    const pause = (page: RenderedPage) => waiting.set(keyOf(target), { page, since: now() });
    const oldest = Math.max(purged + 1, now() - freshFor);
    try {
      const page = await target.render(context);
      if (page.isIncomplete) {
        pause(earlier ?? page);
        return earlier ? { ...earlier, origin: 'stale' } : { ...page, origin: 'miss' };
      }
      await keep(target, page, earlier !== undefined, context);
      // A read failed, so the page has old content. The next request must not render it again at once.
      if (page.made < oldest) pause(page);
      return { ...page, origin: 'miss' };
    } catch (error) {
      context.report(`${path} cannot be shown as it is now: ${error instanceof Error ? error.stack : error}`);
      if (!earlier) throw error;
      pause(earlier);
      return { ...earlier, origin: 'stale' };
    }
  }

  return {
    async get(target, context) {
      const { tags } = target;
      const key = keyOf(target);
      const [page, purged] = await Promise.all([newest(target, context), purges.latest(tags, context.store)]);
      const isPurged = page !== undefined && page.made <= purged;
      if (page && !isPurged && now() - page.made < freshFor) return page;
      const paused = waiting.get(key);
      if (paused && paused.since > purged && now() < paused.since + retryPause)
        return { ...paused.page, origin: 'stale' };
      const renewing = flight(key, () => renew(target, page, purged, context));
      // On edge hosts, other requests may wait for this work after this one was cancelled.
      context.waitUntil(renewing.catch(() => {}));
      if (!page || isPurged) return renewing;
      return { ...page, origin: 'stale' };
    },
  };
}
