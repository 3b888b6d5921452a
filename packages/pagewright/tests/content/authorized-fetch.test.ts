import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorizationHeader, authorizedFetch } from '../../src/content/requests/authorized-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

describe('credentials', () => {
  it.each([
    ['editor:abcd EFGH 1234', 'Basic ZWRpdG9yOmFiY2QgRUZHSCAxMjM0'],
    ['größe:pass:word', `Basic ${Buffer.from('größe:pass:word').toString('base64')}`],
    ['Basic ZWRpdG9yOng=', 'Basic ZWRpdG9yOng='],
    ['Bearer a.b.c', 'Bearer a.b.c'],
  ])('may be %j', (credentials, header) => {
    expect(authorizationHeader(credentials)).toBe(header);
  });

  it.each(['editor', ':password', 'editor:', 'Bearer a b', 'editor:pass\r\nX-Other: 1'])(
    'cannot be %j',
    (credentials) => {
      expect(authorizationHeader(credentials)).toBeUndefined();
    },
  );
});

it('requests have the credentials and keep their other headers', async () => {
  const send = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', send);
  await authorizedFetch('Bearer abc')('https://cms.example/', { headers: { Accept: 'application/json' } });
  const headers = new Headers(send.mock.calls[0]?.[1].headers);
  expect([headers.get('authorization'), headers.get('accept')]).toEqual(['Bearer abc', 'application/json']);
  await authorizedFetch(undefined)('https://cms.example/', {});
  expect(new Headers(send.mock.calls[1]?.[1].headers).has('authorization')).toBe(false);
});
