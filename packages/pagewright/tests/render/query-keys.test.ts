import { describe, expect, it } from 'vitest';
import { queryKeys } from '../../src/render/queries/query-keys.ts';
import { sources } from '../sites/museum-code.ts';
import { page, query } from './page-fixture.ts';

const bySlug = query('exhibition', {
  is: 'object',
  needs: ['slug'],
  properties: { slug: { is: 'path', path: ['route', 'slug'] } },
});

describe('the keys of queries', () => {
  it('are the keys of their requests, so that equal requests share a key', () => {
    const plan = page([], { queries: { one: bySlug, other: bySlug, house: query('house') } });
    const keys = queryKeys(plan, { slug: 'ropes' }, sources);
    expect(keys.one).toBe('GET /wp-json/custom/v1/exhibitions/ropes');
    expect(keys.other).toBe(keys.one);
    expect(keys.house).not.toBe(keys.one);
  });

  it('are absent if the params cannot be filled or the source is unknown', () => {
    const plan = page([], { queries: { bare: bySlug, weather: query('weather') } });
    expect(queryKeys(plan, {}, sources)).toEqual({});
  });
});
