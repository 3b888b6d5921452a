// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestKey } from '../../src/content/requests/request-key.ts';
import { createDirectPreview } from '../../src/render/preview/direct-preview.ts';
import { sources } from '../sites/museum-code.ts';

const draft = {
  type: 'article',
  slug: 'draft',
  label: '',
  title: '',
  version: '1',
  errors: [],
  isPublished: false,
};
const shown = { ...draft, modified: undefined, expires: undefined, edit: undefined, token: undefined };

test('a browser sends the token of a preview only to the service that has issued it', async () => {
  const sent: [origin: string, token: string | null][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push([new URL(url).origin, new Headers(init?.headers).get('X-Pagewright-Preview')]);
    return Response.json([]);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const service = createDirectPreview({
    settings: {
      contentBase: 'https://content.example',
      services: {
        tickets: { contentBase: 'https://tickets.example' },
        office: { contentBase: '', isClosed: true },
      },
    },
    deadline: 1_000,
    site: { url: 'https://site.example' },
    session: { token: () => 'mine', state: () => ({ is: 'shown', draft: shown, isOutdated: false }) },
  });
  const read = (source: typeof sources.articles & { readonly service?: string }) =>
    service.read({
      key: requestKey(source, {}),
      source: 'articles',
      params: {},
      loadSources: async () => ({ articles: source }),
      fromDocument: false,
      cached: undefined,
      failure: undefined,
    });
  await read(sources.articles);
  await read({ ...sources.articles, service: 'tickets' });
  await expect(read({ ...sources.articles, service: 'office' })).rejects.toThrow(
    'Browsers cannot read "office"',
  );
  expect(sent).toEqual([
    ['https://content.example', 'mine'],
    ['https://tickets.example', null],
  ]);
});
