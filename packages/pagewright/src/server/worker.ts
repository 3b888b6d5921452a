import { createStorage } from 'unstorage';
import cloudflareDriver from 'unstorage/drivers/cloudflare-kv-binding';
import lruCacheDriver from 'unstorage/drivers/lru-cache';
import { authorizedFetch } from '../content/requests/authorized-fetch.ts';
import { byteLimit, textBytes } from '../memory/recent-cache.ts';
import { createHandler, type Handler } from './handler.ts';
import type { ServerOptions } from './pages/site-parts.ts';
import type { ServerContext, ServerStore } from './server-context.ts';
import type { SiteRecord } from './site-record.ts';

/** The bindings of a Cloudflare Worker, which `wrangler.jsonc` declares. */
interface WorkerBindings {
  /** The files of `dist/`. */
  readonly ASSETS: ServerContext['assets'];
  /** The KV namespace for pages and content. Without it, each isolate has its own memory. */
  readonly PAGES?: object;
  readonly PAGEWRIGHT_SECRET?: string;
  /** Default: 60. */
  readonly PAGEWRIGHT_FRESH_SECONDS?: string;
  /** Credentials for a content service that is not public; see `authorizationHeader`. */
  readonly CONTENT_AUTHORIZATION?: string;
}

interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
}

interface Worker {
  fetch(request: Request, bindings: WorkerBindings, execution: ExecutionContext): Promise<Response>;
}

/** In bytes, for a Worker without a namespace. An isolate has 128 MB in all. */
const maxMemory = 16_000_000;

/** Creates the default export of a Cloudflare Worker that serves a site. */
export function createWorker(site: SiteRecord, code: ServerOptions['code']): Worker {
  let kept: { readonly handler: Handler; readonly store: ServerStore } | undefined;
  return {
    fetch(request, bindings, execution) {
      const { ASSETS: assets, PAGES: binding, PAGEWRIGHT_FRESH_SECONDS: seconds = '60' } = bindings;
      // The bindings of an instance never change, so one handler and one store serve all requests.
      kept ??= {
        handler: createHandler({ site, code, freshFor: Number(seconds) * 1_000 }),
        store: createStorage({
          driver: binding
            ? cloudflareDriver({ binding })
            : lruCacheDriver(byteLimit(maxMemory, (text) => textBytes(String(text)))),
        }),
      };
      const { handler, store } = kept;
      return handler.fetch(request, {
        store,
        assets,
        content: {
          base: site.settings.contentBase,
          deadline: site.settings.requestTimeout,
          fetch: authorizedFetch(bindings.CONTENT_AUTHORIZATION),
        },
        secrets: { announcements: bindings.PAGEWRIGHT_SECRET },
        waitUntil: (work) => execution.waitUntil(work),
        report: (message) => console.warn(message),
      });
    },
  };
}
