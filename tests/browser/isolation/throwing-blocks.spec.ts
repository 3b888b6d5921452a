import type { Page } from '@playwright/test';
import { once } from '../../../packages/pagewright/src/memory/once.ts';
import { settled } from '../../../packages/pagewright/tests/browser/settled.ts';
import { test as base, expect } from '../browser-test.ts';
import { type FaultySite, serveFaulty } from '../fixture-sites/faulty-site.ts';
import { buildTime, open } from '../fixture-sites/faulty-test.ts';
import { components, representatives, sabotagedSite, sessionItem } from './sabotage.ts';

/** The sites are served until the process ends. */
const openSite = once(async () => serveFaulty(await sabotagedSite()));

const test = base.extend<{ readonly site: FaultySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: [async ({}, use) => use(await openSite()), { timeout: buildTime }],
});

interface Slot {
  readonly type: string;
  readonly text: string;
}

/** Makes `service.json:13` from `service.json:13:12`. The last number is the block's index on its page. */
function placeOf(slot: string): string {
  return slot.replace(/:\d+$/, '');
}

/** The text of each block by its slot. */
async function slots(page: Page): Promise<ReadonlyMap<string, Slot>> {
  const found = await page.locator('[data-block]').evaluateAll((elements) =>
    elements.map((element): [string, Slot] => {
      const read = document.createElement('div');
      read.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
      // React prerenders the content of this element, but renders nothing inside it in the browser.
      for (const hidden of read.querySelectorAll('noscript')) hidden.remove();
      return [
        element.getAttribute('data-slot') ?? '',
        { type: element.getAttribute('data-block') ?? '', text: read.textContent },
      ];
    }),
  );
  return new Map(found);
}

function without(all: ReadonlyMap<string, Slot>, type: string): [string, Slot][] {
  return [...all].filter(([, slot]) => slot.type !== type);
}

/** Hydrates all blocks that wait to be touched. */
async function hydrateAll(page: Page): Promise<void> {
  await page.locator('[data-slot]').evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new Event('focusin'));
  });
}

/** Makes a block of the open site throw from the next page load on. */
async function sabotage(page: Page, how: string, path: string, type: string): Promise<void> {
  const throwing = JSON.stringify({ [`${how} ${path}`]: type });
  await page.evaluate(([item, value]) => sessionStorage.setItem(item, value), [
    sessionItem,
    throwing,
  ] as const);
}

/** Collects the places, such as `service.json:13`, of the reports that contain a given text. */
function reported(page: Page, text: string): Set<string> {
  const places = new Set<string>();
  page.on('console', (message) => {
    const [, file, block] = /^\[pagewright\] (\S+), block (\d+) \(.*?\): (.*)$/.exec(message.text()) ?? [];
    if (file !== undefined && message.text().includes(text)) places.add(`${file}:${block}`);
  });
  return places;
}

for (const [type, path] of representatives) {
  for (const how of ['render', 'effect']) {
    test(`${type} that throws in its ${how} stays as it was shown, and the report names its place`, async ({
      page,
      site,
    }) => {
      await page.goto(site.address + path, { waitUntil: 'domcontentloaded' });
      const before = await slots(page);
      const own = [...before].filter(([, slot]) => slot.type === type).map(([name]) => name);
      expect(own).not.toEqual([]);
      const places = reported(page, `set to throw in ${how}`);
      await sabotage(page, how, path, type);
      await open(page, site.address + path);
      await expect(async () => {
        await hydrateAll(page);
        expect([...places].sort()).toEqual(own.map(placeOf).sort());
      }).toPass();
      expect([...(await slots(page))]).toEqual([...before]);
    });
  }

  test(`${type} whose code cannot be loaded keeps its HTML, and the report names its place`, async ({
    page,
    site,
  }) => {
    const places = reported(page, 'Failed to fetch dynamically imported module');
    await page.route(`**/assets/${components.get(type)}-*.js`, (route) => route.abort());
    await page.goto(site.address + path, { waitUntil: 'domcontentloaded' });
    const before = await slots(page);
    await settled(page, () =>
      expect(async () => {
        await hydrateAll(page);
        expect(places.size).toBeGreaterThan(0);
      }).toPass(),
    );
    expect([...(await slots(page))]).toEqual([...before]);
    const own = [...before].filter(([, slot]) => slot.type === type).map(([name]) => placeOf(name));
    for (const place of places) expect(own).toContain(place);
  });
}

test('a block that throws in an event handler stays, and the report names its place', async ({
  page,
  site,
}) => {
  const [type, path] = representatives[2];
  const places = reported(page, 'set to throw in click');
  await page.goto(site.address + path, { waitUntil: 'domcontentloaded' });
  const before = await slots(page);
  await sabotage(page, 'click', path, type);
  await open(page, site.address + path);
  const name = [...before].find(([, slot]) => slot.type === type)?.[0] ?? '';
  const block = page.locator(`[data-slot="${name}"]`);
  await block.hover();
  await expect(async () => {
    await hydrateAll(page);
    await block.evaluate((element) =>
      element.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    expect([...places]).toEqual([placeOf(name)]);
  }).toPass();
  expect([...(await slots(page))]).toEqual([...before]);
});

test('after a navigation, a block whose code cannot be loaded is omitted alone', async ({ page, site }) => {
  await open(page, `${site.address}/services/security`);
  const before = await slots(page);
  await open(page, `${site.address}/insight/blog`);
  await page.route('**/assets/Quote-*.js', (route) => route.abort());
  await settled(page, async () => {
    await page.evaluate(() => history.pushState(null, '', '/services/security'));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Notes from the site book');
  });
  const after = await slots(page);
  expect(without(after, 'quote')).toEqual(without(before, 'quote'));
});
