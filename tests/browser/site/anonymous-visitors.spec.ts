import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { fill, formOf, send, validMessage } from '../forms/contact-form.ts';

test('all visitors get the same pages, without cookies, and no request identifies them', async ({
  page,
  request,
}) => {
  const visitor = { cookie: 'session=ada', authorization: 'Bearer ada', 'accept-language': 'de' };
  for (const path of ['/', '/company', '/insight/blog', '/wp-json/custom/v1/get-aboutpage-content']) {
    const expected = await (await request.get(demoSite() + path)).text();
    const response = await request.get(demoSite() + path, { headers: visitor });
    expect(await response.text(), path).toBe(expected);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }

  const identifying: string[] = [];
  page.on('request', async (sent) => {
    const { cookie, authorization } = await sent.allHeaders();
    if (cookie ?? authorization) identifying.push(sent.url());
  });
  await visit(page, `${demoSite()}/policy`);
  const form = await formOf(page);
  await fill(form, validMessage);
  await send(form);
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
  await visit(page, `${demoSite()}/insight/blog`);
  expect(identifying).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  // The tab stores the names of the cleared fields, but not their text.
  const stored = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  const empty = { name: '', email: '', message: '' };
  expect(stored).toEqual([{}, { 'kept:contact-form': JSON.stringify(empty) }]);
});
