import assert from 'node:assert/strict';
import { type Exchange, valueAt } from '../exchange.ts';

function entries(body: unknown): readonly unknown[] {
  assert.ok(Array.isArray(body), 'a list');
  return body;
}

function slugs(body: unknown): unknown[] {
  return entries(body).map((entry) => valueAt(entry, 'slug'));
}

/** The routes of custom/v1 that serve posts. */
export const postExchanges: readonly Exchange[] = [
  {
    title: 'All posts are returned at once, newest first, with their totals',
    path: 'custom/v1/get-all-posts',
    status: 200,
    sent: { 'x-wp-total': '13', 'x-wp-totalpages': '1', 'cache-control': 'no-cache' },
    fields: [
      'id',
      'title',
      'excerpt',
      'slug',
      'featured_image.url',
      'featured_image.width',
      'featured_image.sizes.full.url',
      'date',
      'author',
      'topics.0.slug',
      'minutes',
      'sticky',
    ],
    holds: (body) => {
      assert.equal(entries(body).length, 13);
      assert.equal(valueAt(entries(body)[0], 'date'), '2026-11-11T09:05:00+00:00');
      assert.equal(valueAt(entries(body)[0], 'author'), 'Amara Obi');
      assert.equal(slugs(body)[0], 'what-the-adjuster-knows');
      assert.ok(!slugs(body).includes('a-quiet-draft'));
    },
  },
  {
    title:
      'Topics are the categories that have posts, with the number of their posts, without the default one',
    path: 'custom/v1/post-topics',
    status: 200,
    holds: (body) => {
      assert.deepEqual(slugs(body), ['cloud-and-code', 'data-and-ai', 'delivery', 'people', 'security']);
      assert.deepEqual(entries(body)[3], { slug: 'people', name: 'People', count: 2 });
    },
  },
  {
    title: 'A topic is found by its slug',
    path: 'custom/v1/post-topics?slug=data-and-ai',
    status: 200,
    holds: (body) => assert.deepEqual(slugs(body), ['data-and-ai']),
  },
  {
    title: 'Tags are listed by name, with the number of their posts',
    path: 'custom/v1/post-tags',
    status: 200,
    holds: (body) =>
      assert.deepEqual(body, [
        { slug: 'contracts', name: 'Contracts', count: 1 },
        { slug: 'measurement', name: 'Measurement', count: 2 },
      ]),
  },
  {
    title: 'Posts of a tag are selected by its slug',
    path: 'custom/v1/get-all-posts?tag=measurement&topic=delivery',
    status: 200,
    holds: (body) => assert.deepEqual(slugs(body), ['the-0640-corridor']),
  },
  {
    title: 'Authors have slugs from their names, not from their logins',
    path: 'custom/v1/post-authors?slug=samuel-okafor',
    status: 200,
    holds: (body) => assert.deepEqual(body, [{ slug: 'samuel-okafor', name: 'Samuel Okafor', count: 3 }]),
  },
  {
    title: 'Posts of a topic and an author are selected by slug, and counted',
    path: 'custom/v1/get-all-posts?topic=security&author=mei-tanaka&per_page=1',
    status: 200,
    sent: { 'x-wp-total': '2', 'x-wp-totalpages': '2' },
    holds: (body) => assert.deepEqual(slugs(body), ['one-sign-in-for-nineteen-colleges']),
  },
  ...['topic=none', 'author=none', 'topic=none&page=2'].map(
    (query): Exchange => ({
      title: `A topic or an author without posts has none: ${query}`,
      path: `custom/v1/get-all-posts?${query}`,
      status: 200,
      holds: (body) => assert.deepEqual(body, []),
    }),
  ),
  ...[1, 2, 3].map(
    (page): Exchange => ({
      title: `Page ${page} of all posts has its items and the totals`,
      path: `custom/v1/get-all-posts?per_page=5&page=${page}`,
      status: 200,
      sent: {
        'x-wp-total': '13',
        'x-wp-totalpages': '3',
        link:
          page < 3 ? new RegExp(`get-all-posts\\?per_page=5&page=${page + 1}>; rel="next"`) : /rel="prev"/,
      },
      holds: (body) => {
        assert.equal(entries(body).length, page < 3 ? 5 : 3);
        assert.equal(slugs(body)[0] === 'what-the-adjuster-knows', page === 1);
        assert.ok(!slugs(body).includes('a-quiet-draft') && !slugs(body).includes('a-quiet-password'));
      },
    }),
  ),
  {
    title: 'A page of all posts has ten items by default',
    path: 'custom/v1/get-all-posts?page=2',
    status: 200,
    sent: { 'x-wp-total': '13', 'x-wp-totalpages': '2' },
    holds: (body) => assert.equal(entries(body).length, 3),
  },
  {
    title: 'All posts can be counted by requesting only their IDs',
    path: 'custom/v1/get-all-posts?per_page=5&_fields=id',
    status: 200,
    sent: { 'x-wp-totalpages': '3' },
    holds: (body) => {
      for (const entry of entries(body)) assert.deepEqual(Object.keys(Object(entry)), ['id']);
    },
  },
  {
    title: 'A post in a list has its topics, the minutes that it takes, and whether it is pinned',
    path: 'custom/v1/get-all-posts?_fields=slug,topics,minutes,sticky',
    status: 200,
    holds: (body) => {
      const pinned = entries(body).filter((entry) => valueAt(entry, 'sticky') === true);
      assert.deepEqual(slugs(pinned), ['a-data-contract-is-a-ships-manifest']);
      assert.deepEqual(valueAt(pinned[0], 'topics'), [{ slug: 'data-and-ai', name: 'Data and AI' }]);
      for (const entry of entries(body)) assert.ok(Number(valueAt(entry, 'minutes')) >= 1);
      const bare = entries(body).find((entry) => valueAt(entry, 'slug') === 'blocks-alone');
      assert.deepEqual(valueAt(bare, 'topics'), []);
    },
  },
  {
    title: 'A post of wp/v2 has its topics, the minutes that it takes, and whether it is pinned',
    path: 'wp/v2/posts?slug=a-data-contract-is-a-ships-manifest&_fields=topics,minutes,sticky',
    status: 200,
    holds: (body) =>
      assert.deepEqual(Object(entries(body)[0]), {
        topics: [{ slug: 'data-and-ai', name: 'Data and AI' }],
        minutes: valueAt(entries(body)[0], 'minutes'),
        sticky: true,
      }),
  },
  {
    title: 'A page after the last one is an error',
    path: 'custom/v1/get-all-posts?per_page=5&page=4',
    status: 400,
    code: 'rest_post_invalid_page_number',
  },
  ...[
    ['page=0', 'page', 'rest_out_of_bounds'],
    ['page=last', 'page', 'rest_invalid_type'],
    ['per_page=0', 'per_page', 'rest_out_of_bounds'],
    ['per_page=101', 'per_page', 'rest_out_of_bounds'],
    ['per_page=-1', 'per_page', 'rest_out_of_bounds'],
    ['per_page=', 'per_page', 'rest_invalid_type'],
  ].map(
    ([query, parameter, detail]): Exchange => ({
      title: `${query} is an invalid page of all posts`,
      path: `custom/v1/get-all-posts?${query}`,
      status: 400,
      code: 'rest_invalid_param',
      holds: (body) => assert.equal(valueAt(body, `data.details.${parameter}.code`), detail),
    }),
  ),
  {
    title: 'The featured image of a post without one is false',
    path: 'custom/v1/get-all-posts',
    status: 200,
    holds: (body) => {
      const post = entries(body).find((entry) => valueAt(entry, 'slug') === 'red-amber-and-the-truth');
      assert.equal(valueAt(post, 'featured_image'), false);
      assert.match(String(valueAt(post, 'title')), /&(amp|#038);/);
    },
  },
  {
    title: 'The first element of a post’s details is its sections',
    path: 'custom/v1/get-post-detail/the-0640-corridor',
    status: 200,
    fields: [
      'id',
      'slug',
      'hero_heading',
      'hero_image.url',
      'hero_image.sizes.full.url',
      'excerpt',
      'details.0.0.title',
      'details.0.0.content',
      'details.0.0.img.url',
      'details.0.0.image_side_text',
      'details.0.4.content',
    ],
  },
  {
    title: 'A post has its dates and its author',
    path: 'custom/v1/get-post-detail/the-0640-corridor',
    status: 200,
    fields: ['modified', 'minutes', 'recent_posts.0.date', 'recent_posts.0.author', 'recent_posts.0.minutes'],
    holds: (body) => {
      assert.equal(valueAt(body, 'date'), '2026-03-12T07:40:00+00:00');
      assert.equal(valueAt(body, 'author'), 'Samuel Okafor');
    },
  },
  {
    title: 'An author without a display name is false: no login or email address is shown',
    path: 'custom/v1/get-post-detail/blocks-alone',
    status: 200,
    holds: (body) => assert.equal(valueAt(body, 'author'), false),
  },
  {
    title: 'A post lists four others, and not itself',
    path: 'custom/v1/get-post-detail/the-0640-corridor',
    status: 200,
    fields: ['recent_posts.3.slug', 'recent_posts.0.title', 'recent_posts.0.excerpt', 'recent_posts.0.id'],
    holds: (body) => {
      const recent = valueAt(body, 'recent_posts');
      assert.equal(entries(recent).length, 4);
      assert.ok(!slugs(recent).includes('the-0640-corridor'));
    },
  },
  {
    title: 'A post of the block editor is split into sections at its level 2 headings',
    path: 'custom/v1/get-post-detail/blocks-alone',
    status: 200,
    holds: (body) => {
      const sections = entries(valueAt(body, 'details.0'));
      assert.equal(sections.length, 3);
      assert.ok(!valueAt(sections[0], 'title'));
      assert.equal(valueAt(sections[1], 'title'), 'The first heading');
      assert.match(String(valueAt(sections[1], 'content')), /<h3[^>]*>A third level<\/h3>/);
      assert.equal(valueAt(sections[2], 'title'), 'Profit &amp; loss');
      assert.match(String(valueAt(sections[2], 'content')), /if \(a &lt; b\) return;/);
    },
  },
  {
    title: 'The image of a post without one is false',
    path: 'custom/v1/get-post-detail/blocks-alone',
    status: 200,
    holds: (body) => assert.equal(valueAt(body, 'hero_image'), false),
  },
  {
    title: 'A draft gets 404',
    path: 'custom/v1/get-post-detail/a-quiet-draft',
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'A post with a password is in no list of all posts',
    path: 'custom/v1/get-all-posts',
    status: 200,
    holds: (body) => assert.ok(!slugs(body).includes('a-quiet-password')),
  },
  {
    title: 'A post with a password gets 404',
    path: 'custom/v1/get-post-detail/a-quiet-password',
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'A post with a password is not among recent posts',
    path: 'custom/v1/get-post-detail/the-0640-corridor',
    status: 200,
    holds: (body) => assert.ok(!slugs(valueAt(body, 'recent_posts')).includes('a-quiet-password')),
  },
  ...['posts', 'case-studies'].flatMap((list): Exchange[] =>
    ['per_page=100', 'search=know', 'slug=a-quiet-password,a-quiet-study'].map((query) => ({
      title: `An entry with a password is in no list: ${list}?${query}`,
      path: `wp/v2/${list}?${query}`,
      status: 200,
      holds: (body) => {
        assert.ok(!slugs(body).includes('a-quiet-password'));
        assert.ok(!slugs(body).includes('a-quiet-study'));
      },
    })),
  ),
  {
    title: 'A service with a password gets 404',
    path: 'custom/v1/services/a-quiet-guarded-service',
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'A case study is not found as a post',
    path: 'custom/v1/get-post-detail/fenwick-county-buses',
    status: 404,
    code: 'rest_not_found',
  },
];
