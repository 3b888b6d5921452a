import { request } from 'node:http';
import { build } from '../../packages/pagewright/src/node/commands/build.ts';
import { openPageStore } from '../../packages/pagewright/src/node/serving/page-store.ts';
import { countedService, serveOnDemand } from './counted-service.ts';
import { atMost, type FigureGroup } from './figure.ts';
import { usedBytes } from './used-bytes.ts';

const somePaths = 20_000;
const allPaths = 200_000;
const parallel = 16;
/** Node accepts no longer ones. */
const longest = 14_000;

/** Paths that strangers may make up: of entries that could exist, of entries that could not, and of nothing. */
const forms: readonly ((number: number) => string)[] = [
  (number) => `/insight/blog/topic/${number}${'x'.repeat(180)}`,
  (number) => `/insight/blog/author/${encodeURIComponent('日'.repeat(15))}-${number}`,
  (number) => `/insight/blog/${number}${'y'.repeat(190)}`,
  (number) => `/insight/blog/topic/${number}${'z'.repeat(longest)}`,
  (number) => `/services/${number}${'%20x'.repeat(400)}`,
  (number) => `/insight/blog/search?q=${number}${'w'.repeat(100)}`,
  (number) => `/insight/blog/page/${number + 2}`,
  (number) => `/nothing/${number}`,
];

/** The status of a path. `fetch` would parse it, which takes longer than the server needs. */
function statusOf(address: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { path, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

/** Measures the memory of a server on demand whose visitors make up paths. */
export async function benchMadeUpPaths(root: string, folder: string): Promise<FigureGroup> {
  const service = await countedService(root, 20);
  await build({
    root,
    contentUrl: service.address,
    browserContentUrl: service.address,
    outDir: folder,
    print: () => {},
  });
  const server = await serveOnDemand(folder, service, await openPageStore('memory'));
  const statuses = new Map<number, number>();
  let next = 0;

  async function visitUntil(last: number): Promise<number> {
    const visitor = async () => {
      while (next < last) {
        const number = next;
        next += 1;
        const status = await statusOf(server.address, forms[number % forms.length]?.(number) ?? '/');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: parallel }, visitor));
    return usedBytes();
  }

  const some = await visitUntil(somePaths);
  const all = await visitUntil(allPaths);
  await Promise.all([server.close(), service.close()]);
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
