// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestKey } from '../../src/content/requests/request-key.ts';
import {
  emptyPagePayload,
  type PagePayload,
  type QueryKeys,
} from '../../src/render/document/hydration-payload.ts';
import type { PageModule } from '../../src/render/document/page-module.ts';
import { useQueries } from '../../src/render/page/use-queries.ts';
import { type ContentService, ContentServiceContext } from '../../src/render/queries/content-service.ts';
import { createHttpContentService } from '../../src/render/queries/http-content-service.ts';
import type { QueryStates } from '../../src/render/queries/query-state.ts';
import type { ShownPage } from '../../src/render/routing/load-page.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { page, query } from './page-fixture.ts';

const articlesKey = requestKey(sources.articles, {});
const keys: QueryKeys = { articles: articlesKey };
const entry = { id: 1, title: 'One', slug: 'one', excerpt: '', featured_image: { src: '/a.png' } };
const failed = { title: 'It failed', retry: 'Try again' };

const moduleOf = (...names: string[]): PageModule => ({
  plan: page([], {
    queries: Object.fromEntries(
      names.map((name) => [name, query('articles', { is: 'literal', value: {} }, { failed })]),
    ),
  }),
  fallbacks: {},
  deferred: {},
  loadSources: async () => ({ articles: sources.articles }),
});

let service: FaultyService;
let content: ContentService;
/** The states of each render, the last one first. */
let seen: QueryStates[];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
  service = await startMuseumService();
  seen = [];
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await service.close();
});

type ProbeProps = Pick<ShownPage, 'page' | 'keys' | 'payload'> & Partial<Pick<ShownPage, 'freshUntil'>>;

const entryOf = { file: 'page.json', route: '/', canonical: '/' };
const match = { entry: { ...entryOf, load: async () => moduleOf() }, params: {}, canonical: '/' };

function Probe({ freshUntil = 0, ...page }: ProbeProps) {
  seen.unshift(useQueries({ path: '/', match, freshUntil, ...page }));
  return null;
}

/** Shows a page. Returns a function that shows another page instead. */
function show(
  payload: PagePayload = emptyPagePayload,
  module = moduleOf('articles'),
  own = keys,
  freshUntil = 0,
) {
  content = createHttpContentService({ settings: { contentBase: service.url }, deadline: 5_000 });
  const cache = new Map();
  const site = (path: string, shown: PageModule, its: QueryKeys) => (
    <SWRConfig value={{ provider: () => cache }}>
      <ContentServiceContext value={content}>
        <Probe key={path} page={shown} keys={its} payload={payload} freshUntil={freshUntil} />
      </ContentServiceContext>
    </SWRConfig>
  );
  const { rerender } = render(site('/', module, own));
  return (path: string, next: PageModule, its: QueryKeys) => rerender(site(path, next, its));
}

const state = (name = 'articles') => seen[0]?.[name];
const settled = (is: string) => vi.waitFor(() => expect(state()?.is).toBe(is), { timeout: 5_000 });
/** The states that were shown, in order, without repetitions. */
const history = () => {
  const all = seen.map((states) => states.articles?.is).reverse();
  return all.filter((is, index) => is !== all[index - 1]);
};
const respond = (body: unknown) => service.fail('', { kind: 'shape', body });
const withEntries: PagePayload = {
  ...emptyPagePayload,
  contents: { [articlesKey]: { content: [entry], issues: [] } },
};

describe('a query', () => {
  it('is loading until an attempt succeeds, without showing failed attempts', async () => {
    service.fail('', { kind: 'status', status: 503 }, 2);
    show();
    await settled('ready');
    expect(history()).toEqual(['loading', 'ready']);
    expect(service.requests).toHaveLength(3);
  });

  it('fails after its last attempt, with a Retry that shows when it is busy', async () => {
    service.fail('', [{ kind: 'status', status: 503, retryAfter: '60' }]);
    show();
    await settled('failed');
    expect(service.requests).toHaveLength(1);
    service.fail('', { kind: 'status', status: 503 }, 1);
    const shown = state();
    await act(async () => shown?.is === 'failed' && shown.retry?.start());
    await vi.waitFor(() => expect(state()).toMatchObject({ is: 'failed', retry: { busy: true } }));
    service.heal();
    await settled('ready');
    expect(history()).toEqual(['loading', 'failed', 'ready']);
  });

  it('sends no second request if Retry is pressed during a read', async () => {
    service.fail('', { kind: 'latency', ms: 200 });
    show({ ...emptyPagePayload, failures: { [articlesKey]: { kind: 'http', message: 'no', status: 500 } } });
    const shown = state();
    await act(async () => shown?.is === 'failed' && shown.retry?.start());
    await settled('ready');
    expect(service.requests).toHaveLength(1);
  });

  it('shows the content of the payload, and then newer content', async () => {
    respond([{ ...entry, title: 'Newer' }]);
    show(withEntries);
    expect(state()).toMatchObject({ is: 'ready', content: [{ title: 'One' }] });
    await vi.waitFor(() => expect(state()).toMatchObject({ content: [{ title: 'Newer' }] }));
  });

  it('keeps its content if later reads fail or return worse content', async () => {
    respond([]);
    const go = show(withEntries);
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    service.fail('', { kind: 'status', status: 403 });
    go('/other', moduleOf('articles'), keys);
    await vi.waitFor(() => expect(state()).toMatchObject({ is: 'ready', content: [{ title: 'One' }] }));
  });

  it('drops the content of an entry that no longer exists', async () => {
    const module = moduleOf('articles');
    const own = query('articles', { is: 'literal', value: {} }, { failed, routeParams: ['slug'] });
    service.fail('', { kind: 'status', status: 404, code: 'rest_not_found' });
    const entrySource = { ...sources.articles, namesEntry: true };
    show(withEntries, {
      ...module,
      plan: page([], { queries: { articles: own } }),
      loadSources: async () => ({ articles: entrySource }),
    });
    await settled('not-found');
    expect(history()).toEqual(['ready', 'not-found']);
  });

  it('shows the failure of the payload until a read ends', async () => {
    show({ ...emptyPagePayload, failures: { [articlesKey]: { kind: 'http', message: 'no', status: 500 } } });
    expect(state()).toMatchObject({ is: 'failed', error: { kind: 'http', status: 500 } });
    await settled('ready');
    expect(history()).toEqual(['failed', 'ready']);
  });
});

describe('content that came with the page', () => {
  const others = requestKey(sources.articles, { per_page: 2 });
  const both = moduleOf('articles', 'others');
  /** A page with two queries: the content of one is in the payload, and the browser must read the other. */
  const module = (refresh?: 'build'): PageModule => {
    const read = query('articles', { is: 'literal', value: { per_page: 2 } }, { failed });
    const articles = query(
      'articles',
      { is: 'literal', value: {} },
      refresh ? { failed, refresh } : { failed },
    );
    return { ...both, plan: page([], { queries: { articles, others: read } }) };
  };
  const showBoth = (shown: PageModule, freshUntil?: number) =>
    show(withEntries, shown, { articles: articlesKey, others }, freshUntil);
  const readOthers = () => vi.waitFor(() => expect(state('others')?.is).toBe('ready'), { timeout: 5_000 });

  it('is not read again while the page is new', async () => {
    showBoth(module(), Date.now() + 60_000);
    await readOthers();
    expect(service.requests).toEqual([others]);
    expect(state()).toMatchObject({ is: 'ready', content: [{ title: 'One' }] });
  });

  it('is read again once the page is no longer new', async () => {
    const go = showBoth(module(), Date.now() - 1);
    await readOthers();
    await vi.waitFor(() => expect(service.requests).toHaveLength(2));
    expect(service.requests).toContain(articlesKey);
    go('/other', moduleOf(), {});
  });

  it('is never read again if only the build refreshes its query', async () => {
    showBoth(module('build'));
    await readOthers();
    expect(service.requests).toEqual([others]);
    expect(state()).toMatchObject({ is: 'ready', content: [{ title: 'One' }] });
  });
});

describe('queries', () => {
  it('with equal requests share one response, and each has its own state', async () => {
    show(emptyPagePayload, moduleOf('articles', 'others', 'unfilled'), {
      articles: articlesKey,
      others: articlesKey,
    });
    await settled('ready');
    expect(state('others')).toMatchObject({ is: 'ready' });
    expect(state('unfilled')).toMatchObject({ is: 'loading' });
    expect(service.requests).toHaveLength(1);
  });

  it('that the next page also needs are not sent again', async () => {
    service.fail('', { kind: 'latency', ms: 200 });
    const go = show();
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    go('/other', moduleOf('articles'), keys);
    await settled('ready');
    expect(service.requests).toHaveLength(1);
  });

  it('that were aborted with their page are sent again when the page is shown again', async () => {
    service.fail('', { kind: 'hang' }, 1);
    const go = show();
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    await act(async () => go('/quiet', moduleOf(), {}));
    go('/', moduleOf('articles'), keys);
    await settled('ready');
    expect(service.requests).toHaveLength(2);
    expect(history()).not.toContain('failed');
  });

  it('show their fallbacks if no service is configured', () => {
    content = createHttpContentService({ settings: {}, deadline: 1_000 });
    render(
      <ContentServiceContext value={content}>
        <Probe
          page={moduleOf('articles', 'others')}
          keys={{ articles: articlesKey, others: 'GET /others' }}
          payload={withEntries}
        />
      </ContentServiceContext>,
    );
    expect(state()).toMatchObject({ is: 'ready', content: [{ title: 'One' }] });
    expect(state('others')).toMatchObject({ is: 'failed', error: { kind: 'not-configured' } });
    expect(service.requests).toEqual([]);
  });
});
