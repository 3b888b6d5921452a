import { expect, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

// The console reports the error, as expected.
test.use({ errors: [] });

const title = 'Unexpected Application Error!';

test('a path without a page shows the error page with its message, and no stack trace', async ({
  page,
  site,
}) => {
  const response = await page.goto(`${site.address}/services/no-such-service/at-all`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByText('Stack trace')).toHaveCount(0);
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways).toHaveText([
    'Go to the home page',
    'Case studies',
    'Services',
    'Articles',
    'Industries',
    'Company',
    'Contact us',
  ]);
  await ways.getByText('Services').click();
  await expect(page).toHaveURL(/\/#services$/);
});

test('any other failure of the router shows the error page with its message and its stack trace', async ({
  page,
  site,
}) => {
  await page.route('**/page-modules/policy.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The policy is broken");' }),
  );
  // The first failure reloads the page, in case a new deployment has replaced the code.
  for (const result of ['reload', 'error page'] as const) {
    await open(page, `${site.address}/careers`);
    await moveWithoutDocument(page, quietPage);
    if (result === 'reload') await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Diversity/);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const stack = page.getByText('Error: The policy is broken');
  await expect(page.getByText('The policy is broken', { exact: true })).toBeVisible();
  await expect(stack).toBeHidden();
  await page.getByText('Stack trace').click();
  await expect(stack).toBeVisible();
  await expect(stack).toContainText('page-modules/policy.js');
});
