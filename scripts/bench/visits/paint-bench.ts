import type { Browser } from '@playwright/test';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';
import { addressOfEachConfig, type ServedSite } from '../served-site.ts';
import { blockedTime, type LongTask, type Paints, readLongTasks, readPaints } from './page-timings.ts';
import { type PageVariants, writeVariants } from './page-variants.ts';
import { conditions, onSlowPhone, untilIdle } from './phone.ts';

const rounds = 5;
/** Number of visits to each page whose paints are not compared. */
const otherRounds = 3;
const comparedConfigs = ['home.json', 'service.json', 'post.json', 'blog.json', 'case-study.json'];

/** Milliseconds after the load event in which a page without scripts paints everything that it has loaded. */
const untilPainted = 200;

interface Visit extends Paints {
  readonly tasks: readonly LongTask[];
}

/** A first visit, from the request until the page has nothing left to do. */
function visitPage(browser: Browser, url: string): Promise<Visit> {
  return onSlowPhone(browser, async ({ page }) => {
    await page.goto(url, { timeout: 30_000 });
    await untilIdle(page);
    const paints = await readPaints(page);
    return { ...paints, tasks: await readLongTasks(page, paints.fcp) };
  });
}

/** A first visit of a page without scripts. */
function visitVariant(browser: Browser, url: string): Promise<Paints> {
  return onSlowPhone(browser, async ({ page }) => {
    await page.goto(url, { timeout: 30_000 });
    await page.waitForTimeout(untilPainted);
    return readPaints(page);
  });
}

/** The first visits to a page. They alternate with visits to its copies. */
interface MeasuredPage {
  readonly name: string;
  readonly visits: Visit[];
  readonly copies?: {
    readonly paths: PageVariants;
    readonly withoutScripts: Paints[];
    readonly criticalStyles: Paints[];
  };
}

async function measure(
  browser: Browser,
  { address }: ServedSite,
  pages: ReadonlyMap<string, MeasuredPage>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, { visits, copies }] of pages) {
      if (round >= otherRounds && !copies) continue;
      visits.push(await visitPage(browser, address + path));
      if (!copies) continue;
      copies.withoutScripts.push(await visitVariant(browser, address + copies.paths.withoutScripts));
      copies.criticalStyles.push(await visitVariant(browser, address + copies.paths.criticalStyles));
    }
  }
}

/** The median ratio of a visit to the visit of a copy that follows it: a slow machine slows both. */
function ratio(visits: readonly Paints[], copies: readonly Paints[], name: keyof Paints): number {
  return median(copies.map((copy, round) => (visits[round]?.[name] ?? Number.NaN) / copy[name]));
}

const middle = (paints: readonly Paints[], name: keyof Paints) => median(paints.map((each) => each[name]));

function paintFigures({ name, visits, copies }: MeasuredPage): Figure[] {
  if (!copies) return [];
  const { withoutScripts, criticalStyles } = copies;
  return [
    { what: `${name}: first contentful paint`, value: middle(visits, 'fcp'), unit: 'ms', goal: atMost(1074) },
    {
      what: `${name}: in times of the page with critical styles only`,
      value: ratio(visits, criticalStyles, 'fcp'),
      unit: '',
      goal: atMost(1.15),
    },
    {
      what: `${name}: largest contentful paint`,
      value: middle(visits, 'lcp'),
      unit: 'ms',
      goal: atMost(1555),
    },
    {
      what: `${name}: in times of the same HTML without scripts`,
      value: ratio(visits, withoutScripts, 'lcp'),
      unit: '',
      goal: atMost(1.03),
    },
    { what: `${name}: layout shift`, value: middle(visits, 'cls'), unit: '', goal: atMost(0.04) },
  ];
}

function taskFigures({ name, visits }: MeasuredPage): Figure[] {
  const longest = visits.map(({ tasks }) => Math.max(0, ...tasks.map(({ duration }) => duration)));
  return [
    {
      what: `${name}: blocked`,
      value: median(visits.map(({ tasks }) => blockedTime(tasks))),
      unit: 'ms',
      goal: atMost(50),
    },
    { what: `${name}: longest task`, value: median(longest), unit: 'ms', goal: atMost(50) },
  ];
}

/** The longest task of all visits to a page, and its cause. */
function longestTask({ name, visits }: MeasuredPage): string[] {
  const [longest] = visits
    .flatMap(({ tasks }) => tasks)
    .sort((left, right) => right.duration - left.duration);
  if (!longest) return [];
  const { start, duration, cause } = longest;
  return [
    `${name}: ${Math.round(duration)} ms, ${Math.round(start)} ms after the navigation began: ${cause}`,
  ];
}

/** Measures when pages are painted on a slow phone, compared with copies that load less, and how long their scripts block them. */
export async function benchPaints(root: string, browser: Browser, site: ServedSite): Promise<FigureGroup[]> {
  const pages = new Map<string, MeasuredPage>();
  for (const [file, path] of addressOfEachConfig(root, site.folder)) {
    const copies = comparedConfigs.includes(file)
      ? { paths: await writeVariants(browser, site, path), withoutScripts: [], criticalStyles: [] }
      : undefined;
    pages.set(path, { name: file.replace(/\.json$/, ''), visits: [], ...(copies ? { copies } : {}) });
  }
  await measure(browser, site, pages);
  const all = [...pages.values()];
  return [
    {
      heading: `First paint (${conditions}; median of ${rounds} visits, in turns with the copies of the page)`,
      figures: all.flatMap(paintFigures),
    },
    {
      heading: `Tasks after the first paint, until nothing is left to do (median of ${otherRounds} to ${rounds} of these visits)`,
      figures: all.flatMap(taskFigures),
      notes: ['The longest task of all visits:', ...all.flatMap(longestTask)],
    },
  ];
}
