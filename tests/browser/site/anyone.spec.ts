import { expect, test } from '@playwright/test';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { fill, formOf, letter, send } from '../forms/contact-form.ts';

test('nobody is told from anybody else: one page for all, no cookie, and no request that says who asks', async ({
  page,
  context,
  request,
}) => {
  const someone = { cookie: 'session=ada', authorization: 'Bearer ada', 'accept-language': 'de' };
  for (const path of ['/', '/company', '/insight/blog', '/wp-json/custom/v1/get-aboutpage-content']) {
    const plain = await (await request.get(demoSite() + path)).text();
    const answer = await request.get(demoSite() + path, { headers: someone });
    expect(await answer.text(), path).toBe(plain);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
  }

  const told: string[] = [];
  page.on('request', async (sent) => {
    const { cookie, authorization } = await sent.allHeaders();
    if (cookie ?? authorization) told.push(sent.url());
  });
  await visit(page, `${demoSite()}/policy`);
  const form = await formOf(page);
  await fill(form, letter);
  await send(form);
  await expect(form.getByRole('status')).toHaveText(/^Thank you/);
  await visit(page, `${demoSite()}/insight/blog`);
  expect(told).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The tab remembers which fields were cleared, and nothing that was in them.
  const stored = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  const empty = { name: '', email: '', message: '' };
  expect(stored).toEqual([{}, { 'kept:contact-form': JSON.stringify(empty) }]);
});
