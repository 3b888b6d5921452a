import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

// The console names what broke, as it should.
test.use({ errors: [] });

const title = 'Unexpected Application Error!';

test('an address that leads nowhere shows the error page with its message, and no stack trace', async ({
  page,
  site,
}) => {
  const answer = await page.goto(`${site.address}/services/no-such-service/at-all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByText('Stack trace')).toHaveCount(0);
});

test('any other failure of the router shows the error page with its message and its stack trace', async ({
  page,
  site,
}) => {
  await page.route('**/page-modules/policy.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The policy is broken");' }),
  );
  // The first failure loads the page anew, which may bring the code that was meant.
  for (const way of ['loaded anew', 'told'] as const) {
    await open(page, `${site.address}/careers`);
    await moveTo(page, quietPage);
    if (way === 'loaded anew') await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Diversity/);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const stack = page.getByText('Error: The policy is broken');
  await expect(page.getByText('The policy is broken', { exact: true })).toBeVisible();
  await expect(stack).toBeHidden();
  await page.getByText('Stack trace').click();
  await expect(stack).toBeVisible();
  await expect(stack).toContainText('page-modules/policy.js');
});
