import { build } from '../../packages/pagewright/src/node/builds/build.ts';
import { loadServer } from '../../packages/pagewright/src/node/builds/bundling/bundle.ts';
import { findServer } from '../../packages/pagewright/src/node/output/server-folder.ts';
import { openPageStore } from '../../packages/pagewright/src/node/serving/page-store.ts';
import type { ServerContext } from '../../packages/pagewright/src/server/server-context.ts';
import { countedService } from './counted-service.ts';
import { atMost, type FigureGroup } from './figure.ts';
import { usedBytes } from './used-bytes.ts';

const somePaths = 20_000;
const allPaths = 200_000;
const parallel = 16;
/** The longest path that Node accepts. */
const longest = 14_000;

/** Paths that visitors may make up, for entries that could exist: the server asks the content service for each of them. */
const possible: readonly ((number: number) => string)[] = [
  (number) => `/insight/blog/topic/${number}${'x'.repeat(180)}`,
  (number) => `/insight/blog/${encodeURIComponent('日'.repeat(15))}-${number}`,
  (number) => `/insight/blog/search?q=${number}${'w'.repeat(100)}`,
  (number) => `/insight/blog/page/${number + 2}`,
];

/** Paths that no page has. */
const impossible: readonly ((number: number) => string)[] = [
  (number) => `/insight/blog/topic/${number}${'z'.repeat(longest)}`,
  (number) => `/insight/blog/author/${number}${'%20x'.repeat(400)}`,
  (number) => `/insight/blog/${number}${'y'.repeat(201)}`,
  (number) => `/nothing/${number}`,
];

/** One path in eight could exist. */
function madeUpPath(number: number): string {
  const forms = number % 8 === 0 ? possible : impossible;
  return forms[Math.floor(number / 8) % forms.length]?.(number) ?? '/';
}

/**
 * A content service without any content. It is called without a connection, because 200,000 connections take longer than everything else.
 */
const emptyService: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const isEntry = pathname.includes('/get-post-detail/') || pathname.includes('/services/');
  return isEntry
    ? Response.json({ code: 'rest_not_found', message: 'None', data: { status: 404 } }, { status: 404 })
    : Response.json([], { headers: { 'X-WP-Total': '0', 'X-WP-TotalPages': '0' } });
};

/** Builds the site, and starts the handler of its server. Returns a function that requests a path. */
async function startHandler(root: string, folder: string): Promise<(path: string) => Promise<Response>> {
  const service = await countedService(root, 20);
  const { address } = service;
  await build({ root, contentUrl: address, browserContentUrl: address, outDir: folder, print: () => {} });
  await service.close();
  const server = findServer(folder);
  if (!server) throw new Error('The build wrote no server');
  const code = await loadServer(server.folder);
  const handler = code.createHandler({ site: server.record, code, freshFor: 3_600_000 });
  const context: ServerContext = {
    store: await openPageStore('memory'),
    content: { base: address, deadline: 10_000, fetch: emptyService },
    assets: { fetch: async () => new Response('Not found', { status: 404 }) },
    secrets: { announcements: undefined },
    waitUntil: () => {},
    report: () => {},
  };
  return (path) => handler.fetch(new Request(`http://site.test${path}`), context);
}

/** Measures the memory of a server on demand whose visitors make up paths. */
export async function benchMadeUpPaths(root: string, folder: string): Promise<FigureGroup> {
  const request = await startHandler(root, folder);
  const statuses = new Map<number, number>();
  let next = 0;

  async function visitUntil(last: number): Promise<number> {
    const visitor = async () => {
      while (next < last) {
        const number = next;
        next += 1;
        const response = await request(madeUpPath(number));
        await response.arrayBuffer();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: parallel }, visitor));
    return usedBytes();
  }

  const some = await visitUntil(somePaths);
  const all = await visitUntil(allPaths);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    heading: 'Paths that visitors make up, on a server that renders pages on demand',
    figures: [
      {
        what: `memory after ${allPaths} paths, of that after ${somePaths}`,
        value: all / some,
        unit: '',
        goal: atMost(1.1),
      },
      { what: 'memory at the end', value: all / 1_000, unit: 'kB' },
    ],
    notes: [`Answers: ${answers}.`],
  };
}
