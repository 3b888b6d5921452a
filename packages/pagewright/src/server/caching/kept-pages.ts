import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/is-record.ts';
import { recentCache, textBytes } from '../../memory/recent-cache.ts';
import { checkInterval, isWithin, type ServerContext, storedFor } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { type CachedTarget, keyOf, type RenderedPage } from './cached-target.ts';

export interface StoredPage extends RenderedPage {
  readonly origin: 'prerendered' | 'hit';
  /** The version of the page's announcements before it was rendered; see `Announced`. */
  readonly version: string;
}

interface KnownPage {
  readonly page: StoredPage;
  /** When the store was last read. */
  readonly checked: number;
}

const complete = { isIncomplete: false, isFailed: false } as const;

/** Whether a page in the store replaces the page in this instance's memory. */
function isNewerPage(stored: StoredPage, known: StoredPage | undefined, version: string): boolean {
  if (!known) return true;
  if (stored.version === known.version) return stored.made > known.made;
  return known.version !== version;
}

/** Parses a page from the store. Undefined if it belongs to another path, because two paths may have equal digests. */
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

/**
 * The pages that an instance keeps in its memory and in the store.
 * @param now returns the time in milliseconds since 1970
 * @param maxMemory in bytes
 */
export function createKeptPages(site: SiteRecord, now: () => number, maxMemory: number) {
  const prerendered = new Set(site.prerendered);
  const memory = recentCache<KnownPage>(maxMemory, ({ page: { html = '' } }) => textBytes(html));
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

  return {
    /**
     * The newest page that any instance or the build has rendered.
     * @param version the current version of the page's announcements
     */
    async newest(
      target: CachedTarget,
      version: string,
      context: ServerContext,
    ): Promise<StoredPage | undefined> {
      const key = keyOf(target);
      const known = memory.get(key);
      if (known && isWithin(checkInterval, known.checked, now())) return known.page;
      const stored = parseStored(await context.store.getItem(storeKey(key)), key);
      const isNewer = stored !== undefined && isNewerPage(stored, known?.page, version);
      const page = isNewer ? stored : (known?.page ?? (await prerenderedPage(target, context)));
      if (page) remember(key, page);
      return page;
    },
    async keep(target: CachedTarget, page: StoredPage, { store }: ServerContext): Promise<void> {
      const { html = null, digest: etag, made, version } = page;
      const key = keyOf(target);
      remember(key, page);
      await store.setItem(
        storeKey(key),
        { path: key, html, digest: etag, made, version },
        { ttl: storedFor },
      );
    },
  };
}
