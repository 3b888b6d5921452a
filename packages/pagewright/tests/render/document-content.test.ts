// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagePayload } from '../../src/render/document/hydration-payload.ts';
import type { ContentRead } from '../../src/render/queries/content-service.ts';
import { createHttpContentService } from '../../src/render/queries/http-content-service.ts';
import { sources } from '../sites/museum-code.ts';
import { documentOf, runClient } from './document-fixture.ts';

const key = 'GET /wp-json/custom/v1/articles?per_page=100';
const entry = {
  id: 1,
  title: 'A <b>&</b> "C"',
  slug: 'one',
  excerpt: '</script>',
  featured_image: { src: '/a.png' },
};
const request: ContentRead = {
  key,
  source: 'articles',
  params: {},
  loadSources: async () => ({ articles: sources.articles }),
  fromDocument: true,
  cached: undefined,
  failure: undefined,
};

let requests: string[];
/** The document of each path. For any other path, the host answers 404. */
let documents: Record<string, string>;
let number = 0;

function documentWith(
  contents: PagePayload['contents'],
  client?: string,
  failures: PagePayload['failures'] = {},
): string {
  return documentOf(location.pathname, { contents, failures }, client);
}

function respond(url: string): Response {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin)
    return Response.json([{ ...entry, title: 'From the service' }], { headers: { 'X-WP-TotalPages': '1' } });
  const html = documents[pathname];
  return new Response(html ?? 'Not Found', { status: html === undefined ? 404 : 200 });
}

beforeEach(() => {
  requests = [];
  documents = {};
  number += 1;
  history.pushState(null, '', `/exhibitions/${number}`);
  runClient();
  vi.stubGlobal('fetch', async (url: string | URL) => {
    requests.push(new URL(url).pathname);
    return respond(String(url));
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (more: Partial<ContentRead> = {}, isClosed = false) =>
  createHttpContentService({
    settings: { contentBase: 'https://cms.example', isClosed },
    deadline: 5_000,
  }).read({ ...request, ...more });
const fromService = '/wp-json/custom/v1/articles';

describe('content that only the build refreshes', () => {
  it('is taken from the document of the page, which is read once', async () => {
    documents[location.pathname] = documentWith({
      [key]: { content: [entry], issues: [] },
      'GET /other': { content: { text: 'Other' }, issues: [] },
    });
    expect((await read()).content).toEqual([entry]);
    expect((await read({ key: 'GET /other' })).content).toEqual({ text: 'Other' });
    expect(requests).toEqual([location.pathname]);
  });

  it.each([
    ['is not there', () => undefined],
    ['has other content', () => documentWith({})],
    ['is of another build', () => documentWith({ [key]: { content: [], issues: [] } }, '/assets/main-2.js')],
    ['is not a page of the site', () => '<h1>Sign in</h1>'],
    ['is broken', () => documentWith({ [key]: { content: [], issues: [] } }).replace('"page":', '')],
  ])('is read from the service if the document %s', async (_, html) => {
    const text = html();
    if (text !== undefined) documents[location.pathname] = text;
    expect((await read()).content).toMatchObject([{ title: 'From the service' }]);
    expect(requests).toEqual([location.pathname, fromService]);
  });
});

describe('content of a service that browsers cannot read', () => {
  it('is taken from the document of the page', async () => {
    documents[location.pathname] = documentWith({ [key]: { content: [entry], issues: [] } });
    expect((await read({}, true)).content).toEqual([entry]);
  });

  it('does not exist if the site has no page at the path', async () => {
    await expect(read({}, true)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as in the build, and is never requested from the service', async () => {
    documents[location.pathname] = documentWith({}, undefined, {
      [key]: { kind: 'timeout', message: 'Too late' },
    });
    await expect(read({}, true)).rejects.toMatchObject({ kind: 'timeout', message: 'Too late' });
    history.pushState(null, '', `${location.pathname}/sign-in`);
    documents[location.pathname] = '<h1>Sign in</h1>';
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(read({}, true)).rejects.toMatchObject({ kind: 'network' });
    expect(requests).not.toContain(fromService);
  });
});

it('other content is read from the service', async () => {
  documents[location.pathname] = documentWith({ [key]: { content: [entry], issues: [] } });
  await read({ fromDocument: false });
  expect(requests).toEqual([fromService]);
});
