import { expect, test } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import { requestKey } from '../../src/content/requests/request-key.ts';
import { serviceUrl } from '../../src/content/requests/service-url.ts';

const keyOf = (key: string) => key.slice('GET '.length);
const service = keyOf(requestKey(sources.service, { slug: 'pmo' }));
const posts = keyOf(requestKey(sources.posts, { page: '2', per_page: 5 }));

test.each([
  ['', '/wp-json/custom/v1/services/pmo', '/wp-json/custom/v1/get-all-posts?page=2&per_page=5'],
  [
    'https://cms.example/blog',
    'https://cms.example/blog/wp-json/custom/v1/services/pmo',
    'https://cms.example/blog/wp-json/custom/v1/get-all-posts?page=2&per_page=5',
  ],
  [
    'https://cms.example/?rest_route=',
    'https://cms.example/?rest_route=/custom/v1/services/pmo',
    'https://cms.example/?rest_route=/custom/v1/get-all-posts&page=2&per_page=5',
  ],
])('requests with the base URL %j', (base, one, list) => {
  expect([serviceUrl(base, service), serviceUrl(base, posts)]).toEqual([one, list]);
});
