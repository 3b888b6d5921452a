import { absenceOf } from 'pagewright-wordpress';
import { describe, expect, it } from 'vitest';

const { byId, isGone, collection, others, count } = absenceOf('wp/v2/posts');
const response = (headers: Record<string, string>, body: unknown, status = 200) => ({
  status,
  headers: new Headers(headers),
  body,
});

describe('an entry that may be gone', () => {
  it('is requested by its id, in its collection', () => {
    expect(byId(12).path).toBe('wp/v2/posts/12');
    expect(byId('1/../2?x').path).toBe('wp/v2/posts/1%2F..%2F2%3Fx');
    expect(collection.path).toBe('wp/v2/posts');
    expect(others.map(({ path }) => path)).toEqual(['wp/v2/pages', 'wp/v2/media']);
    expect(absenceOf('wp/v2/offering').others).toHaveLength(3);
  });

  it.each([
    [404, { code: 'rest_post_invalid_id' }],
    [404, { code: 'rest_term_invalid' }],
    [404, { code: 'rest_user_invalid_id' }],
    [401, { code: 'rest_forbidden' }],
    [403, { code: 'rest_forbidden' }],
    [401, { code: 'rest_user_cannot_view' }],
    [200, { id: 12, status: 'trash' }],
    [200, { id: 12, status: 'archived' }],
    [200, { id: 12, status: 'publish', excerpt: { protected: true } }],
  ])('is gone if WordPress answers %i with %j', (status, body) => {
    expect(isGone(status, body)).toBe(true);
  });

  it.each([
    [404, undefined],
    [404, { message: 'Not found' }],
    [404, { code: 'rest_no_route' }],
    [404, [{ code: 'rest_post_invalid_id' }]],
    [401, undefined],
    [401, { code: 'rest_not_logged_in' }],
    [403, { code: 'rest_disabled' }],
    [500, { code: 'rest_post_invalid_id' }],
    [200, undefined],
    [200, []],
    [200, { id: 12, status: 'publish', content: { protected: false } }],
    [200, { id: 12, status: 'inherit' }],
    [200, { id: 12 }],
  ])('is not gone if the answer is %i with %j', (status, body) => {
    expect(isGone(status, body)).toBe(false);
  });
});

describe('the number of entries of a collection', () => {
  it('is in a header of the list', () => {
    expect(count(response({ 'X-WP-Total': '12' }, [{ id: 1 }]))).toBe(12);
    expect(count(response({ 'X-WP-Total': '0' }, []))).toBe(0);
  });

  it.each([
    ['without the header', response({}, [{ id: 1 }])],
    ['with an error', response({ 'X-WP-Total': '12' }, { code: 'rest_no_route' }, 404)],
    ['with an HTML page', response({ 'X-WP-Total': '12' }, undefined)],
    ['with an empty header', response({ 'X-WP-Total': '' }, [])],
    ['with an empty list of twelve entries', response({ 'X-WP-Total': '12' }, [])],
    ['with an entry of an empty list', response({ 'X-WP-Total': '0' }, [{ id: 1 }])],
  ])('is unknown for a response %s', (_, found) => {
    expect(count(found)).toBeUndefined();
  });
});
