import type { Locator, Page } from '@playwright/test';
import { onDemandHandler } from '../../../packages/pagewright/src/node/serving/on-demand.ts';
import { openPageStore } from '../../../packages/pagewright/src/node/serving/page-store.ts';
import { closeServer, listen } from '../../../packages/pagewright/src/node/serving/static-server.ts';
import { builtSites, deadline } from '../fixture-sites/built-sites.ts';
import type { FaultySite } from '../fixture-sites/faulty-site.ts';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';

const draft = {
  type: 'service',
  slug: 'draft-7',
  status: 'draft',
  label: 'Draft',
  title: 'Quantum <b>advice</b>',
  modified: '2026-11-22T12:03:00+00:00',
  version: 'one',
  expires: '2026-11-22T12:13:00+00:00',
  edit: 'https://content.example/wp-admin/post.php?post=7&action=edit',
  token: 'renewed',
  errors: [],
};

interface Answer {
  readonly status?: number;
  readonly json: object;
}

/** Responds to a request for content; returns undefined to pass it on. Throws if the service cannot be reached. */
type Respond = (url: string, token: string | undefined) => Answer | undefined;

const tokenHeader = 'x-pagewright-preview';

/** The ways in which a draft is rendered. Each function returns the address of a site whose requests for content a test answers. */
const hosts = {
  async 'in the browser'(page: Page, site: FaultySite, respond: Respond) {
    await page.route(/\/wp-json\//, async (route) => {
      const request = route.request();
      try {
        const answer = respond(request.url(), request.headers()[tokenHeader]);
        await (answer ? route.fulfill(answer) : route.fallback());
      } catch {
        await route.abort();
      }
    });
    return { address: site.address, close: async () => {} };
  },
  async 'on a server'(_: Page, site: FaultySite, respond: Respond) {
    const read: typeof fetch = async (input, init) => {
      const token = new Headers(init?.headers).get(tokenHeader) ?? undefined;
      const answer = respond(String(input), token);
      return answer ? Response.json(answer.json, { status: answer.status ?? 200 }) : fetch(input, init);
    };
    const handler = await onDemandHandler({
      folder: await builtSites.impatient(),
      freshFor: 60_000,
      store: await openPageStore('memory'),
      content: { base: site.address, deadline, fetch: read },
      secrets: { announcements: undefined },
      report: () => {},
    });
    const { server, address } = await listen(handler, 0);
    return { address, close: () => closeServer(server) };
  },
};

for (const [place, start] of Object.entries(hosts)) {
  test(`a draft is shown ${place}, follows every change in place, and ends with its token`, async ({
    page,
    site,
  }) => {
    await followDraft(page, site, start);
  });
}

async function followDraft(
  page: Page,
  site: FaultySite,
  start: (typeof hosts)['on a server'],
): Promise<void> {
  const published: object = await (await fetch(`${site.address}/wp-json/custom/v1/services/security`)).json();
  let answer: Answer | undefined = { json: draft };
  let heading = 'Quanta for all';
  const link = '<a href="https://meridian-works.example/services/pmo">another service</a>';
  const details = [{ detail_description: `<p>Compare ${link}.</p>` }];
  const tokens: (string | undefined)[] = [];
  const others: (string | undefined)[] = [];
  const { address, close } = await start(page, site, (url, token) => {
    const isDraft = url.endsWith('/preview') || url.endsWith('/services/draft-7');
    (isDraft ? tokens : others).push(token);
    if (url.endsWith('/preview')) {
      if (!answer) throw new Error('No response');
      return answer;
    }
    if (!isDraft) return undefined;
    return token === undefined
      ? { status: 404, json: { code: 'rest_not_found' } }
      : { json: { ...published, slug: 'draft-7', hero_heading: heading, service_details_data: details } };
  });
  /** A tab that becomes visible again asks at once. Otherwise a preview asks every two seconds. */
  const refresh = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const bar = page.getByRole('complementary', { name: 'Preview' });
  const hero = page.getByRole('heading', { level: 1 });

  const response = await page.goto(`${address}/preview/#token=first`);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(hero).toHaveText('Quanta for all');
  await expect(bar).toContainText('Draft Quantum <b>advice</b>');
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('link', { name: 'another service' })).toHaveAttribute('href', '/services/pmo');
  expect(tokens).not.toContain(undefined);
  expect(others.filter((token) => token !== undefined)).toEqual([]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // The bar is above the header, and Tab reaches it first, on a narrow screen too.
  await page.setViewportSize({ width: 320, height: 640 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const below = async () => (await top(bar)) + ((await bar.boundingBox())?.height ?? 0);
  await expect
    .poll(async () => (await top(page.locator('header').first())) - (await below()))
    .toBeCloseTo(0, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Edit' })).toBeFocused();
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', draft.edit);

  await page.evaluate(() => scrollTo(0, 900));
  const before = await hero.elementHandle();
  const read = await page.evaluateHandle(() => document.elementFromPoint(160, 400));
  const place = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? 0);
  const placeBefore = await place();
  heading = 'Quanta for everyone';
  answer = {
    json: { ...draft, version: 'two', errors: ['Banner text is required.'], token: 'renewed-again' },
  };
  await expect(hero).toHaveText('Quanta for everyone');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await expect.poll(place).toBeCloseTo(placeBefore, 0);
  await bar.getByText('Fields with errors (1)').click();
  await expect(bar.getByText('Banner text is required.')).toBeVisible();
  await refresh();
  await expect.poll(() => tokens.at(-1)).toBe('renewed-again');

  answer = undefined;
  await refresh();
  await expect(bar).toContainText('This is the last version that was loaded.');
  await expect(hero).toHaveText('Quanta for everyone');

  answer = { json: { ...draft, status: 'publish', edit: undefined, token: undefined } };
  await page.reload();
  await expect(hero).toHaveText('Quanta for everyone');
  await expect(bar).toContainText('This link expires:');
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Leave preview' })).toHaveAttribute('href', '/services/draft-7');

  answer = { json: { ...draft, type: 'unknown' } };
  await refresh();
  await expect(page.getByText('no page for this type of entry')).toBeVisible();
  answer = { status: 401, json: { code: 'pagewright_preview_expired' } };
  await refresh();
  await expect(page.getByText('This preview has ended.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Quanta');

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${address}/services/security`);
  await expect(hero).not.toContainText('Quanta');
  // The document of a draft is the response to a form. On a reload, a browser must not ask whether to send the form again.
  answer = { json: draft };
  await page.goBack();
  await expect(page.getByText('This preview has ended.')).toHaveCount(0);
  await expect(bar).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText('No preview is open.')).toBeVisible();
  await close();
}
