import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { settled } from '../../../packages/pagewright/tests/browser/settled.ts';
import { demoSlugs } from '../../pages/demo-entries.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { buildRequestsFile } from '../fixture-sites/fixture-site.ts';
import { fill, formOf, send, validMessage } from '../forms/contact-form.ts';

/** The fields of entries in lists: all except the text, which lists do not show. */
const fields =
  '_fields=id%2Cslug%2Ctitle%2Cexcerpt%2Cdate%2Cdate_gmt%2Cfeatured_media_src_url%2Cfirst_image%2C_links.author%2C_links.wp%3Afeaturedmedia%2C_embedded';

/** The fields of case studies in lists, with their main figures, and whether they have a password. */
const studyFields = `${fields}%2Csector%2Cfigure%2Cresults%2Ccontent.protected%2Cclass_list`;

/** The fields of posts in lists, with their topics, the reading time and whether they are pinned. */
const postFields = `${fields}%2Ctopics%2Cminutes%2Csticky`;

const studies = (query: string) => `wp/v2/case-studies?_embed=true&${studyFields}&${query}&status=publish`;

const study = (slug: string) => `wp/v2/case-studies?_embed=true&per_page=1&slug=${slug}&status=publish`;

const pages = (list: string, size: number) =>
  `wp/v2/${list}?_fields=id%2Ccontent.protected%2Cexcerpt.protected%2Cclass_list&per_page=${size}&status=publish`;

const latestPosts = `wp/v2/posts?_embed=true&${postFields}&per_page=2&status=publish`;

/**
 * Requests of the build for the teasers of a page: entries that link to the page and, if these are too few, the newest entries. Browsers do
 * not send them.
 */
function teasers(path: string): string[] {
  const search = `search=${encodeURIComponent(path)}`;
  return [
    studies(`per_page=1&${search}`),
    studies('per_page=1'),
    `wp/v2/posts?_embed=true&${postFields}&per_page=2&${search}&status=publish`,
    latestPosts,
  ];
}

/** The names, job titles and portraits of the company page. */
const people = 'custom/v1/get-aboutpage-content?_fields=our_team_managements_data';

/** The requests of the page of a topic. */
function topicRequests(topic: string): string[] {
  const posts = ['per_page=12', '_fields=id&per_page=12'].map(
    (query) => `custom/v1/get-all-posts?${query}&topic=${topic}`,
  );
  return ['custom/v1/post-topics', `custom/v1/post-topics?slug=${topic}`, ...posts];
}

/** The requests of the page of an author. */
function authorRequests(author: string): string[] {
  const posts = `custom/v1/get-all-posts?author=${author}&per_page=100`;
  return ['custom/v1/post-authors', `custom/v1/post-authors?slug=${author}`, posts];
}

const otherAuthors = [
  'amara-obi',
  'daniel-achterberg',
  'ingrid-sollund',
  'josephine-clarke',
  'mei-tanaka',
  'samuel-okafor',
  'tomas-reyes',
];

/** The requests of each kind of page. */
const requestsOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['custom/v1/get-homepage-content', studies('per_page=2'), latestPosts],
  '/platform/impress-ai': ['custom/v1/platform/impress-ai'],
  '/software/aws': ['custom/v1/software/aws'],
  '/services/pmo': ['custom/v1/services/pmo', people],
  '/industry/health-care': ['custom/v1/industry/health-care'],
  '/insight/blog': ['per_page=12', '_fields=id&per_page=12'].map(
    (query) => `custom/v1/get-all-posts?${query}`,
  ),
  // Comes before the article. The document of the article contains this content, so a later page would not request it.
  '/company': ['custom/v1/get-aboutpage-content'],
  '/insight/blog/the-0640-corridor': ['custom/v1/get-post-detail/the-0640-corridor'],
  '/insight/blog/topic/delivery': topicRequests('delivery'),
  '/insight/blog/author/priya-raman': authorRequests('priya-raman'),
  '/insight/case-studies': [studies('per_page=6'), pages('case-studies', 6)],
  '/insight/case-studies/page/2': [studies('page=2&per_page=6'), pages('case-studies', 6)],
  '/insight/case-study/large-vitamin-retailer': [
    study('large-vitamin-retailer'),
    studies('per_page=100'),
    people,
  ],
  '/contact-us': ['custom/v1/get-contactpage-content', people],
  '/sourcing': [people],
  '/careers': [people],
  '/policy': [],
};

/** Requests as the service records them, each once, sorted. */
function asRecorded(paths: Iterable<string>): string[] {
  return [...new Set([...paths].map((path) => `GET /wp-json/${path}`))].sort();
}

/** Records the requests of a page to the content service from now on. */
function watchReads(page: Page): Request[] {
  const reads: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wp-json/')) reads.push(request);
  });
  return reads;
}

/** Both headers of the specification, because these requests stay on the same origin. */
async function expectJsonHeaders(reads: readonly Request[]): Promise<void> {
  expect(reads.length).toBeGreaterThan(10);
  for (const read of reads) {
    expect(await read.allHeaders(), read.url()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  }
}

test.describe(() => {
  // A request that times out on a busy machine is sent again, with the requests of the next page.
  test.use({ siteName: 'patient' });

  test('a page load sends exactly the requests of the specification, with JSON headers', async ({
    page,
    site,
  }) => {
    const reads = watchReads(page);
    for (const [path, expected] of Object.entries(requestsOf)) {
      site.service.requests.length = 0;
      await visit(page, site.address + path);
      await expect.poll(() => [...new Set(site.service.requests)].sort(), path).toEqual(asRecorded(expected));
    }
    await expectJsonHeaders(reads);
  });

  test('a client-side navigation sends the same requests, with the same headers', async ({ page, site }) => {
    await visit(page, site.address + quietPage);
    const reads = watchReads(page);
    const soFar: string[] = [];
    for (const [path, expected] of Object.entries(requestsOf)) {
      // A later page reuses the content that an earlier one has read.
      soFar.push(...expected);
      await settled(page, async () => {
        await moveTo(page, path);
        await page.locator(`link[rel="canonical"][href$="${path}"]`).waitFor({ state: 'attached' });
        await expect(page.getByRole('progressbar')).toHaveCount(0);
      });
      await expect.poll(() => [...new Set(site.service.requests)].sort(), path).toEqual(asRecorded(soFar));
    }
    await expectJsonHeaders(reads);
  });
});

test('a build sends only the requests that its pages need, and none for pages or media', () => {
  const requests: string[] = JSON.parse(readFileSync(buildRequestsFile('demo'), 'utf8'));
  const kinds = ['platform', 'software', 'services', 'industry'];
  expect([...new Set(requests)].sort()).toEqual(
    asRecorded([
      ...Object.values(requestsOf).flat(),
      'custom/v1/get-all-posts?_fields=slug&per_page=100',
      'custom/v1/changes?since=',
      'custom/v1/moved-entries',
      ...kinds.map((kind) => `custom/v1/${kind}?per_page=100`),
      ...kinds.flatMap((kind) => demoSlugs(kind).map((slug) => `custom/v1/${kind}/${slug}`)),
      ...['services', 'industry'].flatMap((kind) =>
        demoSlugs(kind).flatMap((slug) => teasers(`/${kind}/${slug}`)),
      ),
      ...demoSlugs('posts').map((slug) => `custom/v1/get-post-detail/${slug}`),
      ...['cloud-and-code', 'data-and-ai', 'people', 'security'].flatMap(topicRequests),
      ...otherAuthors.flatMap(authorRequests),
      ...demoSlugs('case-studies').map(study),
    ]),
  );
});

test('the page of a platform that fails stays, and logs the status', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  const heading = page.getByRole('heading', { name: 'We could not open this platform page' });
  for (const status of [403, 418, 500])
    await test.step(`a platform with status ${status} logs "HTTP error! status: ${status}", and the page stays`, async () => {
      site.service.fail('/custom/v1/platform/impress-ai', { kind: 'status', status });
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('/platform/impress-ai'),
      );
      await moveWithoutDocument(page, '/platform/impress-ai');
      expect((await logged).text()).toContain(`HTTP error! status: ${status}`);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
      await moveTo(page, quietPage);
      await expect(heading).toHaveCount(0);
    });
});

test('an empty list for a case study logs "Case study not found" and shows "Case Study Not Found"', async ({
  page,
  site,
}) => {
  site.service.fail('slug=no-such-study', { kind: 'shape', body: [] });
  await open(page, site.address + quietPage);
  const logged = page.waitForEvent('console', (message) => message.text().includes('slug=no-such-study'));
  await moveWithoutDocument(page, '/insight/case-study/no-such-study');
  expect((await logged).text()).toContain('Case study not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
});

test.describe('With a stopped clock', () => {
  test.use({ needsOwnPage: true });

  test('a request times out after 10,000 ms by default', async ({ page }) => {
    await page.clock.install();
    await page.route('**/custom/v1/services/pmo', () => {});
    await open(page, demoSite() + quietPage);
    const request = page.waitForRequest('**/custom/v1/services/pmo');
    await moveWithoutDocument(page, '/services/pmo');
    await request;
    const bar = page.getByRole('progressbar');
    await expect(bar).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 8_000);
    await expect(bar).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(
      page.getByRole('heading', { name: 'We could not open this service description' }),
    ).toBeVisible();
  });
});

test('a message is sent as JSON, and status 200 is success with any response body', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  const form = await formOf(page);
  await fill(form, validMessage);
  site.service.fail('/store_form_data', { kind: 'html' });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(form);
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/wp-json/custom/v1/store_form_data');
  expect((await request.allHeaders())['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    name: validMessage.Name,
    email: validMessage.Email,
    message: validMessage.Message,
    message_key: expect.any(String),
  });
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
});
