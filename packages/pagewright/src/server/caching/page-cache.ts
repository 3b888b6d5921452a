import { recentCache, textBytes } from '../../memory/recent-cache.ts';
import { isWithin, retryPause, type ServerContext, type ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { type CachedTarget, keyOf, type RenderedPage } from './cached-target.ts';
import { createKeptPages, type StoredPage } from './kept-pages.ts';
import type { Purges } from './purges.ts';
import { singleFlight } from './single-flight.ts';

/** A page, and where it came from. */
export interface ServedPage extends RenderedPage {
  /**
   * `prerendered` by the build, a `hit` in the cache, `stale` while a new page is rendered, or a `miss` that was rendered for this request.
   */
  readonly origin: 'prerendered' | 'hit' | 'stale' | 'miss';
}

interface WaitingPage {
  readonly page: RenderedPage;
  readonly since: number;
  readonly version: string;
}

/** In bytes. */
const mostMemory = 64_000_000;

interface PageCacheOptions extends ServerTimes {
  readonly site: SiteRecord;
  readonly purges: Purges;
  /** In bytes. */
  readonly maxMemory?: number | undefined;
}

export function createPageCache({ site, purges, freshFor, now, maxMemory = mostMemory }: PageCacheOptions) {
  const kept = createKeptPages(site, now, maxMemory);
  /** Paths that do not exist or could not be rendered. They are rendered again after a pause or an announcement. */
  const waiting = recentCache<WaitingPage>(maxMemory / 8, ({ page: { html = '' } }) => textBytes(html));
  const flight = singleFlight<ServedPage>();

  /**
   * Renders a page. Serves the earlier page if the new one is worse.
   * @param version the current version of the page's announcements; see `Announced`
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
      // The service lacks the entry, but nothing confirms that it was withdrawn.
      const isMissed = page.html === undefined && page.isDoubtful && earlier?.html !== undefined;
      if (isMissed)
        context.report(`${path}: the content service has nothing for it, so the last page is shown`);
      if (earlier && (isMissed || page.isIncomplete)) return stay(earlier);
      if (page.isIncomplete) {
        pause(page);
        return { ...page, origin: 'miss' };
      }
      // A page with content from before an announcement keeps its old version, so that it is rendered again.
      const shownVersion = page.isBehind ? (earlier?.version ?? '') : version;
      // A path that never had a page is not stored: anyone can invent such paths.
      if (page.html === undefined && !earlier) pause(page);
      else await kept.keep(target, { ...page, version: shownVersion, origin: 'hit' }, context);
      // A read failed. The next request must not render the page again immediately.
      if (page.isBehind || !isWithin(freshFor, page.made, now())) pause(page);
      return { ...page, origin: 'miss' };
    } catch (error) {
      context.report(`${path} cannot be shown as it is now: ${error instanceof Error ? error.stack : error}`);
      if (!earlier) throw error;
      return stay(earlier);
    }
  }

  return {
    /** Resolves to the page at a path. Rejects if it cannot be rendered and no earlier one exists. */
    async get(target: CachedTarget, context: ServerContext): Promise<ServedPage> {
      const key = keyOf(target);
      const { version } = await purges.of(target.tags, context.store);
      const page = await kept.newest(target, version, context);
      const isPurged = page !== undefined && page.version !== version;
      if (page && !isPurged && isWithin(freshFor, page.made, now())) return page;
      const paused = waiting.get(key);
      if (paused?.version === version && isWithin(retryPause, paused.since, now()))
        return { ...paused.page, origin: 'stale' };
      // A page that was begun before an announcement must not answer requests that arrive after it.
      const renewing = flight(`${version} ${key}`, () => renew(target, page, version, context));
      // On edge hosts, other requests may wait for this work after its own request was cancelled.
      context.waitUntil(renewing.catch(() => {}));
      // If the kept page says that the entry does not exist, somebody may have published it again.
      if (!page || isPurged || page.html === undefined) return renewing;
      return { ...page, origin: 'stale' };
    },
  };
}
