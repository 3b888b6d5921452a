import type { Browser, Page } from '@playwright/test';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';
import { addressOfEachConfig, type ServedSite } from '../served-site.ts';
import { conditions, onSlowPhone, untilIdle } from './phone.ts';

const rounds = 3;

/** Milliseconds after the first paint. Before it a visitor sees nothing to touch. */
const moments = [0, 500] as const;

/** Something that a visitor does before the page has loaded its scripts. */
interface EarlyAct {
  readonly what: string;
  readonly config: string;
  /** The element that the visitor touches. */
  readonly target: string;
  /** The text that the visitor then types. */
  readonly text?: string;
  /** The element that shows the effect, and either a selector that it then matches or the text that is then its value. */
  readonly effect: { readonly element: string; readonly matches: string } | { readonly value: string };
}

const typed = 'Ada Lovelace';

const acts: readonly EarlyAct[] = [
  {
    what: 'the menu opens',
    config: 'home.json',
    target: 'header button[aria-haspopup="dialog"]',
    effect: { element: 'header dialog', matches: ':modal, :popover-open' },
  },
  {
    what: 'a folded text opens',
    config: 'company.json',
    target: 'main summary',
    effect: { element: 'main details', matches: '[open]' },
  },
  {
    what: 'typed text shows in the form',
    config: 'contact-us.json',
    target: 'form input[name="name"]',
    text: typed,
    effect: { value: typed },
  },
];

interface Outcome {
  /** Milliseconds from the touch until the effect. */
  readonly took: number;
  /** True if the effect lasted until the page had nothing left to do. */
  readonly stays: boolean;
}

/** Begins to watch for the effect. Returns the middle of the target, which is in view. */
function prepare(page: Page, { target, effect }: EarlyAct): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([selector, element, matches, value]) => {
      const touched = document.querySelector<HTMLElement>(selector);
      const changed = document.querySelector<HTMLElement>(element);
      if (!touched || !changed) throw new Error(`No ${selector} or ${element}`);
      touched.scrollIntoView({ block: 'center', behavior: 'instant' });
      const watched = {
        has() {
          return matches === '' ? 'value' in changed && changed.value === value : changed.matches(matches);
        },
        watch(since: number) {
          if (watched.has()) document.documentElement.dataset.benchTook = String(performance.now() - since);
          else requestAnimationFrame(() => watched.watch(since));
        },
      };
      addEventListener('pointerdown', ({ timeStamp }) => watched.watch(timeStamp), {
        capture: true,
        once: true,
      });
      const { left, top, width, height } = touched.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    'value' in effect
      ? ([target, target, '', effect.value] as const)
      : ([target, effect.element, effect.matches, ''] as const),
  );
}

/** Resolves some milliseconds after the first paint. */
async function untilMoment(page: Page, moment: number): Promise<void> {
  await page.evaluate(
    (after) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) setTimeout(resolve, paint.startTime + after - performance.now());
        }).observe({ type: 'paint', buffered: true });
      }),
    moment,
  );
}

function tryOnce(browser: Browser, url: string, act: EarlyAct, moment: number): Promise<Outcome> {
  return onSlowPhone(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await untilMoment(page, moment);
    const { x, y } = await prepare(page, act);
    await page.touchscreen.tap(x, y);
    if (act.text !== undefined) await page.keyboard.type(act.text);
    await page.waitForFunction(() => document.documentElement.dataset.benchTook !== undefined);
    await untilIdle(page);
    return page.evaluate(
      ([element, matches, value]) => {
        const changed = document.querySelector(element);
        const stays =
          matches === ''
            ? changed !== null && 'value' in changed && changed.value === value
            : changed?.matches(matches);
        return { took: Number(document.documentElement.dataset.benchTook), stays: stays === true };
      },
      'value' in act.effect
        ? ([act.target, '', act.effect.value] as const)
        : ([act.effect.element, act.effect.matches, ''] as const),
    );
  });
}

/** Measures what happens when a visitor touches a page before its scripts have loaded. */
export async function benchEarlyInput(
  root: string,
  browser: Browser,
  site: ServedSite,
): Promise<FigureGroup> {
  const addresses = addressOfEachConfig(root, site.folder);
  const figures: Figure[] = [];
  let lost = 0;
  for (const act of acts)
    for (const moment of moments) {
      const outcomes: Outcome[] = [];
      for (let round = 0; round < rounds; round += 1)
        outcomes.push(await tryOnce(browser, `${site.address}${addresses.get(act.config)}`, act, moment));
      lost += outcomes.filter(({ stays }) => !stays).length;
      const name = act.config.replace(/\.json$/, '');
      figures.push({
        what: `${name}: ${act.what}, touched ${moment} ms after the first paint`,
        value: median(outcomes.map(({ took }) => took)),
        unit: 'ms',
      });
    }
  return {
    heading: `Touched early (${conditions}; median of ${rounds} visits, milliseconds from the touch to the effect)`,
    figures: [
      ...figures,
      { what: 'effects that were lost until the page was idle', value: lost, unit: '', goal: atMost(0) },
    ],
  };
}
