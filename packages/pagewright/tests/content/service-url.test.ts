import { expect, test } from 'vitest';
import { requestKey } from '../../src/content/requests/request-key.ts';
import { serviceUrl } from '../../src/content/requests/service-url.ts';
import { sources } from '../sites/museum-code.ts';

const keyOf = (key: string) => key.slice('GET '.length);
const ropes = keyOf(requestKey(sources.exhibition, { slug: 'ropes' }));
const articles = keyOf(requestKey(sources.articles, { page: '2', per_page: 5 }));

test.each([
  ['', '/wp-json/custom/v1/exhibitions/ropes', '/wp-json/custom/v1/articles?page=2&per_page=5'],
  [
    'https://cms.example/blog',
    'https://cms.example/blog/wp-json/custom/v1/exhibitions/ropes',
    'https://cms.example/blog/wp-json/custom/v1/articles?page=2&per_page=5',
  ],
  [
    'https://cms.example/?rest_route=',
    'https://cms.example/?rest_route=/custom/v1/exhibitions/ropes',
    'https://cms.example/?rest_route=/custom/v1/articles&page=2&per_page=5',
  ],
])('requests with the base URL %j', (base, one, list) => {
  expect([serviceUrl(base, ropes), serviceUrl(base, articles)]).toEqual([one, list]);
});
