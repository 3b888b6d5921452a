import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { CommandServer } from '../../commands/command-server.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import type { SmallSite } from '../../projects/small-site.ts';
import { startMuseumService } from '../../sites/museum-service.ts';
import { measuredSite } from './measured-site.ts';
import { type OtherHost, startOtherHost } from './other-hosts.ts';
import { addFilms, testPlayers } from './player-tests.ts';

let host: OtherHost;
let service: FaultyService;
let project: SmallSite;
let server: CommandServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [host, service] = await Promise.all([startOtherHost(), startMuseumService()]);
  project = measuredSite(host.origin);
  addFilms(service);
  const { status, output } = await project.build(service.url);
  if (status !== 0) throw new Error(output);
  server = await project.start('serve');
});

test.afterAll(async () => {
  await server.stop();
  project.remove();
  await Promise.all([host.close(), service.close()]);
});

// All tests look at the requests of one host.
test.describe.configure({ mode: 'serial' });
test.beforeEach(() => {
  host.requests.length = 0;
});

const sent = (start: string) => host.requests.filter((request) => request.startsWith(start));

/** Opens the home page. Returns the problems that it reports. */
async function open(page: Page): Promise<string[]> {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[pagewright]')) reports.push(message.text());
  });
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  return reports;
}

test('scripts of others run once, count each page, and wait for consent where the site says so', async ({
  page,
  context,
}) => {
  const reports = await open(page);
  const question = page.getByRole('region', { name: 'Statistics' });
  await expect(question).toBeVisible();
  await expect.poll(() => sent('POST /event')).toHaveLength(1);
  expect(sent('POST /event')[0]).toContain('"site":"museum","path":"/","title":"Home ');

  await test.step('what waits for consent has not even been requested', async () => {
    expect(sent('GET /queue.js')).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('consent loads it at once, in all tabs, and sends the page that is shown', async () => {
    const other = await context.newPage();
    await other.goto(`${server.address}/journal/a-mile-of-rope`);
    await expect(other.getByRole('region', { name: 'Statistics' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'statistics' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(question).toBeHidden();
    await expect(other.getByRole('region', { name: 'Statistics' })).toBeHidden();
    await expect
      .poll(() => sent('POST /queue').toSorted())
      .toEqual([
        expect.stringMatching(/^POST \/queue page \/ Home/),
        expect.stringMatching(/^POST \/queue page \/journal\/a-mile-of-rope A mile of rope/),
        'POST /queue setSite 7',
        'POST /queue setSite 7',
      ]);
    await other.close();
    expect(sent('GET /greedy.js')).toEqual([]);
  });

  await test.step('each page that is opened sends one page view, and loads nothing again', async () => {
    host.requests.length = 0;
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => sent('POST /queue')).toEqual([expect.stringMatching(/page \/journal\/\S+ /)]);
    await expect.poll(() => sent('POST /event')).toEqual([expect.stringContaining('"path":"/journal/')]);
    await page.goBack();
    await expect.poll(() => sent('POST /queue').at(-1)).toMatch(/page \/ Home/);
    // A form that is drawn again loads its own part again.
    expect(sent('GET /').filter((request) => request !== 'GET /forms-part.js')).toEqual([]);
  });

  await test.step('withdrawing is as easy, calls the script, and ends its page views', async () => {
    const opener = page.getByRole('button', { name: 'Privacy' });
    await opener.click();
    await expect(question).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'statistics' })).toBeChecked();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.context().cookies()).toEqual([]);
    host.requests.length = 0;
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => sent('POST /event')).toHaveLength(1);
    expect(sent('POST /queue')).toEqual([]);
  });

  await test.step('the decision is kept, and Escape closes a question that was opened again', async () => {
    await page.reload();
    await expect(page.getByText('Talk to us.')).toBeVisible();
    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect(sent('GET /queue.js')).toEqual([]);
  });

  expect([...new Set(reports)].toSorted()).toEqual([
    expect.stringMatching(/The script http:\S+\/missing\.js did not run .* its host may be down/),
    expect.stringMatching(
      /The script https:\/\/undeclared\.example\/widget\.js does not load\. The origin https:\/\/undeclared\.example is not declared\. Add it to policy\.scripts in pagewright\.config\.ts/,
    ),
  ]);
});

test('a form of another service draws itself, posts, and cannot smuggle in a script', async ({ page }) => {
  await open(page);
  const form = page.locator('#newsletter');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form).toHaveText('Thank you');
  expect(sent('POST /subscribe')).toEqual(['POST /subscribe ada@example.com']);
  expect(sent('GET /forms.js')).toHaveLength(1);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'refused')))
    .toEqual([
      expect.stringMatching(
        /https:\/\/tracker\.example\/more\.js\. The origin https:\/\/tracker\.example is not declared\. Add it to policy\.scripts/,
      ),
      'A script tried to run text as code. No setting allows that.',
    ]);
  expect(await page.evaluate(() => Reflect.has(window, 'hasRun'))).toBe(false);
});

test('a browser reports problems and vitals once the visitor leaves, and nothing about the visitor', async ({
  page,
}) => {
  await page.goto(`${server.address}/?email=ada@example.com#part`);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect.poll(() => sent('GET /plain.js')).toHaveLength(1);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => sent('GET /missing.js')).toHaveLength(1);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No card 4111 1111 1111 1111 for ada@example.com at https://shop.example/pay?token=1');
    });
    void Promise.reject(new Error('Nobody caught it'));
    document.body.append(Object.assign(new Image(), { src: 'https://pixel.example/a.gif?who=ada' }));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.goto('about:blank');
  await expect.poll(() => sent('POST /reports')).toHaveLength(1);
  const report: unknown = JSON.parse(sent('POST /reports')[0]?.slice('POST /reports '.length) ?? '');
  expect(report).toMatchObject({
    version: 1,
    path: '/',
    vitals: {
      ttfb: expect.any(Number),
      fcp: expect.any(Number),
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: 0,
    },
    problems: expect.arrayContaining([
      expect.objectContaining({
        kind: 'report',
        message: expect.stringMatching(/^The script .*\/missing\.js did not run/),
      }),
      expect.objectContaining({
        kind: 'error',
        path: '/',
        message: 'Uncaught Error: No card [number] for [email] at https://shop.example/pay',
      }),
      { kind: 'rejection', path: '/', message: 'Error: Nobody caught it' },
      { kind: 'policy', path: '/', message: 'img-src blocked https://pixel.example/a.gif' },
    ]),
  });
  expect(JSON.stringify(report)).not.toMatch(/ada|4111|token|\?/);
  const { cookie, referer } = host.headersOf('/reports');
  expect([cookie, referer]).toEqual([undefined, undefined]);
});

test('a page on which nobody can answer reports that', async ({ page }) => {
  const missing = page.waitForEvent('console', (message) => message.text().includes('data-consent-question'));
  await page.goto(`${server.address}/silent`);
  expect((await missing).text()).toContain(
    'The project declares consent, but /silent has no element with data-consent-question',
  );
});

test('the first tap answers, also before the block of the question has hydrated', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${server.address}/late`);
  const answer = page.getByRole('button', { name: 'Yes' });
  await answer.tap();
  await expect(answer).toBeHidden();
  await expect.poll(() => sent('GET /queue.js')).toHaveLength(1);
  await context.close();
});

test('without script, no question is shown and nothing is loaded', async ({ browser }) => {
  const context: BrowserContext = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.address);
  await expect(page.getByText('Talk to us.')).toBeVisible();
  await expect(page.getByText('May we count visits?')).toBeHidden();
  expect(host.requests).toEqual([]);
  await context.close();
});

test('the headers allow what is declared, and the receiver of reports', () => {
  const headers = project.read(path.join('dist', '_headers'));
  expect(headers).toContain(`script-src 'self' ${host.origin};`);
  expect(headers).toContain(`connect-src 'self' ${service.url} ${host.origin};`);
  expect(headers).toContain('trusted-types pagewright default');
});

testPlayers(() => ({ server, service }));
