import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin } from 'vite';
import type { BlockPlan } from '../../../packages/pagewright/src/grammar/plans/block-plan.ts';
import type { PagePlan } from '../../../packages/pagewright/src/grammar/plans/page-plan.ts';
import { pagewright } from '../../../packages/pagewright/src/node/vite/vite-plugin.ts';
import { readRegistries } from '../../../packages/pagewright/src/pipeline/site/site-module.ts';
import { resolveBlocks, scopeOf } from '../../../packages/pagewright/src/render/blocks/resolve-blocks.ts';
import type { PagePayload } from '../../../packages/pagewright/src/render/document/hydration-payload.ts';
import { pathOf } from '../../../packages/pagewright/src/render/routing/route-match.ts';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';
import { addressOfEachConfig, readPayload, type ServedSite } from '../served-site.ts';
import { createHandWriting } from './hand-written-page.ts';
import type { Way } from './renderer-page.tsx';

const blockCount = 300;
const rounds = 15;
const memoryRounds = 2;
const navigations = 10;
const entry = 'virtual:renderer-bench';
const measuredConfig = 'service.json';

/** The smallest possible block. It is not a block of the site. */
const smallBlock: BlockPlan = {
  type: 'small-block',
  place: { file: 'small.json', block: 1 },
  props: {
    is: 'object',
    needs: ['title', 'text', 'href'],
    properties: {
      title: { is: 'path', path: ['route', 'slug'] },
      text: { is: 'text', parts: ['All about ', ['route', 'slug'], '.'] },
      href: { is: 'text', parts: ['/services/', ['route', 'slug']], encoded: true },
    },
  },
  queries: [],
  optional: false,
  // Without an h1 the engine adds one.
  titled: true,
};

/** A page with its content. */
interface FilledPage {
  readonly plan: PagePlan;
  readonly payload: PagePayload;
  readonly params: Readonly<Record<string, string>>;
}

/** A page of the site, with its blocks that this content fills. */
function readPage(root: string, site: ServedSite): FilledPage {
  const address = addressOfEachConfig(root, site.folder).get(measuredConfig) ?? '';
  const { page: payload } = readPayload(site.folder, address);
  if (!payload.page) throw new Error(`${address} has no page`);
  const { plan } = payload.page;
  const params = { slug: address.split('/').at(-1) ?? '' };
  if (pathOf(plan.routes[0] ?? '', params) !== address) throw new Error(`${address} has other params`);
  const states = Object.fromEntries(
    Object.entries(payload.keys).map(([name, key]) => [
      name,
      { is: 'ready', content: payload.contents[key]?.content, empty: undefined } as const,
    ]),
  );
  const resolved = resolveBlocks(plan, params, states, scopeOf(states, params, ''));
  const blocks = resolved.flatMap(({ show, block }) => (show === 'block' ? [block] : []));
  return { plan: { ...plan, blocks }, payload, params };
}

/** The page with many blocks: its own blocks, repeated. */
function enlarged(page: FilledPage, blocks: readonly BlockPlan[]): FilledPage {
  const many = Array.from({ length: blockCount }, (_, index): BlockPlan => {
    const { id, ...block } = blocks[index % blocks.length] ?? smallBlock;
    return block;
  });
  return { ...page, plan: { ...page.plan, blocks: many } };
}

/** Code that makes a page measurable, both as data for the engine and written by hand. */
function entryModule(root: string, { plan, payload, params }: FilledPage): string {
  const { blocks } = readRegistries(root);
  const types = [...new Set(plan.blocks.map(({ type }) => type))];
  const fileOf = (type: string) =>
    type === smallBlock.type
      ? path.join(import.meta.dirname, 'SmallBlock.tsx')
      : path.resolve(root, blocks.entries.get(type) ?? '');
  const writing = createHandWriting();
  const elements = plan.blocks.map(
    ({ type, props }) => `<Block${types.indexOf(type)} {...${writing.expression(props)}} />`,
  );
  const contents = `{ ${['route', ...Object.keys(payload.keys)].join(', ')} }`;
  const page = { plan, fallbacks: {}, deferred: {} };
  return `
${types.map((type, index) => `import Block${index} from ${JSON.stringify(fileOf(type))};`).join('\n')}
import site from '/src/site.ts';
import config from 'virtual:pagewright/site';
import { Guard, measurePage } from ${JSON.stringify(path.join(import.meta.dirname, 'renderer-page.tsx'))};
${writing.constants()}
function BarePage(${contents}) {
  return <>${elements.join('\n')}</>;
}
function GuardedPage(${contents}) {
  return <>${elements.map((element, index) => `<Guard id="block-${index}">${element}</Guard>`).join('\n')}</>;
}
const blocks = { ${types.map((type, index) => `${JSON.stringify(type)}: async () => ({ default: Block${index} })`).join(', ')} };
await measurePage({
  site: { ...site, blocks },
  config,
  payload: ${JSON.stringify(payload)},
  page: { ...${JSON.stringify(page)}, loadSources: async () => ({}) },
  params: ${JSON.stringify(params)},
  byHand: { bare: BarePage, guarded: GuardedPage },
});
`;
}

/** Bundles a page as the build does, into a folder of the served site. Returns its path there. */
async function bundle(root: string, site: ServedSite, name: string, page: FilledPage): Promise<string> {
  const base = `/bench-renderer/${name}`;
  const folder = path.join(site.folder, base);
  const generated: Plugin = {
    name: 'renderer-bench',
    resolveId: (id) => (id === entry ? `${id}.jsx` : undefined),
    load: (id) => (id === `${entry}.jsx` ? entryModule(root, page) : undefined),
  };
  await build({
    configFile: false,
    root,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'error',
    plugins: [generated, react(), pagewright()],
    resolve: {
      conditions: ['pagewright-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    css: { transformer: 'lightningcss' },
    build: {
      target: 'es2022',
      outDir: folder,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Benchmark</title><script type="module" src="${base}/page.js"></script><body>`,
  );
  return base;
}

const ways: readonly Way[] = ['bare', 'engine', 'guarded'];

/** The blocks of one measurement. */
interface Subject {
  readonly name: string;
  readonly blocks: readonly BlockPlan[];
  /** How often the page is mounted in one measurement, so that there is enough to measure. */
  readonly copies: number;
  /** Largest ratio of the mounting time to the time of the page written by hand. */
  readonly mostTime?: number;
  /** Largest ratio of the memory that a navigation allocates to the memory of the guarded page. */
  readonly mostMemory?: number;
}

/** Seconds that the main thread of the page has worked. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Milliseconds that the processor needs to mount a page. Other work on the machine does not count. */
async function mountTime(page: Page, session: CDPSession, way: Way, copies: number): Promise<number> {
  const before = await taskTime(session);
  await page.evaluate(([chosen, times]) => globalThis.rendererBench?.mount(chosen, times), [
    way,
    copies,
  ] as const);
  const after = await taskTime(session);
  await page.evaluate(() => globalThis.rendererBench?.clear());
  return ((after - before) * 1000) / copies;
}

/** Bytes that navigations allocate, measured by sampling. */
async function allocatedBy(page: Page, session: CDPSession, way: Way): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 4096,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await page.evaluate(([chosen, times]) => globalThis.rendererBench?.navigate(chosen, times), [
    way,
    navigations,
  ] as const);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  return profile.samples.reduce((sum, { size }) => sum + size, 0) / navigations;
}

/** The ratios of two measurements, pair by pair, because a slow machine slows both. */
function pairedRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}

async function measure(
  browser: Browser,
  url: string,
  { name, copies, mostTime, mostMemory }: Subject,
): Promise<Figure[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.rendererBench !== undefined);
  const texts = await page.evaluate((all) => all.map((way) => globalThis.rendererBench?.text(way)), ways);
  if (!texts[0] || texts.some((text) => text !== texts[0])) throw new Error(`The pages of ${name} differ`);
  const times: Record<Way, number[]> = { bare: [], engine: [], guarded: [] };
  const bytes: Record<Way, number[]> = { bare: [], engine: [], guarded: [] };
  for (let round = 0; round < rounds; round += 1) {
    // The page variants take turns at each place in the order, because each leaves garbage for the next one.
    const order = [...ways.slice(round % ways.length), ...ways.slice(0, round % ways.length)];
    for (const way of order) times[way].push(await mountTime(page, session, way, copies));
    if (round < memoryRounds) for (const way of order) bytes[way].push(await allocatedBy(page, session, way));
  }
  await page.close();
  return [
    { what: `${name}: mounted by hand`, value: median(times.bare), unit: 'ms' },
    {
      what: `${name}: mounted by the engine, in times of that`,
      value: pairedRatio(times.engine, times.bare),
      unit: '',
      ...(mostTime ? { goal: atMost(mostTime) } : {}),
    },
    {
      what: `${name}: mounted by the engine, in times of a guarded page by hand`,
      value: pairedRatio(times.engine, times.guarded),
      unit: '',
    },
    {
      what: `${name}: allocated by a navigation by hand`,
      value: median(bytes.bare) / 1024,
      unit: 'kB',
    },
    {
      what: `${name}: allocated by the engine, in times of that`,
      value: pairedRatio(bytes.engine, bytes.bare),
      unit: '',
    },
    {
      what: `${name}: allocated by the engine, in times of a guarded page by hand`,
      value: pairedRatio(bytes.engine, bytes.guarded),
      unit: '',
      ...(mostMemory ? { goal: atMost(mostMemory) } : {}),
    },
  ];
}

/** The cost of the renderer, beyond the components that it renders. */
export async function benchRenderer(root: string, browser: Browser, site: ServedSite): Promise<FigureGroup> {
  const page = readPage(root, site);
  const subjects: readonly Subject[] = [
    { name: 'blocks of the site', blocks: page.plan.blocks, copies: 1, mostTime: 1.1, mostMemory: 1 },
    { name: 'smallest blocks', blocks: [smallBlock], copies: 20 },
  ];
  const figures: Figure[] = [];
  for (const [index, subject] of subjects.entries()) {
    const base = await bundle(root, site, String(index), enlarged(page, subject.blocks));
    figures.push(...(await measure(browser, `${site.address}${base}`, subject)));
  }
  return {
    heading: `Renderer: a page of ${blockCount} blocks, mounted ${rounds} times each way in turns`,
    figures,
    notes: [
      'By hand: the same components in one component. Guarded: each with an element, an error boundary and a Suspense boundary around it.',
    ],
  };
}
