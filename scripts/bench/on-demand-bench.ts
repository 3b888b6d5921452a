import { performance } from 'node:perf_hooks';
import { build } from '../../packages/pagewright/src/node/builds/build.ts';
import { openPageStore } from '../../packages/pagewright/src/node/serving/page-store.ts';
import { folderHandler } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { bytesOf, countedService, serve, serveOnDemand } from './counted-service.ts';
import { atLeast, atMost, type FigureGroup, median } from './figure.ts';
import { usedBytes } from './used-bytes.ts';

/** Number of posts in the list, and so in the build. The service answers for any number. */
const listedPosts = 20;
const someVisits = 5_000;
const allVisits = 10_000;
const uncachedPages = 40;
const detailPath = '/wp-json/custom/v1/get-post-detail/post-';
const postPath = '/insight/blog/post-';
const page = '/services/pmo';
const crowd = 200;
const rounds = 7;
const perRound = 300;
const parallel = 8;

/** Requests per second, with several at a time. */
async function rate(address: string): Promise<number> {
  const start = performance.now();
  let left = perRound;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  return perRound / ((performance.now() - start) / 1000);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares pages on demand with the static server, in the same process. */
export async function benchOnDemand(root: string, folder: string): Promise<FigureGroup> {
  const service = await countedService(root, listedPosts);
  await build({
    root,
    contentUrl: service.address,
    browserContentUrl: service.address,
    outDir: folder,
    print: () => {},
  });
  const files = await serve(folderHandler(folder));
  const onDemand = await serveOnDemand(folder, service, await openPageStore('memory'));
  const get = (path: string) => bytesOf(onDemand.address + path);

  const ratios: number[] = [];
  await rate(onDemand.address + page);
  for (let round = 0; round < rounds; round += 1) {
    const fromFiles = await rate(files.address + page);
    ratios.push((await rate(onDemand.address + page)) / fromFiles);
  }

  // Each page here reads content that no other page reads.
  let next = listedPosts;
  const reads: number[] = [];
  const uncached: number[] = [];
  for (let round = 0; round < uncachedPages; round += 1) {
    next += 1;
    const read = async () => (await fetch(`${service.address}${detailPath}${next}`)).text();
    reads.push(await timed(read));
    uncached.push(await timed(() => get(`${postPath}${next}`)));
  }

  const before = service.requests();
  next += 1;
  await Promise.all(Array.from({ length: crowd }, () => get(`${postPath}${next}`)));
  const crowdReads = service.requests() - before;

  const visitUntil = async (last: number) => {
    while (next < last) {
      const first = next + 1;
      next += parallel;
      await Promise.all(Array.from({ length: parallel }, (_, index) => get(`${postPath}${first + index}`)));
    }
  };
  await visitUntil(someVisits);
  const some = usedBytes();
  await visitUntil(allVisits);
  const all = usedBytes();

  await Promise.all([files.close(), onDemand.close(), service.close()]);
  return {
    heading: 'Pages on demand, with all servers in one process',
    figures: [
      {
        what: 'rate of a cached page, of the static server’s rate',
        value: median(ratios),
        unit: '',
        goal: atLeast(0.8),
      },
      { what: 'uncached page', value: median(uncached), unit: 'ms' },
      { what: 'its content read alone', value: median(reads), unit: 'ms' },
      {
        what: `reads for a crowd of ${crowd} on one uncached page`,
        value: crowdReads,
        unit: 'requests',
        goal: atMost(1),
      },
      {
        what: `memory after ${allVisits} paths, of that after ${someVisits}`,
        value: all / some,
        unit: '',
        goal: atMost(1.1),
      },
    ],
  };
}
