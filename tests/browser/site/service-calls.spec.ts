import type { Page, Request } from '@playwright/test';
import { demoSlugs } from '../../pages/demo-entries.ts';
import { settled, visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { fill, formOf, letter, send } from '../forms/contact-form.ts';

const studies = (query: string) => `wp/v2/case-studies?_embed=true&${query}&status=publish`;

const pages = (list: string, size: number) => `wp/v2/${list}?_fields=id&per_page=${size}&status=publish`;

const latestPosts = 'wp/v2/posts?_embed=true&per_page=2&status=publish';

/** The teasers of a page: what links to it, and the newest where there is less of that than cards. */
function teasers(path: string): string[] {
  const search = `search=${encodeURIComponent(path)}`;
  return [
    studies(`per_page=1&${search}`),
    studies('per_page=1'),
    `wp/v2/posts?_embed=true&per_page=2&${search}&status=publish`,
    latestPosts,
  ];
}

/** What each kind of page asks of the content service. */
const calls: Readonly<Record<string, readonly string[]>> = {
  '/': ['custom/v1/get-homepage-content', studies('per_page=2'), latestPosts],
  '/platform/impress-ai': ['custom/v1/platform/impress-ai'],
  '/software/aws': ['custom/v1/software/aws'],
  '/services/pmo': ['custom/v1/services/pmo', ...teasers('/services/pmo')],
  '/industry/health-care': ['custom/v1/industry/health-care', ...teasers('/industry/health-care')],
  '/insight/blog': ['per_page=12', '_fields=id&per_page=12'].map(
    (query) => `custom/v1/get-all-posts?${query}`,
  ),
  '/insight/blog/the-0640-corridor': ['custom/v1/get-post-detail/the-0640-corridor'],
  '/insight/case-studies': [studies('per_page=6'), pages('case-studies', 6)],
  '/insight/case-studies/page/2': [studies('page=2&per_page=6'), pages('case-studies', 6)],
  '/insight/case-study/large-vitamin-retailer': [
    studies('per_page=1&slug=large-vitamin-retailer'),
    studies('per_page=100'),
  ],
  '/company': ['custom/v1/get-aboutpage-content'],
  '/contact-us': ['custom/v1/get-contactpage-content'],
  '/sourcing': [],
  '/careers': [],
  '/policy': [],
};

/** As the service sees calls, each once and in order of the alphabet. */
function asSeen(addresses: Iterable<string>): string[] {
  return [...new Set([...addresses].map((address) => `GET /wp-json/${address}`))].sort();
}

/** The reads of a page from now on. */
function watchReads(page: Page): Request[] {
  const reads: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wp-json/')) reads.push(request);
  });
  return reads;
}

/** Both headers of the specification, since these reads stay on the site's own origin. */
async function expectHeadersOfJson(reads: readonly Request[]): Promise<void> {
  expect(reads.length).toBeGreaterThan(10);
  for (const read of reads) {
    expect(await read.allHeaders(), read.url()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  }
}

test('a page that is opened reads exactly what the specification names for it, with headers of JSON', async ({
  page,
  site,
}) => {
  const reads = watchReads(page);
  for (const [path, addresses] of Object.entries(calls)) {
    site.service.requests.length = 0;
    await visit(page, site.address + path);
    await expect.poll(() => [...new Set(site.service.requests)].sort(), path).toEqual(asSeen(addresses));
  }
  await expectHeadersOfJson(reads);
});

test('a page that is moved to reads the same, with the same headers', async ({ page, site }) => {
  await visit(page, site.address + quietPage);
  const reads = watchReads(page);
  const sofar: string[] = [];
  for (const [path, addresses] of Object.entries(calls)) {
    // What an earlier page has read need not be read again.
    sofar.push(...addresses);
    await settled(page, async () => {
      await moveTo(page, path);
      await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
    await expect.poll(() => [...new Set(site.service.requests)].sort(), path).toEqual(asSeen(sofar));
  }
  await expectHeadersOfJson(reads);
});

test('a build reads what its pages need and nothing else: neither pages nor media', async ({ site }) => {
  const asked: string[] = await (await fetch(`${site.address}/requests.json`)).json();
  const kinds = ['platform', 'software', 'services', 'industry'];
  expect([...new Set(asked)].sort()).toEqual(
    asSeen([
      ...Object.values(calls).flat(),
      'custom/v1/get-all-posts',
      'custom/v1/moved-entries',
      ...kinds.flatMap((kind) => demoSlugs(kind).map((slug) => `custom/v1/${kind}/${slug}`)),
      ...['services', 'industry'].flatMap((kind) =>
        demoSlugs(kind).flatMap((slug) => teasers(`/${kind}/${slug}`)),
      ),
      ...demoSlugs('posts').map((slug) => `custom/v1/get-post-detail/${slug}`),
      ...demoSlugs('case-studies').map((slug) => studies(`per_page=1&slug=${slug}`)),
    ]),
  );
});

for (const status of [403, 418, 500]) {
  test(`a platform that is answered with ${status} is logged as "HTTP error! status: ${status}", and the page stands`, async ({
    page,
    site,
  }) => {
    site.service.fail('/custom/v1/platform/impress-ai', { kind: 'status', status });
    await open(page, site.address + quietPage);
    const logged = page.waitForEvent('console', (message) => message.text().includes('/platform/impress-ai'));
    await moveTo(page, '/platform/impress-ai');
    expect((await logged).text()).toContain(`HTTP error! status: ${status}`);
    await expect(page.getByRole('heading', { name: 'We could not open this platform page' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
  });
}

test('a case study that is answered with an empty list is "Case Study Not Found", and so it is logged', async ({
  page,
  site,
}) => {
  site.service.fail('slug=no-such-study', { kind: 'shape', body: [] });
  await open(page, site.address + quietPage);
  const logged = page.waitForEvent('console', (message) => message.text().includes('slug=no-such-study'));
  await moveTo(page, '/insight/case-study/no-such-study');
  expect((await logged).text()).toContain('Case study not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
});

test('a read is given up after 10,000 ms where nothing else is configured', async ({ page }) => {
  await page.clock.install();
  await page.route('**/custom/v1/services/pmo', () => {});
  await open(page, demoSite() + quietPage);
  const asked = page.waitForRequest('**/custom/v1/services/pmo');
  await moveTo(page, '/services/pmo');
  await asked;
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 8_000);
  await expect(bar).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(
    page.getByRole('heading', { name: 'We could not open this service description' }),
  ).toBeVisible();
});

test('a message is posted as JSON, and 200 is success whatever the answer holds', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  const form = await formOf(page);
  await fill(form, letter);
  site.service.fail('/store_form_data', { kind: 'html' });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(form);
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/wp-json/custom/v1/store_form_data');
  expect((await request.allHeaders())['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    name: letter.Name,
    email: letter.Email,
    message: letter.Message,
    message_key: expect.any(String),
  });
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
});
