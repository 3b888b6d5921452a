import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import {
  defaultPageFiles,
  nameOfPath,
  pageFile,
} from '../../../packages/pagewright/src/pipeline/files/page-files.ts';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';
import { addressOfEachConfig, type ServedSite } from '../served-site.ts';
import { phone, slowPhone, untilIdle } from './phone.ts';

const rounds = 3;
/** How often each interaction is repeated on the same page. */
const repetitions = 2;

/** Limit for an interaction, in milliseconds. */
const limit = 100;

/** Milliseconds between the pointer's arrival at a target and the press. */
const pointing = 150;

/** Milliseconds after which the page is at rest again: its transitions have ended, and it has scrolled to an invalid field. */
const rest = 800;

/** The shortest interaction that Event Timing reports. */
const shortest = 16;

const screens = {
  'phone, 390 px': phone,
  'desktop, 1440 px': { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

type Screen = keyof typeof screens;

/** Something that a visitor does on a page that is at rest. */
interface Act {
  readonly what: string;
  readonly on: Screen;
  /** The page config whose page has the target. The longest page by default. */
  readonly config?: string;
  readonly target: string;
  /** What the visitor does after the press. */
  press?(page: Page): Promise<void>;
}

const type = (text: string) => (page: Page) => page.keyboard.type(text);

const acts: readonly Act[] = [
  { what: 'menu, pressed', on: 'desktop, 1440 px', target: 'header [data-menu] > button' },
  {
    what: 'side panel, opened and closed',
    on: 'phone, 390 px',
    target: 'header button[aria-haspopup="dialog"]',
    async press(page) {
      // Waits until the panel has moved in.
      await page.waitForTimeout(rest);
      await pressAt(page, 'header dialog button', 'phone, 390 px');
    },
  },
  ...(['phone, 390 px', 'desktop, 1440 px'] as const).flatMap((on): Act[] => [
    { what: 'folded text, pressed', on, config: 'company.json', target: 'main summary' },
    { what: 'field, typing', on, target: 'form input[name="name"]', press: type('Ada Lovelace') },
    {
      what: 'field, left with a mistake',
      on,
      target: 'form input[name="email"]',
      async press(page) {
        await page.keyboard.type('ada');
        await page.keyboard.press('Tab');
      },
    },
    { what: 'form with mistakes, sent', on, target: 'form button[type="submit"]' },
  ]),
];

/** Keeps the longest interaction of the page, measured from the event until the next frame is painted. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    // TypeScript does not know this option of the observer.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (
          entry instanceof PerformanceEventTiming &&
          'interactionId' in entry &&
          Number(entry.interactionId) > 0
        ) {
          const { duration, name, startTime, processingStart, processingEnd } = entry;
          if (duration > Number(dataset.benchLongest ?? 0)) {
            dataset.benchLongest = String(duration);
            dataset.benchParts = `${name}, ${Math.round(processingStart - startTime)} ms until its handlers, ${Math.round(processingEnd - processingStart)} ms in them`;
          }
        }
    }).observe(options);
  });
}

interface Interaction {
  readonly duration: number;
  /** The event of the interaction, and the parts of its time. */
  readonly parts: string;
}

/** The longest interaction since the last call. */
async function longestInteraction(page: Page): Promise<Interaction> {
  // The browser reports an interaction when its frame has been painted.
  await page.waitForTimeout(rest);
  return page.evaluate((least) => {
    const { dataset } = document.documentElement;
    const { benchLongest = '0', benchParts = '' } = dataset;
    delete dataset.benchLongest;
    delete dataset.benchParts;
    return { duration: Math.max(least, Number(benchLongest)), parts: benchParts };
  }, shortest);
}

interface Durations {
  readonly first: Interaction;
  /** The longest interaction of the next few. */
  readonly later: Interaction;
}

function longer(one: Interaction, other: Interaction): Interaction {
  return one.duration < other.duration ? other : one;
}

/**
 * Presses the middle of an element. `tap` and `click` of Playwright check which element receives the events, which takes time in the page.
 */
async function pressAt(page: Page, target: string, on: Screen): Promise<void> {
  const element = page.locator(target).first();
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${page.url()} does not show ${target}`);
  const point = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (on === 'phone, 390 px') await page.touchscreen.tap(...point);
  else {
    await page.mouse.move(...point);
    // A visitor does not press at the very moment at which the pointer arrives.
    await page.waitForTimeout(pointing);
    await page.mouse.down();
    await page.mouse.up();
  }
}

async function perform(page: Page, { on, target, press }: Act): Promise<Interaction> {
  await pressAt(page, target, on);
  await press?.(page);
  return longestInteraction(page);
}

async function visit(browser: Browser, url: string, act: Act): Promise<Durations> {
  const context = await browser.newContext(screens[act.on]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url);
    // A visitor scrolls to a target long before touching it.
    await page.locator(act.target).first().scrollIntoViewIfNeeded();
    await untilIdle(page);
    await watchInteractions(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
    const first = await perform(page, act);
    let later: Interaction = { duration: 0, parts: '' };
    for (let time = 0; time < repetitions; time += 1) later = longer(later, await perform(page, act));
    return { first, later };
  } finally {
    await context.close();
  }
}

/** The address of the page with the most elements. */
function longestPage(addresses: Iterable<string>, folder: string): string {
  const elements = (address: string) =>
    readFileSync(path.join(folder, pageFile(nameOfPath(address), defaultPageFiles)), 'utf8').split('<')
      .length;
  const [longest = '/'] = [...addresses].sort((left, right) => elements(right) - elements(left));
  return longest;
}

/** Measures how long pages take to respond to a visitor. */
export async function benchInteractions(
  root: string,
  browser: Browser,
  site: ServedSite,
): Promise<FigureGroup> {
  const addresses = addressOfEachConfig(root, site.folder);
  const longest = longestPage(addresses.values(), site.folder);
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const act of acts) {
    const url = site.address + (addresses.get(act.config ?? '') ?? longest);
    const visits: Durations[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url, act));
    for (const when of ['first', 'later'] as const) {
      const all = visits.map((each) => each[when]);
      const what = `${act.on}: ${act.what}: ${when}`;
      const value = median(all.map(({ duration }) => duration));
      figures.push({ what, value, unit: 'ms', goal: atMost(limit) });
      const { duration, parts } = all.reduce(longer);
      if (duration > limit) notes.push(`${what}: ${duration} ms: ${parts}`);
    }
  }
  return {
    heading: `Interactions until the next frame (processor ${slowPhone.processor} times slower; median of ${rounds} visits of ${longest})`,
    figures,
    notes: [
      `First: the first thing that a visitor does on a page that is at rest, which hydrates the layout or the form. Later: the longest of ${repetitions} repetitions.`,
      ...(notes.length > 0 ? ['The longest of all visits, if above the limit:', ...notes] : []),
    ],
  };
}
