import type { Storage } from 'unstorage';
import { expect } from 'vitest';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { detail, prerendered } from './on-demand-site.ts';

/** The credentials that a host must send to the content service of these tests. */
export const credentials = 'reader:a word';
const authorization = `Basic ${btoa(credentials)}`;
const tokenHeader = 'x-pagewright-preview';

const draft = {
  type: 'article',
  slug: 'draft-7',
  status: 'draft',
  label: 'Draft',
  title: 'Words <of> a draft',
  version: 'one',
  token: 'a-renewed-token',
  errors: ['Excerpt is required.'],
};

/**
 * Makes the service require credentials, and return a draft for the token `a-signed-token`. Returns the paths that were read with a token.
 */
async function addDraft(service: FaultyService): Promise<readonly string[]> {
  const published: unknown = await (await fetch(`${service.url}${detail}the-winter-store`)).json();
  const link = `<p>The <a href="${service.url}${prerendered}">rope</a>.</p>`;
  const article = { ...Object(published), hero_heading: 'Words of a draft', details: [[{ content: link }]] };
  const drafted: string[] = [];
  service.fail('/custom/v1/preview', { kind: 'shape', body: draft });
  service.fail(`${detail}draft-7`, { kind: 'shape', body: article });
  const refused = { kind: 'status', status: 401 } as const;
  service.fail(({ headers, url = '' }) => {
    const token = headers[tokenHeader];
    if (token !== undefined) drafted.push(url);
    return token === undefined ? url.endsWith('draft-7') : token !== 'a-signed-token';
  }, refused);
  service.fail(({ headers }) => headers.authorization !== authorization, refused);
  return drafted;
}

/** The headers that no response of a preview may lack. */
function expectPrivate({ headers }: Response): void {
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*style-src 'self';/);
  expect([headers.get('etag'), headers.get('cache-status')]).toEqual([null, null]);
}

/** The keys of a store whose items contain a part of a draft. */
async function keysWithDraft(store: Storage): Promise<string[]> {
  const keys = await store.getKeys();
  const items = await Promise.all(keys.map((key) => store.getItemRaw(key)));
  return keys.filter((_, index) =>
    /Words of a draft|a-signed-token|a-renewed-token/.test(JSON.stringify(items[index])),
  );
}

/** Checks that a host renders drafts of a service that is not public, and stores no part of them. */
export async function expectPreviews(site: string, service: FaultyService, store: Storage): Promise<void> {
  const drafted = await addDraft(service);
  const ask = async (fields: Record<string, string>, accept = 'text/html') => {
    const response = await fetch(`${site}/preview/`, {
      method: 'POST',
      headers: { Accept: accept },
      body: new URLSearchParams(fields),
    });
    expectPrivate(response);
    return { status: response.status, text: await response.text() };
  };

  for (const path of ['/preview/', '/preview']) {
    const form = await fetch(site + path, { redirect: 'manual' });
    expect(form.status, path).toBe(200);
    expectPrivate(form);
    expect(await form.text()).toContain('<input type="hidden" name="token">');
  }
  expect(drafted).toEqual([]);

  const page = await ask({ token: 'a-signed-token' });
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1[^>]*><span>Words of a draft\b/);
  expect(page.text).toMatch(
    /<aside class="pagewright-preview-bar"[^>]*>.*Draft.*Words &lt;of&gt; a draft.*Excerpt is required/s,
  );
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect(page.text).toContain(`href="${prerendered}"`);
  expect(drafted).toContain(`${detail}draft-7`);

  const current = JSON.parse(
    (await ask({ token: 'a-signed-token', version: 'one' }, 'application/json')).text,
  );
  expect(current).toMatchObject({ state: { is: 'shown', draft: { token: 'a-renewed-token' } } });
  expect(current).not.toHaveProperty('page');
  const next = JSON.parse((await ask({ token: 'a-signed-token', version: 'none' }, 'application/json')).text);
  expect(Object.keys(next.page.contents)).toContain(`GET ${detail}draft-7`);

  for (const token of ['forged', 'x'.repeat(5000), 'a-signed-token\n', 'ключ']) {
    const refused = await ask({ token });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('This preview has ended.');
    expect(refused.text).not.toContain('Words');
  }
  const empty = await ask({});
  expect([empty.status, empty.text.includes('No preview is open.')]).toEqual([400, true]);
  service.fail('/custom/v1/preview', { kind: 'status', status: 410 });
  expect((await ask({ token: 'a-signed-token' })).status).toBe(410);
  service.fail('/custom/v1/preview', { kind: 'reset' });
  expect((await ask({ token: 'a-signed-token' })).status).toBe(503);

  const visited = await fetch(`${site}/journal/draft-7`);
  expect(await visited.text()).not.toContain('Words of a draft');
  expect(await keysWithDraft(store)).toEqual([]);
}
