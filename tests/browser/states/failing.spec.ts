import { mainWaysToFail } from '../../../packages/pagewright/tests/fixtures/faulty-service/ways-to-fail.ts';
import { deadline } from '../fixture-sites/built-sites.ts';
import { expect, moveTo, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const title = 'We could not open this service description';

for (const [how, fault] of mainWaysToFail) {
  test(`a page shows a message and Retry by the deadline when the service ${how}`, async ({ page, site }) => {
    await open(page, site.address + quietPage);
    site.service.fail('/services/pmo', fault);
    const asked = page.waitForRequest('**/wp-json/**/services/pmo');
    await moveWithoutDocument(page, '/services/pmo');
    await asked;
    const began = Date.now();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: deadline + 2500 });
    expect(Date.now() - began).toBeLessThan(deadline + 2500);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    // The page still shows the parts that do not need the response: its own heading and the form.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
    const requests = site.service.requests.filter((line) => line.includes('/services/pmo'));
    // One attempt and three retries.
    expect(requests.length).toBeLessThanOrEqual(4);
  });
}

test('a visitor does not notice a service that fails twice and then answers', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail('/services/pmo', [{ kind: 'status', status: 502 }, { kind: 'reset' }], 1);
  await moveWithoutDocument(page, '/services/pmo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a failure shows one message, in place of the first block that needs the query', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  site.service.fail('/get-aboutpage-content', { kind: 'status', status: 403 });
  await moveWithoutDocument(page, '/company');
  const heading = page.getByRole('heading', { name: 'The company page is out of reach for the moment' });
  await expect(heading).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
});

test('a failed query omits only the blocks that need it', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail('/wp/v2/posts', { kind: 'status', status: 403 });
  await moveWithoutDocument(page, '/services/pmo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
});

test('a path whose content the service does not have shows the 404 page', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog/never-written');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
});

test('a page is shown from its document if the code that reads content cannot be loaded', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  const aborted = page.waitForRequest('**/assets/reading-*.js');
  await page.route('**/assets/reading-*.js', (route) => route.abort());
  await moveWithoutDocument(page, '/services/pmo');
  await aborted;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a message still appears if the code of its view cannot be loaded', async ({ page, site }) => {
  const aborted = page.waitForRequest('**/assets/rare-states-*.js');
  await page.route('**/assets/rare-states-*.js', (route) => route.abort());
  await open(page, site.address + quietPage);
  site.service.fail('/services/pmo', { kind: 'status', status: 403 });
  await moveWithoutDocument(page, '/services/pmo');
  await aborted;
  await expect(page.getByText(title)).toBeVisible();
});
