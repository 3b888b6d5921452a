import assert from 'node:assert/strict';
import { type Exchange, valueAt } from '../exchange.ts';

function entries(body: unknown): readonly unknown[] {
  assert.ok(Array.isArray(body), 'a list');
  return body;
}

function slugs(body: unknown): string {
  return entries(body)
    .map((entry) => valueAt(entry, 'slug'))
    .join();
}

function count(expected: number) {
  return (body: unknown) => assert.equal(entries(body).length, expected);
}

const entryFields = [
  'id',
  'date',
  'date_gmt',
  'modified',
  'slug',
  'status',
  'type',
  'link',
  'title.rendered',
  'content.rendered',
  'content.protected',
  'excerpt.rendered',
  'author',
  'featured_media',
  'featured_media_src_url',
  'categories',
  'tags',
  '_links.self.0.href',
];

const mediaFields = [
  'id',
  'source_url',
  'alt_text',
  'media_type',
  'mime_type',
  'media_details.width',
  'media_details.height',
  'media_details.sizes.full.source_url',
  'media_details.sizes.medium.source_url',
];

const kinds = [
  { base: 'posts', total: '13', type: 'post', study: 'the-0640-corridor', first: 'what-the-adjuster-knows' },
  {
    base: 'case-studies',
    total: '9',
    type: 'case-studies',
    study: 'claims-in-four-minutes',
    first: 'claims-in-four-minutes',
  },
];

function rejected(title: string, path: string, parameter: string, detail: string): Exchange {
  return {
    title,
    path,
    status: 400,
    code: 'rest_invalid_param',
    holds: (body) => {
      assert.equal(typeof valueAt(body, `data.params.${parameter}`), 'string');
      assert.equal(valueAt(body, `data.details.${parameter}.code`), detail);
    },
  };
}

/** Lists and entries of wp/v2. */
export const listExchanges: readonly Exchange[] = [
  {
    title: 'A list has only the fields that the request names, and embeds only the links among them',
    path: 'wp/v2/posts?per_page=2&_embed=true&_fields=id,first_image,_links.author,_links.wp:featuredmedia,_embedded',
    status: 200,
    fields: ['id', 'first_image', '_embedded.author', '_embedded.wp:featuredmedia'],
    holds: (body) => {
      for (const entry of entries(body)) {
        assert.equal(valueAt(entry, 'content'), undefined);
        assert.equal(valueAt(entry, '_embedded.wp:term'), undefined);
      }
    },
  },
  {
    title: 'A list of all posts has only the fields that the request names',
    path: 'custom/v1/get-all-posts?per_page=100&_fields=slug',
    status: 200,
    holds: (body) => {
      for (const entry of entries(body)) assert.deepEqual(Object.keys(Object(entry)), ['slug']);
    },
  },
  ...kinds.flatMap(({ base, total, type, study, first }): Exchange[] => [
    {
      title: `${base}: a page of a list has totals, links and all fields of its entries`,
      path: `wp/v2/${base}?per_page=6&_embed=true&status=publish`,
      status: 200,
      sent: {
        'x-wp-total': total,
        'x-wp-totalpages': String(Math.ceil(Number(total) / 6)),
        link: /page=2[^>]*>; rel="next"/,
        'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link, ETag',
        'cache-control': 'no-cache',
        allow: 'GET',
      },
      fields: entryFields,
      holds: (body) => {
        count(6)(body);
        assert.equal(valueAt(entries(body)[0], 'slug'), first);
        assert.equal(valueAt(entries(body)[0], 'type'), type);
      },
    },
    {
      title: `${base}: the last page links back`,
      path: `wp/v2/${base}?per_page=6&page=${Math.ceil(Number(total) / 6)}`,
      status: 200,
      sent: { link: /rel="prev"/, 'x-wp-total': total },
      holds: count(Number(total) % 6),
    },
    {
      title: `${base}: _embed includes image, author and terms`,
      path: `wp/v2/${base}?slug=${study}&_embed=true&per_page=1&status=publish`,
      status: 200,
      sent: { 'x-wp-total': '1', 'x-wp-totalpages': '1' },
      fields: [
        ...mediaFields.map((name) => `_embedded.wp:featuredmedia.0.${name}`),
        '_embedded.author.0.name',
        '_embedded.wp:term.0.0.name',
        '_embedded.wp:term.1',
      ],
      holds: (body) => {
        const [entry] = entries(body);
        const source = valueAt(entry, '_embedded.wp:featuredmedia.0.source_url');
        assert.equal(valueAt(entry, 'featured_media_src_url'), source);
      },
    },
    {
      title: `${base}: an unknown slug is an empty list`,
      path: `wp/v2/${base}?slug=no-such-thing&per_page=1&_embed=true&status=publish`,
      status: 200,
      sent: { 'x-wp-total': '0', 'x-wp-totalpages': '0' },
      holds: count(0),
    },
    {
      title: `${base}: any page of an empty list is empty`,
      path: `wp/v2/${base}?slug=no-such-thing&page=7`,
      status: 200,
      holds: count(0),
    },
    {
      title: `${base}: a page past the end is an error`,
      path: `wp/v2/${base}?per_page=6&page=99`,
      status: 400,
      code: 'rest_post_invalid_page_number',
    },
    ...['0', '-1', '101'].map((number) =>
      rejected(
        `${base}: per_page=${number} is rejected`,
        `wp/v2/${base}?per_page=${number}`,
        'per_page',
        'rest_out_of_bounds',
      ),
    ),
    rejected(
      `${base}: per_page takes a number`,
      `wp/v2/${base}?per_page=many`,
      'per_page',
      'rest_invalid_type',
    ),
    rejected(`${base}: page=0 is rejected`, `wp/v2/${base}?page=0`, 'page', 'rest_out_of_bounds'),
    rejected(
      `${base}: drafts are for editors`,
      `wp/v2/${base}?status=draft`,
      'status',
      'rest_forbidden_status',
    ),
    rejected(
      `${base}: an unknown order is rejected`,
      `wp/v2/${base}?orderby=luck`,
      'orderby',
      'rest_not_in_enum',
    ),
    {
      title: `${base}: an unknown ID is 404`,
      path: `wp/v2/${base}/987654321`,
      status: 404,
      code: 'rest_post_invalid_id',
    },
    {
      title: `${base}: an ID has digits only`,
      path: `wp/v2/${base}/abc`,
      status: 404,
      code: 'rest_no_route',
    },
    {
      title: `${base}: visitors cannot create entries`,
      method: 'POST',
      path: `wp/v2/${base}`,
      headers: { 'Content-Type': 'application/json' },
      body: '{"title":"Mine"}',
      status: 401,
      code: 'rest_cannot_create',
    },
    {
      title: `${base}: visitors cannot use the edit context`,
      path: `wp/v2/${base}?context=edit`,
      status: 401,
      code: 'rest_forbidden_context',
    },
    {
      title: `${base}: HEAD returns the totals`,
      method: 'HEAD',
      path: `wp/v2/${base}?per_page=6`,
      status: 200,
      sent: { 'x-wp-total': total },
    },
  ]),
  {
    title: 'A post is found by its ID',
    path: ({ post }) => `wp/v2/posts/${post}`,
    status: 200,
    fields: entryFields,
  },
  {
    title: 'A case study is found by its ID',
    path: ({ caseStudy }) => `wp/v2/case-studies/${caseStudy}`,
    status: 200,
    fields: entryFields,
  },
  {
    title: 'The ID of a post does not find a case study',
    path: ({ post }) => `wp/v2/case-studies/${post}`,
    status: 404,
    code: 'rest_post_invalid_id',
  },
  {
    title: 'A draft is forbidden by ID',
    path: ({ draft }) => `wp/v2/posts/${draft}`,
    status: 401,
    code: 'rest_forbidden',
  },
  {
    title: 'A draft is hidden by slug',
    path: 'wp/v2/posts?slug=a-quiet-draft',
    status: 200,
    holds: count(0),
  },
  {
    title: 'Visitors cannot edit entries',
    method: 'POST',
    path: ({ post }) => `wp/v2/posts/${post}`,
    headers: { 'Content-Type': 'application/json' },
    body: '{"title":"Mine"}',
    status: 401,
    code: 'rest_cannot_edit',
  },
  {
    title: 'Visitors cannot delete entries',
    method: 'DELETE',
    path: ({ caseStudy }) => `wp/v2/case-studies/${caseStudy}`,
    status: 401,
    code: 'rest_cannot_delete',
  },
  {
    title: 'An entry without an image embeds none',
    path: 'wp/v2/case-studies?slug=fenwick-county-buses&_embed=true',
    status: 200,
    holds: (body) => {
      const [entry] = entries(body);
      assert.equal(valueAt(entry, 'featured_media'), 0);
      assert.equal(valueAt(entry, 'featured_media_src_url'), false);
      assert.equal(valueAt(entry, '_embedded.wp:featuredmedia'), undefined);
    },
  },
  {
    title: 'Titles are HTML with character references',
    path: 'wp/v2/case-studies?slug=bare-study',
    status: 200,
    holds: (body) =>
      assert.match(
        String(valueAt(entries(body)[0], 'title.rendered')),
        /&lt;but&gt;.*&#0?38;|&lt;but&gt;.*&amp;/,
      ),
  },
  {
    title: 'An entry without text has empty content',
    path: 'wp/v2/case-studies?slug=bare-study',
    status: 200,
    holds: (body) => assert.equal(valueAt(entries(body)[0], 'content.rendered'), ''),
  },
  {
    title: '_embed=false embeds nothing',
    path: 'wp/v2/posts?per_page=1&_embed=false',
    status: 200,
    holds: (body) => assert.equal(valueAt(entries(body)[0], '_embedded'), undefined),
  },
  {
    title: '_embed accepts the name of a relation',
    path: 'wp/v2/posts?slug=the-0640-corridor&_embed=author',
    status: 200,
    fields: ['_embedded.author.0.name'],
    holds: (body) => assert.equal(valueAt(entries(body)[0], '_embedded.wp:featuredmedia'), undefined),
  },
  {
    title: '_fields returns only the requested fields',
    path: 'wp/v2/posts?per_page=1&_fields=id,slug,title.rendered',
    status: 200,
    fields: ['id', 'slug', 'title.rendered'],
    holds: (body) => {
      assert.equal(valueAt(entries(body)[0], 'content'), undefined);
      assert.equal(valueAt(entries(body)[0], '_links'), undefined);
    },
  },
  {
    title: 'Two slugs are two entries',
    path: 'wp/v2/posts?slug=the-0640-corridor,replacing-the-lift&orderby=slug&order=asc',
    status: 200,
    holds: (body) => assert.equal(slugs(body), 'replacing-the-lift,the-0640-corridor'),
  },
  {
    title: 'offset skips the first entries',
    path: 'wp/v2/case-studies?offset=8&per_page=6',
    status: 200,
    sent: { 'x-wp-total': '9' },
    holds: count(1),
  },
  {
    title: 'exclude omits an entry',
    path: ({ caseStudy }) => `wp/v2/case-studies?exclude=${caseStudy}&per_page=100`,
    status: 200,
    holds: (body) => {
      count(8)(body);
      assert.ok(!slugs(body).includes('fenwick-county-buses'));
    },
  },
  {
    title: 'include accepts IDs',
    path: ({ post }) => `wp/v2/posts?include=${post}`,
    status: 200,
    holds: (body) => assert.equal(slugs(body), 'the-0640-corridor'),
  },
  {
    title: 'search finds posts that link to a path',
    path: 'wp/v2/posts?search=%2Fservices%2Fpmo&per_page=2&_embed=true&status=publish',
    status: 200,
    holds: (body) => assert.equal(slugs(body), 'red-amber-and-the-truth,replacing-the-lift'),
  },
  {
    title: 'search finds case studies that link to a path',
    path: 'wp/v2/case-studies?search=%2Findustry%2Fpe-vc',
    status: 200,
    holds: (body) => assert.equal(slugs(body), 'wind-farm-spare-parts'),
  },
  {
    title: 'search requires every word',
    path: 'wp/v2/posts?search=bakery+cloud',
    status: 200,
    holds: (body) => assert.equal(slugs(body), 'the-price-of-one-loaf'),
  },
  {
    title: 'order=asc starts with the oldest',
    path: 'wp/v2/posts?order=asc&per_page=1',
    status: 200,
    holds: (body) => assert.equal(slugs(body), 'blocks-alone'),
  },
  {
    title: 'Pages are listed',
    path: 'wp/v2/pages?orderby=slug&order=asc',
    status: 200,
    fields: ['id', 'slug', 'title.rendered'],
    sent: { 'x-wp-total': '2' },
    holds: (body) => assert.equal(slugs(body), 'company,contact-us'),
  },
  {
    title: 'Images are listed with sizes',
    path: 'wp/v2/media?per_page=3',
    status: 200,
    fields: mediaFields,
    holds: count(3),
  },
  {
    title: 'An image is found by its ID',
    path: ({ media }) => `wp/v2/media/${media}`,
    status: 200,
    fields: mediaFields,
  },
  rejected('Pictures are never published', 'wp/v2/media?status=publish', 'status', 'rest_forbidden_status'),
];
