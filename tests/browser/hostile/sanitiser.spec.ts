import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { sanitiseHtml } from '../../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import { contentSecurityPolicy } from '../../../packages/pagewright/src/pipeline/policy/content-policy.ts';
import { attackStrings } from '../../../packages/pagewright/tests/fixtures/attack-strings.ts';
import { expect, test } from '../browser-test.ts';
import { root } from '../fixture-sites/build-once.ts';

const origin = 'http://sanitiser.test';
const policy = contentSecurityPolicy({
  policy: undefined,
  contentOrigins: [],
  framesItself: false,
  hasAnalytics: false,
});

/** The sanitiser as browsers load it. */
async function bundledSanitiser(): Promise<string> {
  const entry = path.join(root, 'packages/pagewright/src/content/sanitising/sanitise-html.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('Expected the bundle of the sanitiser to be one chunk.');
  return chunk.code;
}

/** Opens a page that has the policy of the site and serves only the sanitiser. Returns its requests. */
async function openPage(page: Page): Promise<string[]> {
  const code = await bundledSanitiser();
  const requests: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    requests.push(url);
    if (url === `${origin}/`)
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: '<!doctype html><title>Sanitiser</title><main></main>',
      });
    if (url === `${origin}/sanitiser.js`)
      return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${origin}/`);
  return requests;
}

test('attack strings give the same HTML in a browser as at build, and none of them runs', async ({
  page,
}) => {
  const requests = await openPage(page);
  const pairs = attackStrings(7).map((raw): [string, string] => [raw, sanitiseHtml(raw)]);
  const found = await page.evaluate(async (given) => {
    const main = document.querySelector('main');
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    const trusted = globalThis.trustedTypes?.createPolicy('pagewright', { createHTML: (html) => html });
    const { sanitiseHtml: sanitise } = await import(`${location.origin}/sanitiser.js`);
    const different: string[] = [];
    const unstable: string[] = [];
    for (const [raw, expected] of given) {
      const clean = sanitise(raw);
      if (clean !== expected) different.push(raw);
      if (main && trusted) Reflect.set(main, 'innerHTML', trusted.createHTML(clean));
      // The browser serialises its own parsed HTML. Another result would mean that two parsers read the HTML differently.
      if (sanitise(main?.innerHTML) !== clean) unstable.push(raw);
    }
    const ran: unknown = Reflect.get(globalThis, 'ran');
    return { count: given.length, different, unstable, ran, violations };
  }, pairs);
  expect(found.count).toBeGreaterThan(4000);
  expect(found).toMatchObject({ different: [], unstable: [], ran: undefined, violations: [] });
  expect(requests.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
});
