import assert from 'node:assert/strict';
import { type Exchange, valueAt } from '../exchange.ts';

const origin = 'https://site.example';

const cors = {
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': /ETag/,
  vary: /Origin/,
};

/** A request whose response has not changed when it is sent again. */
function unchanged(path: string, method = 'GET'): Exchange {
  return {
    title: `A ${method} of ${path} that has not changed is answered with 304`,
    method,
    path,
    status: 200,
    revalidates: true,
  };
}

/** An OPTIONS request and its response. */
function options(path: string, ...methods: string[]): Exchange {
  return {
    title: `OPTIONS of ${path} names its methods`,
    method: 'OPTIONS',
    path,
    status: 200,
    sent: { allow: methods.join(', ') },
    fields: ['namespace', 'methods', 'endpoints'],
    holds: (body) => {
      const named = valueAt(body, 'methods');
      assert.ok(Array.isArray(named));
      for (const method of methods) assert.ok(named.includes(method), `no ${method}`);
    },
  };
}

/** The protocol of the REST API: index, CORS, nonces, OPTIONS. */
export const protocolExchanges: readonly Exchange[] = [
  {
    title: 'The index names the namespaces',
    path: '',
    status: 200,
    fields: ['name', 'url', 'home', 'namespaces', 'authentication'],
    holds: (body) => {
      const named = valueAt(body, 'namespaces');
      assert.ok(Array.isArray(named) && named.includes('custom/v1') && named.includes('wp/v2'));
    },
  },
  {
    title: 'Any origin may read content',
    path: 'custom/v1/get-contactpage-content',
    headers: { Origin: origin },
    status: 200,
    sent: cors,
  },
  {
    title: 'Errors may be read from any origin too',
    path: 'custom/v1/services/no-such-thing',
    headers: { Origin: origin },
    status: 404,
    code: 'rest_not_found',
    sent: cors,
  },
  {
    title: 'A form’s preflight is answered',
    method: 'OPTIONS',
    path: 'custom/v1/store_form_data',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    status: 200,
    sent: { ...cors, 'access-control-allow-headers': /Content-Type/ },
  },
  {
    title: 'An invalid nonce is rejected',
    path: 'custom/v1/get-contactpage-content',
    headers: { 'X-WP-Nonce': 'made-up' },
    status: 403,
    code: 'rest_cookie_invalid_nonce',
  },
  unchanged('custom/v1/services/security'),
  unchanged('custom/v1/services/security', 'HEAD'),
  unchanged('custom/v1/get-all-posts?per_page=2&page=2'),
  unchanged('wp/v2/posts?per_page=2&_embed=true&_fields=id,_links,_embedded'),
  {
    title: 'A failure has no ETag',
    path: 'custom/v1/services/no-such-thing',
    headers: { 'If-None-Match': '*' },
    status: 404,
    code: 'rest_not_found',
    sent: { etag: null },
  },
  options('custom/v1/services/security', 'GET'),
  options('custom/v1/get-homepage-content', 'GET'),
  options('custom/v1/get-all-posts', 'GET'),
  options('custom/v1/get-post-detail/the-0640-corridor', 'GET'),
  options('custom/v1/store_form_data', 'POST'),
  options('wp/v2/case-studies', 'GET'),
  {
    title: 'OPTIONS of an unknown route returns an empty list',
    method: 'OPTIONS',
    path: 'custom/v1/get-everything',
    status: 200,
    holds: (body) => assert.deepEqual(body, []),
  },
];
