import { createStorage } from 'unstorage';
import cloudflareDriver from 'unstorage/drivers/cloudflare-kv-binding';
import lruCacheDriver from 'unstorage/drivers/lru-cache';
import { byteLimit, textBytes } from '../memory/recent-cache.ts';
import { createHandler, type Handler } from './handler.ts';
import { hostCalls } from './host-calls.ts';
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
  /**
   * Credentials for a content service that is not public; see `authorizationHeader`. Each further service has a variable of its own, such as
   * `TICKETS_AUTHORIZATION`.
   */
  readonly CONTENT_AUTHORIZATION?: string;
}

/** The text in a variable of the Worker. */
function textOf(bindings: WorkerBindings, variable: string): string | undefined {
  const value: unknown = new Map(Object.entries(bindings)).get(variable);
  return typeof value === 'string' ? value : undefined;
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
        ...hostCalls(site, (variable) => textOf(bindings, variable)),
        secrets: { announcements: bindings.PAGEWRIGHT_SECRET },
        waitUntil: (work) => execution.waitUntil(work),
        report: (message) => console.warn(message),
      });
    },
  };
}
