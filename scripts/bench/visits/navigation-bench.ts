import type { Browser, Page } from '@playwright/test';
import { hasHydrated } from '../../../tests/browser/every-page/watch-problems.ts';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';
import type { ServedSite } from '../served-site.ts';
import { slowPhone } from './phone.ts';

const rounds = 3;

/** Pages with links to other pages. */
const starts = ['/', '/insight/blog', '/insight/case-studies'];

const links = 'main a[data-navigate]';

/** Milliseconds in which a response to a click feels immediate. */
const immediate = 100;

/** Opens a page on a connection with long round trips, and makes it load what pages load when a visitor begins to use them. */
async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTrip,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(address);
  await page.waitForFunction(hasHydrated);
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 304);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from the click or the way back that `act` causes until a frame with another h1 has been painted. */
async function untilPainted(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('main h1')?.textContent;
    let start = 0;
    for (const type of ['click', 'popstate'])
      addEventListener(type, ({ timeStamp }) => (start ||= timeStamp), { capture: true, once: true });
    const painted = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const now = document.querySelector('main h1')?.textContent;
        if (now === undefined || now === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(window, { painted });
  });
  await act();
  return Number(await page.evaluate(() => Reflect.get(window, 'painted')));
}

/** Follows the last link of the page without pointing at it first. */
function clickAtOnce(page: Page): Promise<number> {
  const link = page.locator(links).last();
  return untilPainted(page, () => link.evaluate((each) => each instanceof HTMLElement && each.click()));
}

interface Times {
  readonly pointed: number;
  readonly back: number;
  readonly unpointed: number;
  readonly withoutDocument: number;
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const first = await openPage(browser, address);
  const link = first.locator(links).last();
  await link.hover();
  await first.waitForTimeout(4 * slowPhone.roundTrip);
  const pointed = await untilPainted(first, () => link.click());
  await first.waitForLoadState('networkidle');
  const back = await untilPainted(first, () => first.goBack());
  await first.context().close();

  const second = await openPage(browser, address);
  const unpointed = await clickAtOnce(second);
  await second.context().close();

  const third = await openPage(browser, address);
  const target = await third.locator(links).last().getAttribute('href');
  await third.route(`**${target}`, (route) => route.abort());
  const withoutDocument = await clickAtOnce(third);
  await third.context().close();
  return { pointed, back, unpointed, withoutDocument };
}

/** How soon a link shows the next page. */
export async function benchNavigation(browser: Browser, site: ServedSite): Promise<FigureGroup> {
  const figures: Figure[] = [];
  for (const start of starts) {
    const times: Times[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measure(browser, site.address + start));
    const figure = (what: string, name: keyof Times, goal?: number): Figure => ({
      what: `${start}: ${what}`,
      value: median(times.map((each) => each[name])),
      unit: 'ms',
      ...(goal === undefined ? {} : { goal: atMost(goal) }),
    });
    figures.push(
      figure('click, pointed at before', 'pointed', immediate),
      figure('click', 'unpointed', slowPhone.roundTrip + immediate),
      figure('click, without the document of the page', 'withoutDocument'),
      figure('back', 'back', immediate),
    );
  }
  return {
    heading: `Next page painted after a click (${slowPhone.roundTrip} ms round trip, 1440 px wide; median of ${rounds})`,
    figures,
  };
}
