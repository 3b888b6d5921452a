import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadServer } from '../../src/node/builds/bundling/bundle.ts';
import { findServer } from '../../src/node/output/server-folder.ts';
import type { Handler } from '../../src/server/handler.ts';
import type { ServerContext, ServerStore } from '../../src/server/server-context.ts';
import { signatureHeaders } from '../../src/signing/signed-request.ts';
import { announcementOf, type OnDemandSite, secret } from './on-demand-site.ts';

/** A store in memory, whose failures a test decides. */
export class TestStore implements ServerStore {
  readonly items = new Map<string, object | number>();
  fails = false;

  async getItem(key: string): Promise<unknown> {
    if (this.fails) throw new Error('The store is gone');
    return structuredClone(this.items.get(key) ?? null);
  }

  async setItem(key: string, value: object | number): Promise<void> {
    if (this.fails) throw new Error('The store is gone');
    this.items.set(key, structuredClone(value));
  }
}

type BuiltSite = Pick<OnDemandSite, 'service' | 'outDir'>;

/** An instance of the handler, and its clock. */
export class Instance {
  readonly store: TestStore;
  readonly #built: BuiltSite;
  readonly #deadline: number;
  readonly reports: string[] = [];
  readonly #work: Promise<unknown>[] = [];
  #handler: Handler | undefined;
  now = Date.now() + 1_000;

  /** @param deadline milliseconds for a request to the content service */
  constructor(built: BuiltSite, { store = new TestStore(), deadline = 2_000 } = {}) {
    this.#built = built;
    this.store = store;
    this.#deadline = deadline;
  }

  async start(): Promise<this> {
    const server = findServer(this.#built.outDir);
    if (!server) throw new Error('The build wrote no server');
    const code = await loadServer(server.folder);
    this.#handler = code.createHandler({ site: server.record, code, freshFor: 60_000, now: () => this.now });
    return this;
  }

  async request(target: string, init: RequestInit = {}): Promise<Response> {
    const { outDir } = this.#built;
    const context: ServerContext = {
      store: this.store,
      content: { base: this.#built.service.url, deadline: this.#deadline, fetch },
      assets: {
        async fetch({ url }) {
          const { pathname } = new URL(url);
          const isFile = /\.\w+$/.test(pathname);
          const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
          const file = isFile ? pathname : page;
          try {
            const html = readFileSync(path.join(outDir, decodeURI(file)), 'utf8');
            return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
          } catch {
            return new Response(null, { status: 404 });
          }
        },
      },
      secrets: { announcements: secret },
      waitUntil: (work) => void this.#work.push(work),
      report: (message) => void this.reports.push(message),
    };
    const response = await this.#handler?.fetch(new Request(`http://site.test${target}`, init), context);
    if (!response) throw new Error('The instance has not started');
    return response;
  }

  async html(target: string): Promise<string> {
    return (await this.request(target)).text();
  }

  /** Announces changed content as the plugin does. */
  async announce(slug: string, options?: Parameters<typeof announcementOf>[2]): Promise<Response> {
    return this.request('/_pagewright/purge', await announcementOf(slug, this.now, options));
  }

  /** Accepts some keys, then lists the held content, as wp-admin does. */
  async askHeld(accept: readonly string[]): Promise<Response> {
    const body = JSON.stringify({ version: 1, id: String(Math.random()), changes: [], held: { accept } });
    const headers = await signatureHeaders(secret, body, this.now);
    return this.request('/_pagewright/purge', { method: 'POST', body, headers });
  }

  /** Waits for work that continues after the responses. */
  async settle(): Promise<void> {
    await Promise.all(this.#work.splice(0));
  }
}
