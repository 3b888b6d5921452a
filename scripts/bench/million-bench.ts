import { statSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { build } from '../../packages/pagewright/src/node/builds/build.ts';
import { pagesIn } from '../../packages/pagewright/src/node/output/published-pages.ts';
import type { ServerStore } from '../../packages/pagewright/src/server/server-context.ts';
import { bytesOf, countedService, serveOnDemand } from './counted-service.ts';
import { atMost, type Figure, type FigureGroup, median } from './figure.ts';
import { watchProcessors } from './processor-time.ts';

const posts = 1_000_000;
const prerendered = 500;
const visits = 300;
const detailPath = '/wp-json/custom/v1/get-post-detail/post-';
const postPath = '/insight/blog/post-';

/** Milliseconds of processor time for one visit, the average of several. */
async function workPerVisit(visit: (index: number) => Promise<unknown>): Promise<number> {
  const worked = watchProcessors();
  for (let index = 0; index < visits; index += 1) await visit(index);
  return worked() / visits;
}

/** A store that counts the bytes of the JSON that it keeps, grouped by the first word of the keys. */
function countingStore() {
  const items = new Map<string, string>();
  const store: ServerStore = {
    getItem: async (key) => JSON.parse(items.get(key) ?? 'null'),
    setItem: async (key, value) => void items.set(key, JSON.stringify(value)),
  };
  const sizesOf = (kind: string) =>
    [...items].flatMap(([key, text]) => (key.startsWith(`${kind}:`) ? Buffer.byteLength(text) : []));
  return { store, sizesOf };
}

/** Bytes of the files of the prerendered posts, grouped by the ends of their names. */
function pageSizes(folder: string): Figure[] {
  const pages = pagesIn(folder).filter((page) => page.startsWith(postPath));
  return ['', '.br', '.gz'].map((end) => ({
    what: `file of a post, .html${end}`,
    value: median(pages.map((page) => statSync(path.join(folder, `${page}.html${end}`)).size)),
    unit: 'bytes',
  }));
}

/** Measures what a page costs where most pages are rendered on demand, with a content service that lists a million posts. */
export async function benchMillionPosts(root: string, folder: string): Promise<FigureGroup> {
  const service = await countedService(root, posts);
  const began = performance.now();
  const worked = watchProcessors();
  const { pages } = await build({
    root,
    contentUrl: service.address,
    browserContentUrl: service.address,
    outDir: folder,
    paths: [
      { route: '/insight/blog/*', count: prerendered },
      { route: '/insight/blog/page/*', count: 10 },
    ],
    print: () => {},
  });
  const work = worked();
  const built = (performance.now() - began) / 1000;
  const requests = service.requests();

  const { store, sizesOf } = countingStore();
  const onDemand = await serveOnDemand(folder, service, store);
  const first = posts / 2;
  await bytesOf(`${onDemand.address}${postPath}${first - 1}`);
  const read = await workPerVisit((index) => bytesOf(`${service.address}${detailPath}${first + index}`));
  const uncached = await workPerVisit((index) => bytesOf(`${onDemand.address}${postPath}${first + index}`));
  const cached = await workPerVisit((index) => bytesOf(`${onDemand.address}${postPath}${first + index}`));

  await Promise.all([onDemand.close(), service.close()]);
  return {
    heading: `A site of ${posts.toLocaleString('en')} posts; the build prerenders ${prerendered} of them`,
    figures: [
      { what: 'build', value: built, unit: 's' },
      { what: 'processor time of the build', value: work / 1000, unit: 's' },
      { what: 'pages', value: pages, unit: 'pages' },
      { what: 'requests of the build', value: requests, unit: 'requests', goal: atMost(2 * pages) },
      ...pageSizes(folder),
      { what: 'page in the store', value: median(sizesOf('page')), unit: 'bytes' },
      { what: 'content of a page in the store', value: median(sizesOf('content')), unit: 'bytes' },
      { what: 'processor time of an uncached page, with its content', value: uncached, unit: 'ms' },
      { what: 'processor time of a content read alone', value: read, unit: 'ms' },
      { what: 'processor time of a cached page', value: cached, unit: 'ms' },
    ],
  };
}
