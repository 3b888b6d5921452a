import { rememberShownHtml } from '../../content/sanitising/clean-memory.ts';
import { readResult } from '../../pipeline/reading/read-result.ts';
import { payloadIn } from '../../render/document/payload-in.ts';
import type { CachedRead } from '../caching/kept-contents.ts';
import type { ServerContext } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';

/** The content, by key, with which the build prerendered a page; empty if the build did not prerender it. Never rejects. */
export type PrerenderedContents = (
  path: string,
  context: ServerContext,
) => Promise<ReadonlyMap<string, CachedRead>>;

export function prerenderedContents(site: SiteRecord): PrerenderedContents {
  const prerendered = new Set(site.prerendered);
  return async (path, { assets }) => {
    if (!prerendered.has(path)) return new Map();
    try {
      const response = await assets.fetch(new Request(new URL(path, site.settings.siteUrl)));
      const page = response.ok ? payloadIn(await response.text())?.page : undefined;
      if (!page) return new Map();
      rememberShownHtml(page.contents, page.html);
      return new Map(
        Object.entries(page.contents).map(([key, content]) => [
          key,
          { made: site.made, version: '', result: readResult({ key, source: '' }, content) },
        ]),
      );
    } catch {
      return new Map();
    }
  };
}
