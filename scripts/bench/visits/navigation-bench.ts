import type { Browser, CDPSession, Page } from '@playwright/test';
import { hasHydrated } from '../../../tests/browser/every-page/watch-problems.ts';
import { atMost, type Figure, type FigureGroup, median } from '../figure.ts';
import type { ServedSite } from '../served-site.ts';
import { delayRequests, slowPhone } from './phone.ts';

const rounds = 3;

/** Pages with links to other pages. */
const starts = ['/', '/insight/blog', '/insight/case-studies'];

const links = 'main a[data-navigate]';

/** Milliseconds in which a response to a click feels immediate. */
const immediate = 100;

interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page on a connection with long round trips, and makes it load everything that pages load when a visitor begins to use them. */
async function openPage(browser: Browser, address: string): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await delayRequests(session, { downloadThroughput: -1, uploadThroughput: -1 });
  await page.goto(address);
  await page.waitForFunction(hasHydrated);
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 304);
  await page.waitForLoadState('networkidle');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/** Milliseconds of processor time that the page has used so far. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** In milliseconds. */
interface Response {
  readonly took: number;
  /** Processor time of the page during the navigation. It depends less on other work of the machine. */
  readonly busy: number;
}

/** Measures from the click, or from the step back in the history, until a frame with another h1 has been painted. `act` starts it. */
async function untilPainted({ page, session }: OpenPage, act: () => Promise<unknown>): Promise<Response> {
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
  const before = await processorTime(session);
  await act();
  const took = Number(await page.evaluate(() => Reflect.get(window, 'painted')));
  return { took, busy: (await processorTime(session)) - before };
}

const lastLink = ({ page }: OpenPage) => page.locator(links).last();

/** Follows the last link of the page without pointing at it first. */
function clickAtOnce(open: OpenPage): Promise<Response> {
  return untilPainted(open, () =>
    lastLink(open).evaluate((link) => link instanceof HTMLElement && link.click()),
  );
}

interface Responses {
  readonly pointed: Response;
  readonly back: Response;
  readonly unpointed: Response;
  readonly withoutDocument: Response;
}

async function measure(browser: Browser, address: string): Promise<Responses> {
  const first = await openPage(browser, address);
  await lastLink(first).hover();
  await first.page.waitForTimeout(4 * slowPhone.roundTrip);
  const pointed = await untilPainted(first, () => lastLink(first).click());
  await first.page.waitForLoadState('networkidle');
  const back = await untilPainted(first, () => first.page.goBack());
  await first.page.context().close();

  const second = await openPage(browser, address);
  const unpointed = await clickAtOnce(second);
  await second.page.context().close();

  const third = await openPage(browser, address);
  const target = await lastLink(third).getAttribute('href');
  await third.page.route(`**${target}`, (route) => route.abort());
  const withoutDocument = await clickAtOnce(third);
  await third.page.context().close();
  return { pointed, back, unpointed, withoutDocument };
}

/** How soon a link shows the next page. */
export async function benchNavigation(browser: Browser, site: ServedSite): Promise<FigureGroup> {
  const figures: Figure[] = [];
  for (const start of starts) {
    const found: Responses[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measure(browser, site.address + start));
    const add = (what: string, name: keyof Responses, goal?: number) => {
      const middle = (part: keyof Response) => median(found.map((each) => each[name][part]));
      const limit = goal === undefined ? {} : { goal: atMost(goal) };
      figures.push(
        { what: `${start}: ${what}`, value: middle('took'), unit: 'ms', ...limit },
        { what: `${start}: ${what}, processor time`, value: middle('busy'), unit: 'ms' },
      );
    };
    add('click, pointed at before', 'pointed', immediate);
    add('click', 'unpointed', slowPhone.roundTrip + immediate);
    add('click, without the document of the page', 'withoutDocument');
    add('back', 'back', immediate);
  }
  return {
    heading: `Next page painted after a click (${slowPhone.roundTrip} ms round trip, HTTP/1.1, 1440 px wide; median of ${rounds})`,
    figures,
  };
}
