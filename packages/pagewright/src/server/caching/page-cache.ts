import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/json-value.ts';
import { recentCache, textBytes } from '../../memory/recent-cache.ts';
import { retryPause, type ServerContext, type ServerTimes, storedFor } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { clock } from './clock.ts';
import type { RenderedPage } from './page-text.ts';
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
  render(context: ServerContext): Promise<RenderedPage>;
}

export interface PageCache {
  /** Resolves to the page at a path. Rejects if it cannot be rendered and no earlier one exists. */
  get(target: CachedTarget, context: ServerContext): Promise<ServedPage>;
}

/** What a page is kept by: its path, and from when its schedule shows the same blocks. */
function keyOf({ path, since }: CachedTarget): string {
  return since === 0 ? path : `${path} ${since}`;
}

interface StoredPage extends RenderedPage {
  readonly origin: 'prerendered' | 'hit';
  /** What was announced about its content before it was rendered; see `Announced`. */
  readonly version: string;
}

interface KnownPage {
  readonly page: StoredPage;
  /** When the store was last read. */
  readonly checked: number;
}

interface WaitingPage {
  readonly page: RenderedPage;
  readonly since: number;
  readonly version: string;
}

const complete = { isIncomplete: false, isFailed: false } as const;
/** In bytes. */
const mostMemory = 64_000_000;
/** Milliseconds for which an instance serves a page without looking for a newer one of another instance. */
const checkInterval = 1_000;

/** Whether a page of the store replaces the one that an instance knows. */
function isNewerPage(stored: StoredPage, known: StoredPage | undefined, version: string): boolean {
  if (!known) return true;
  if (stored.version === known.version) return stored.made > known.made;
  return known.version !== version;
}

/** Parses a page of the store. Undefined for the page of another path: two paths may have equal digests. */
function parseStored(value: unknown, key: string): StoredPage | undefined {
  if (!isRecord(value) || value.path !== key) return undefined;
  const { html, digest: etag, made, version } = value;
  if (typeof etag !== 'string' || typeof made !== 'number' || typeof version !== 'string') return undefined;
  return {
    ...complete,
    html: typeof html === 'string' ? html : undefined,
    digest: etag,
    made,
    version,
    origin: 'hit',
  };
}

interface PageCacheOptions extends ServerTimes {
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
  const waiting = recentCache<WaitingPage>(maxMemory / 8, bytesOf);
  const flight = singleFlight<ServedPage>();
  const { isWithin } = clock(now);
  const storeKey = (key: string) => `page:${site.build}:${digest(key)}`;

  async function prerenderedPage(
    { path, since }: CachedTarget,
    { assets }: ServerContext,
  ): Promise<StoredPage | undefined> {
    if (!prerendered.has(path) || since > site.made) return undefined;
    const response = await assets.fetch(new Request(new URL(path, site.settings.siteUrl)));
    if (!response.ok) return undefined;
    const html = await response.text();
    return { ...complete, html, digest: digest(html), made: site.made, version: '', origin: 'prerendered' };
  }

  function remember(key: string, page: StoredPage): void {
    memory.set(key, { page, checked: now() });
  }

  /** The newest page that any instance has rendered, or that the build has prerendered. @param version the current one */
  async function newest(
    target: CachedTarget,
    version: string,
    context: ServerContext,
  ): Promise<StoredPage | undefined> {
    const key = keyOf(target);
    const known = memory.get(key);
    if (known && isWithin(checkInterval, known.checked)) return known.page;
    const stored = parseStored(await context.store.getItem(storeKey(key)), key);
    const isNewer = stored !== undefined && isNewerPage(stored, known?.page, version);
    const page = isNewer ? stored : (known?.page ?? (await prerenderedPage(target, context)));
    if (page) remember(key, page);
    return page;
  }

  async function keep(
    target: CachedTarget,
    page: StoredPage,
    hadPage: boolean,
    { store }: ServerContext,
  ): Promise<void> {
    const { html = null, digest: etag, made, version } = page;
    const key = keyOf(target);
    // A path that never had a page is not stored: anyone can invent such paths.
    if (html === null && !hadPage) {
      waiting.set(key, { page, since: now(), version });
      return;
    }
    remember(key, page);
    await store.setItem(storeKey(key), { path: key, html, digest: etag, made, version }, { ttl: storedFor });
  }

  /**
   * Renders a page. Serves the earlier one if the new one is worse.
   * @param version what was announced about its content so far
   */
  async function renew(
    target: CachedTarget,
    earlier: StoredPage | undefined,
    version: string,
    context: ServerContext,
  ): Promise<ServedPage> {
    const { path } = target;
    const pause = (page: RenderedPage) => waiting.set(keyOf(target), { page, since: now(), version });
    const stay = (page: StoredPage): ServedPage => {
      pause(page);
      return { ...page, origin: 'stale' };
    };
    try {
      const page = await target.render(context);
      // Nothing says that it was withdrawn.
      const isMissed = page.html === undefined && page.isDoubtful && earlier?.html !== undefined;
      if (isMissed)
        context.report(`${path}: the content service has nothing for it, so the last page is shown`);
      if (earlier && (isMissed || page.isIncomplete)) return stay(earlier);
      if (page.isIncomplete) {
        pause(page);
        return { ...page, origin: 'miss' };
      }
      // A page that is behind stays old, so that it is rendered again.
      const kept = {
        ...page,
        version: page.isBehind ? (earlier?.version ?? '') : version,
        origin: 'hit',
      } as const;
      await keep(target, kept, earlier !== undefined, context);
      // A read failed. The next request must not render the page again at once.
      if (page.isBehind || !isWithin(freshFor, page.made)) pause(page);
      return { ...page, origin: 'miss' };
    } catch (error) {
      context.report(`${path} cannot be shown as it is now: ${error instanceof Error ? error.stack : error}`);
      if (!earlier) throw error;
      return stay(earlier);
    }
  }

  return {
    async get(target, context) {
      const key = keyOf(target);
      const { version } = await purges.of(target.tags, context.store);
      const page = await newest(target, version, context);
      const isPurged = page !== undefined && page.version !== version;
      if (page && !isPurged && isWithin(freshFor, page.made)) return page;
      const paused = waiting.get(key);
      if (paused?.version === version && isWithin(retryPause, paused.since))
        return { ...paused.page, origin: 'stale' };
      // A page that was begun before an announcement must not answer those who came after it.
      const renewing = flight(`${version} ${key}`, () => renew(target, page, version, context));
      // On edge hosts, other requests may wait for this work after this one was cancelled.
      context.waitUntil(renewing.catch(() => {}));
      // Somebody may have published the entry again.
      if (!page || isPurged || page.html === undefined) return renewing;
      return { ...page, origin: 'stale' };
    },
  };
}
