import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { readEditorSite } from '../../../packages/pagewright/src/pipeline/site/read-editor-site.ts';
import {
  openStudioServer,
  type StudioUnderTest,
} from '../../../packages/pagewright-studio/tests/browser/open-studio-server.ts';
import { createScratchProject } from '../../../tests/scratch-project.ts';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';

/** The numbers of sections on the measured pages. The others are compared with the first. */
const sizes = [10, 100, 300] as const;
type Size = (typeof sizes)[number];

/** How often each page is opened, and how often each act is repeated on it. */
const rounds = 5;

/** Limits in milliseconds. */
const limits = { open: 1_000, key: 50, move: 100 } as const;

/** Block types that only pages of an entry or a list can have, or that a page can have only once. */
const unfit: ReadonlySet<string> = new Set([
  'hero-banner',
  'pager',
  'article',
  'share-links',
  'contact-form',
]);

const titleOf = (size: Size) => `Page of ${size} sections`;

/** A page of sections of all kinds, from the examples of their schemas. Its first section is a text that is typed in. */
function pageOf(root: string, size: Size): string {
  const { blocks } = readEditorSite(root).workspace.schemas;
  const examples = [...blocks].flatMap(([type, { examples: list }]): object[] => {
    const props: unknown = Array.isArray(list) ? list[0] : undefined;
    return props === undefined || unfit.has(type) ? [] : [{ type, props }];
  });
  const title = titleOf(size);
  const sections = Array.from({ length: size - 1 }, (_, index) => examples[index % examples.length]);
  const config = {
    route: `/sections-${size}`,
    head: { title, description: title },
    blocks: [{ type: 'hero-banner', props: { title } }, ...sections],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Milliseconds from the first key or press until the window has painted a state that the condition accepts. The function is a text, so that
 * the compiler adds nothing to it.
 */
const clock = (condition: string) => `window.benchAct = new Promise((resolve) => {
  let start = 0;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => { start ||= event.timeStamp; }, { capture: true, once: true });
  // What a frame shows is painted when the next one begins.
  const look = () => requestAnimationFrame(start > 0 && (${condition}) ? () => resolve(performance.now() - start) : look);
  look();
}); undefined`;

async function timed(page: Page, condition: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(clock(condition));
  await act();
  return page.evaluate<number>('window.benchAct');
}

const rows = `document.querySelectorAll('[role="treegrid"] [role="row"]')`;

/** The times that are measured on one page, in milliseconds. */
interface Timings {
  readonly sections: number;
  readonly frame: number;
  readonly select: number;
  readonly key: number;
  readonly json: number;
  readonly keyInFrame: number;
  readonly move: number;
}

/** Types a key in the JSON view, after the title of the page. @param section the row of the section with the title */
async function measureJson(page: Page, section: Locator): Promise<number> {
  await section.getByRole('gridcell').first().click();
  await page.keyboard.press('Control+j');
  const line = page.locator('.cm-line').filter({ hasText: /"title": "Page of \d+ sectionsx+"$/ });
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const keys: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const text = `${'y'.repeat(round)}"`;
    keys.push(
      await timed(page, `document.querySelector('.cm-activeLine')?.textContent.endsWith('x${text}')`, () =>
        page.keyboard.press('y'),
      ),
    );
    await page.waitForTimeout(500);
  }
  return median(keys);
}

async function measure(browser: Browser, { url }: StudioUnderTest, size: Size): Promise<Timings> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url);
  const entry = page
    .locator('[data-file]')
    .filter({ hasText: titleOf(size) })
    .first();
  const site = page.frameLocator('[data-preview] iframe');
  // The first page of a new window loads the code of the site, which takes as long for a page of ten sections.
  await site.locator('h1').first().waitFor({ timeout: 60_000 });
  const began = performance.now();
  const sections = await timed(
    page,
    `${rows}.length >= ${size} && document.querySelector('[data-file][aria-current="page"]') !== null`,
    () => entry.click(),
  );
  await site.locator('h1', { hasText: titleOf(size) }).waitFor({ timeout: 60_000 });
  const frame = performance.now() - began;
  await page.waitForTimeout(1_500);

  const row = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
  const selects: number[] = [];
  const keys: number[] = [];
  const shown: number[] = [];
  const moves: number[] = [];
  const selected = (index: number) => `${rows}[${index}]?.getAttribute('aria-selected') === 'true'`;
  const titleRow = await row.evaluateAll((all) =>
    all.findIndex((each) => each.textContent?.includes('Hero banner')),
  );
  for (let round = 0; round < rounds; round += 1) {
    const other = titleRow + 2 + (round % 3);
    selects.push(
      await timed(page, selected(other), () => row.nth(other).getByRole('gridcell').first().click()),
    );
    await row.nth(titleRow).getByRole('gridcell').first().click();
    const field = page
      .getByRole('region', { name: 'Settings' })
      .getByRole('textbox', { name: 'Title' })
      .first();
    await field.focus();
    await page.keyboard.press('End');
    await page.waitForTimeout(500);
    const text = `${await field.inputValue()}x`;
    const typed = performance.now();
    keys.push(
      await timed(page, `document.activeElement?.value === ${JSON.stringify(text)}`, () =>
        page.keyboard.press('x'),
      ),
    );
    await site.locator('h1', { hasText: text }).waitFor();
    shown.push(performance.now() - typed);
    await page.waitForTimeout(500);

    await row.nth(other).getByRole('gridcell').first().click();
    const name = `document.activeElement?.closest('[role="row"]')`;
    const to = other + 1;
    moves.push(
      await timed(page, `${name} === ${rows}[${to}] && ${selected(to)}`, () =>
        page.keyboard.press('Alt+ArrowDown'),
      ),
    );
    await page.waitForTimeout(500);
  }
  const json = await measureJson(page, row.nth(titleRow));
  await page.close();
  return {
    sections,
    frame,
    select: median(selects),
    key: median(keys),
    json,
    keyInFrame: median(shown),
    move: median(moves),
  };
}

/** Measures how fast the studio is on pages of many sections: the time until the window has painted the result of an action. */
export async function benchStudio(browser: Browser): Promise<FigureGroup> {
  const studio = await openStudioServer(createScratchProject('studio-bench'));
  try {
    for (const size of sizes)
      studio.project.write(
        path.join('page-configs', `sections-${size}.json`),
        pageOf(studio.project.root, size),
      );
    await studio.kill();
    await studio.restart();
    const timings = new Map<Size, Timings>();
    for (const size of sizes) timings.set(size, await measure(browser, studio, size));
    const small = timings.get(sizes[0]);
    return {
      heading: 'Studio: until the window has painted what was done, medians',
      figures: [...timings].flatMap(([size, found]): Figure[] => {
        const on = `${size} sections`;
        const ms = (what: string, value: number, limit?: number): Figure => ({
          what: `${on}: ${what}`,
          value,
          unit: 'ms',
          ...(limit === undefined ? {} : { goal: atMost(limit) }),
        });
        const goal = size > 100 ? undefined : limits;
        return [
          ms('page opened, its sections', found.sections, goal?.open),
          ms('page opened, page in the frame', found.frame, goal?.open),
          ms('section selected', found.select, goal?.move),
          ms('key in a field', found.key, goal?.key),
          ms('key in the JSON', found.json, goal?.key),
          ms('key, page in the frame', found.keyInFrame),
          ms('section moved by a key', found.move, goal?.move),
          ...(small && size > 10
            ? [
                {
                  what: `${on}: key, compared with ${sizes[0]}`,
                  value: found.key / small.key,
                  unit: '' as const,
                },
                {
                  what: `${on}: move, compared with ${sizes[0]}`,
                  value: found.move / small.move,
                  unit: '' as const,
                },
              ]
            : []),
        ];
      }),
    };
  } finally {
    await studio.stop();
  }
}
