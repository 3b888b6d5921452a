import type { Browser, Page } from '@playwright/test';
import { isRecord } from '../../packages/pagewright/src/schema/json-value.ts';
import { atMost, type Figure, type FigureGroup, median } from './figure.ts';
import { addressOfEachConfig, type ServedSite } from './served-site.ts';
import { phone } from './weight-bench.ts';

const runs = 3;
const measuredConfigs = ['home.json', 'service.json', 'post.json'];

/** Slow 4G and a slow processor, as Lighthouse has them for telephones. */
export const slowNetwork = { roundTrip: 150, download: 1638.4, upload: 675, processor: 4 } as const;

interface Reading {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
}

/** Entries that the browser has kept, of kinds that only observers receive. */
async function entries(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const found: unknown = await page.evaluate(
    (kind) =>
      new Promise<unknown[]>((resolve) => {
        const kept: PerformanceEntry[] = [];
        new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({
          type: kind,
          buffered: true,
        });
        setTimeout(() => resolve(kept.map((entry) => entry.toJSON())), 100);
      }),
    type,
  );
  return Array.isArray(found) ? found.filter(isRecord).map((entry) => ({ ...entry })) : [];
}

const numberIn = (entry: Record<string, unknown> | undefined, name: string) =>
  Number(entry?.[name] ?? Number.NaN);

async function readOnce(browser: Browser, address: string): Promise<Reading> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowNetwork.roundTrip,
    downloadThroughput: (slowNetwork.download * 1000) / 8,
    uploadThroughput: (slowNetwork.upload * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowNetwork.processor });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 30_000 });
  const paints = await entries(page, 'paint');
  const largest = await entries(page, 'largest-contentful-paint');
  const shifts = await entries(page, 'layout-shift');
  const long = await entries(page, 'longtask');
  await context.close();
  const fcp = numberIn(
    paints.find(({ name }) => name === 'first-contentful-paint'),
    'startTime',
  );
  return {
    fcp,
    lcp: numberIn(largest.at(-1), 'startTime'),
    cls: shifts
      .filter(({ hadRecentInput }) => hadRecentInput !== true)
      .reduce((sum, shift) => sum + numberIn(shift, 'value'), 0),
    tbt: long
      .filter((task) => numberIn(task, 'startTime') >= fcp)
      .reduce((sum, task) => sum + Math.max(0, numberIn(task, 'duration') - 50), 0),
  };
}

/** How soon pages are shown on a slow phone; the site is served with the round trips of a new connection. */
export async function benchSpeed(root: string, browser: Browser, site: ServedSite): Promise<FigureGroup> {
  const figures: Figure[] = [];
  const addresses = addressOfEachConfig(root, site.folder);
  for (const config of measuredConfigs) {
    const address = addresses.get(config);
    if (address === undefined) continue;
    const readings: Reading[] = [];
    for (let run = 0; run < runs; run += 1) readings.push(await readOnce(browser, site.address + address));
    const middle = (name: keyof Reading) => median(readings.map((reading) => reading[name]));
    figures.push(
      { what: `${address}: first contentful paint`, value: middle('fcp'), unit: 'ms', goal: atMost(1074) },
      { what: `${address}: largest contentful paint`, value: middle('lcp'), unit: 'ms', goal: atMost(1555) },
      { what: `${address}: blocked by long tasks`, value: middle('tbt'), unit: 'ms', goal: atMost(66) },
      { what: `${address}: layout shift`, value: middle('cls'), unit: '', goal: atMost(0.04) },
    );
  }
  return {
    heading: `Slow telephone: processor 4 times slower, 150 ms round trip, 1.6 Mbit/s, median of ${runs} first visits`,
    figures,
  };
}
