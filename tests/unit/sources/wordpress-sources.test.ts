import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import { installSanitiser } from '../../../packages/pagewright/src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import type { ReadableSource } from '../../../packages/pagewright/src/content/source.ts';
import type { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import { startMeridianService } from './meridian-service.ts';

let service: FaultyService;

beforeAll(async () => {
  installSanitiser(sanitiseHtml);
  service = await startMeridianService();
});
beforeEach(() => service.heal());
afterAll(() => service.close());

/** Reads a source from a service that responds with a body. */
async function contentOf<Content>(
  source: ReadableSource<Content>,
  body: unknown,
  params: object = { slug: 'x', per_page: 6 },
): Promise<Content> {
  service.fail('', { kind: 'shape', body });
  return (await read(source, params, { base: service.url, deadline: 10_000 })).content;
}

const sentence = (number: number) => `Sentence number ${number} is long enough to be counted.`;
/** The fields of entries in lists. */
const fields =
  '_fields=id%2Cslug%2Ctitle%2Cexcerpt%2Cdate%2Cdate_gmt%2Cfeatured_media_src_url%2Cfirst_image%2C_links.author%2C_links.wp%3Afeaturedmedia%2C_embedded';
/** The fields of case studies in lists, with their main figures, and whether they have a password. */
const studyFields = `${fields}%2Csector%2Cfigure%2Cresults%2Ccontent.protected%2Cclass_list`;
/** The fields of posts in lists, with their topics, the reading time and whether they are pinned. */
const postFields = `${fields}%2Ctopics%2Cminutes%2Csticky`;

const study = (content: string, more: object = {}) => [
  {
    id: 5,
    slug: 'x',
    title: { rendered: 'Tom &amp; Jerry&#8217;s' },
    content: { rendered: content },
    ...more,
  },
];

test.each([
  ['homepage', {}, 'GET /wp-json/custom/v1/get-homepage-content'],
  ['software', { slug: 'aws' }, 'GET /wp-json/custom/v1/software/aws'],
  ['service', { slug: 'pmo' }, 'GET /wp-json/custom/v1/services/pmo'],
  ['industry', { slug: 'insurance' }, 'GET /wp-json/custom/v1/industry/insurance'],
  ['platform', { slug: 'impress-ai' }, 'GET /wp-json/custom/v1/platform/impress-ai'],
  ['services', { per_page: 100 }, 'GET /wp-json/custom/v1/services?per_page=100'],
  ['software-list', { per_page: 100 }, 'GET /wp-json/custom/v1/software?per_page=100'],
  ['industries', { per_page: 100 }, 'GET /wp-json/custom/v1/industry?per_page=100'],
  ['platforms', { per_page: 100 }, 'GET /wp-json/custom/v1/platform?per_page=100'],
  ['posts', {}, 'GET /wp-json/custom/v1/get-all-posts?per_page=100'],
  ['posts', { per_page: 5 }, 'GET /wp-json/custom/v1/get-all-posts?per_page=5'],
  ['posts', { per_page: 5, page: '2' }, 'GET /wp-json/custom/v1/get-all-posts?page=2&per_page=5'],
  // A page for which no size is given has ten posts, as in WordPress.
  ['posts', { page: '2' }, 'GET /wp-json/custom/v1/get-all-posts?page=2&per_page=10'],
  ['post-slugs', {}, 'GET /wp-json/custom/v1/get-all-posts?_fields=slug&per_page=100'],
  ['post-pages', { per_page: 5 }, 'GET /wp-json/custom/v1/get-all-posts?_fields=id&per_page=5'],
  ['post', { slug: 'the-0640-corridor' }, 'GET /wp-json/custom/v1/get-post-detail/the-0640-corridor'],
  ['company', {}, 'GET /wp-json/custom/v1/get-aboutpage-content'],
  ['people', {}, 'GET /wp-json/custom/v1/get-aboutpage-content?_fields=our_team_managements_data'],
  ['contact', {}, 'GET /wp-json/custom/v1/get-contactpage-content'],
  [
    'case-studies',
    { per_page: 6 },
    `GET /wp-json/wp/v2/case-studies?_embed=true&${studyFields}&per_page=6&status=publish`,
  ],
  [
    'case-study',
    { slug: 'large-vitamin-retailer' },
    'GET /wp-json/wp/v2/case-studies?_embed=true&per_page=1&slug=large-vitamin-retailer&status=publish',
  ],
  [
    'latest-posts',
    { per_page: 10 },
    `GET /wp-json/wp/v2/posts?_embed=true&${postFields}&per_page=10&status=publish`,
  ],
  [
    'latest-posts',
    { per_page: 2, search: '/services/pmo' },
    `GET /wp-json/wp/v2/posts?_embed=true&${postFields}&per_page=2&search=%2Fservices%2Fpmo&status=publish`,
  ],
  [
    'case-studies',
    { per_page: 1, search: '/industry/pe-vc' },
    `GET /wp-json/wp/v2/case-studies?_embed=true&${studyFields}&per_page=1&search=%2Findustry%2Fpe-vc&status=publish`,
  ],
  [
    'case-studies',
    { per_page: 6, page: '2' },
    `GET /wp-json/wp/v2/case-studies?_embed=true&${studyFields}&page=2&per_page=6&status=publish`,
  ],
  [
    'case-study-pages',
    { per_page: 6 },
    'GET /wp-json/wp/v2/case-studies?_fields=id%2Ccontent.protected%2Cexcerpt.protected%2Cclass_list&per_page=6&status=publish',
  ],
  [
    'pages',
    { per_page: 10 },
    `GET /wp-json/wp/v2/pages?_embed=true&${fields}%2Ccontent.protected&per_page=10&status=publish`,
  ],
  ['media', { per_page: 10 }, 'GET /wp-json/wp/v2/media?_embed=true&per_page=10'],
] as const)(
  '%s sends the request of the specification, and the demo content fits without an issue',
  async (name, params, request) => {
    const source: ReadableSource = sources[name];
    const { issues, content } = await read(source, params, { base: service.url, deadline: 10_000 });
    expect(service.requests).toEqual([request]);
    expect(issues).toEqual([]);
    expect(content).toBeTruthy();
  },
);

test('a list is read to its end by the total in the headers', async () => {
  const { content } = await read(
    sources['case-studies'],
    { per_page: 3 },
    { base: service.url, deadline: 10_000, entries: Number.POSITIVE_INFINITY },
  );
  expect(content.map(({ slug }) => slug)).toHaveLength(8);
  expect(new Set(content.map(({ slug }) => slug)).size).toBe(8);
  expect(
    service.requests.map((request) => /page=(\d)&|page=(\d)$/.exec(request.replace('per_page', ''))?.[1]),
  ).toEqual([undefined, '2', '3']);
});

test('posts are read to their end in parts', async () => {
  const { content } = await read(
    sources.posts,
    { per_page: 5 },
    { base: service.url, deadline: 10_000, entries: Number.POSITIVE_INFINITY },
  );
  expect(new Set(content.map(({ slug }) => slug)).size).toBe(12);
  expect(service.requests.map((request) => request.split('?')[1])).toEqual([
    'per_page=5',
    'page=2&per_page=5',
    'page=3&per_page=5',
  ]);
});

test('the featured image is the embedded one, else the URL next to the entry, else the first in the text, else the default', async () => {
  const embedded = { 'wp:featuredmedia': [{ source_url: '/embedded.avif', alt_text: 'E' }] };
  const content = {
    rendered:
      '<p><img class="x" src="data:image/gif;base64,R0"><img alt="T" src=\'/text.avif\' width="640" height="480"></p>',
  };
  const entry = { id: 1, slug: 'a', title: { rendered: 'T' } };
  const list = await contentOf(sources['case-studies'], [
    { ...entry, _embedded: embedded, featured_media_src_url: '/beside.avif', content },
    {
      ...entry,
      _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] },
      featured_media_src_url: '/beside.avif',
      content,
    },
    { ...entry, featured_media_src_url: false, content },
    { ...entry, first_image: { url: '/listed.avif', alt: null, width: '640', height: '480' } },
    { ...entry, first_image: false },
    { ...entry, content: { rendered: '<p>None</p>' } },
  ]);
  expect(list.map(({ featured_image }) => featured_image)).toEqual([
    { src: '/embedded.avif', alt: 'E' },
    { src: '/beside.avif' },
    { src: '/text.avif', alt: 'T', width: 640, height: 480 },
    { src: '/listed.avif', alt: '', width: 640, height: 480 },
    { src: '/CaseStudyHero.png', alt: '', width: 1600, height: 700 },
    { src: '/CaseStudyHero.png', alt: '', width: 1600, height: 700 },
  ]);
});

interface ListedFacts {
  readonly topic?: unknown;
  readonly topics?: unknown;
  readonly minutes?: unknown;
  readonly sticky?: unknown;
}

test('a post in a list has its first topic, its reading time and whether it is pinned; wrong numbers are missing', async () => {
  const topics = [
    { slug: 'cloud', name: 'Cloud' },
    { slug: 'data', name: 'Data' },
  ];
  const listed = { id: 1, slug: 'a', topics, minutes: 4, sticky: true };
  const bare = { id: 2, slug: 'b', topics: [], minutes: 0 };
  const expected = [
    { topic: topics[0], topics, minutes: 4, sticky: true },
    { topic: undefined, topics: [], minutes: undefined, sticky: undefined },
  ];
  const shown = ({ topic, topics: all, minutes, sticky }: ListedFacts) => ({
    topic,
    topics: all,
    minutes,
    sticky,
  });
  const posts = await contentOf(sources.posts, [
    { ...listed, title: 'A' },
    { ...bare, title: 'B' },
  ]);
  const latest = await contentOf(sources['latest-posts'], [
    { ...listed, title: { rendered: 'A' } },
    { ...bare, title: { rendered: 'B' } },
  ]);
  const post = await contentOf(sources.post, {
    hero_heading: 'P',
    topics,
    minutes: -1,
    recent_posts: [
      { ...listed, title: 'A' },
      { ...bare, title: 'B' },
    ],
  });
  for (const list of [posts, latest, post.recent_posts ?? []]) expect(list.map(shown)).toEqual(expected);
  expect([post.topic, post.minutes]).toEqual([topics[0], undefined]);
});

test('a post without a title is called by the first words of its text', async () => {
  const post = { id: 1, slug: '1', hero_heading: '', excerpt: '', written_excerpt: '' };
  const sections = [{ content: '<p>Two desks became one. We moved in June.</p>' }];
  expect(await contentOf(sources.post, { ...post, details: [sections] })).toMatchObject({
    hero_heading: 'Two desks became one',
  });
  expect(await contentOf(sources.post, { ...post, date: '2012-03-04T10:00:00+01:00' })).toMatchObject({
    hero_heading: '2012-03-04',
  });
});

test('an excerpt is plain text, is cut at 200 characters and has a default', async () => {
  const entry = { id: 1, slug: 'a', title: { rendered: 'T' } };
  const list = await contentOf(sources['latest-posts'], [
    { ...entry, excerpt: { rendered: '<p>Short &amp; sweet [&hellip;]</p>\n' } },
    { ...entry, excerpt: { rendered: `<p>${'a'.repeat(300)}</p>` } },
    { ...entry, excerpt: { rendered: '' } },
  ]);
  expect(list.map(({ excerpt }) => excerpt)).toEqual([
    'Short & sweet…',
    `${'a'.repeat(200)}…`,
    'No description available',
  ]);
});

test.each([
  [2, [['Case Study Overview', [1, 2]]]],
  [
    3,
    [
      ['Challenge', [1]],
      ['Solution', [2]],
      ['Results', [3]],
    ],
  ],
  [
    4,
    [
      ['Challenge', [1, 2]],
      ['Solution', [3]],
      ['Results', [4]],
    ],
  ],
  [
    5,
    [
      ['Challenge', [1, 2]],
      ['Solution', [3, 4]],
      ['Results', [5]],
    ],
  ],
  [
    6,
    [
      ['Challenge', [1, 2]],
      ['Solution', [3, 4]],
      ['Results', [5, 6]],
    ],
  ],
] as const)('a case study of %i long sentences is split as the specification says', async (count, groups) => {
  const text = Array.from({ length: count }, (_, index) => sentence(index + 1)).join(' ');
  const { details } = await contentOf(sources['case-study'], study(`<p>Short one. ${text} Tiny.</p>`));
  expect(details?.map(({ title }) => title)).toEqual(groups.map(([title]) => title));
  // Short sentences do not count, but none is lost.
  expect(details?.map(({ content }) => content).join(' ')).toBe(`Short one. ${text} Tiny.`);
  if (count > 2)
    expect(details?.map(({ content }) => content.match(/(?<=number )\d/g)?.map(Number))).toEqual(
      groups.map(([, of]) => of),
    );
});

test('an empty case study says that it is being updated', async () => {
  const { details, hero_heading, hero_image } = await contentOf(
    sources['case-study'],
    study('<p>&nbsp;</p>'),
  );
  expect(details).toEqual([
    {
      id: 1,
      title: 'Case Study Overview',
      content: 'Content is currently being updated. Please check back later.',
    },
  ]);
  expect(hero_heading).toBe('Tom & Jerry’s');
  expect(hero_image).toEqual({ src: '/CaseStudyHero.png', alt: '', width: 1600, height: 700 });
});

test('footnotes of a case study do not change its numbers, and leave no arrows', async () => {
  const note = (number: number) =>
    `<sup data-fn="n${number}" class="fn"><a href="#n${number}" id="n${number}-link">${number}</a></sup>`;
  const text = `<p>Costs fell by 40${note(1)} per cent in a year. Nobody complained of it.${note(2)}</p>
    <ol class="wp-block-footnotes"><li id="n1">By their own count of it all. <a href="#n1-link">↩\ufe0e</a></li></ol>`;
  const { details } = await contentOf(sources['case-study'], study(text));
  expect(details?.map(({ content }) => content)).toEqual([
    'Costs fell by 40¹ per cent in a year.',
    'Nobody complained of it.²',
    'By their own count of it all.',
  ]);
});

test('a full stop in a number or without a space after it does not end a sentence', async () => {
  const text = `It grew by 4.5 per cent in the year. ${sentence(2)} “Is that so?” she asked of everybody there.`;
  const { details } = await contentOf(sources['case-study'], study(text));
  expect(details?.map(({ content }) => content)).toEqual([
    'It grew by 4.5 per cent in the year.',
    sentence(2),
    '“Is that so?” she asked of everybody there.',
  ]);
});

test('a title before a name, such as "Dr.", stays with the name', async () => {
  const text = `${sentence(1)} Dr. Smith agreed to open the gate on time. ${sentence(3)} So did she.`;
  const { details } = await contentOf(sources['case-study'], study(text));
  expect(details?.map(({ content }) => content)).toEqual([
    sentence(1),
    'Dr. Smith agreed to open the gate on time.',
    `${sentence(3)} So did she.`,
  ]);
});

test('a case study that does not exist has the error of the specification', async () => {
  service.fail('', { kind: 'shape', body: [] });
  await expect(
    read(sources['case-study'], { slug: 'none' }, { base: service.url, deadline: 10_000 }),
  ).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Case study not found',
  });
});

test('the sections of a post are the first item of its details, and its excerpt is their first text', async () => {
  const sections = [
    { title: 'Only a title', content: '' },
    {
      title: 'A',
      content: `<h2>${'word '.repeat(60)}</h2><script>alert(1)</script>`,
      img: false,
      image_side_text: 'Beside',
    },
    { title: false, content: '<p>&nbsp;</p>', img: { url: '' } },
  ];
  const post = await contentOf(sources.post, {
    hero_heading: 'P',
    details: [sections],
    recent_posts: [{ id: '7', title: 'R', slug: 'r' }],
  });
  expect(post.sections?.map(({ title }) => title)).toEqual(['Only a title', 'A']);
  expect(post.sections?.[1]).toEqual({
    title: 'A',
    content: `<h3>${'word '.repeat(60)}</h3>`,
    image_side_text: 'Beside',
  });
  expect(post.excerpt).toBe(`${'word '.repeat(40).trim()}…`);
  expect(post.recent_posts?.[0]?.excerpt).toBe('No description available');
});

test.each(['service', 'industry', 'software', 'platform', 'post'] as const)(
  'a %s that does not exist is not found',
  async (name) => {
    const source: ReadableSource = sources[name];
    await expect(
      read(source, { slug: 'nobody' }, { base: service.url, deadline: 10_000 }),
    ).rejects.toMatchObject({
      kind: 'not-found',
      status: 404,
      message: 'HTTP error! status: 404',
    });
  },
);

test('a list that the service does not have is a failure, not a missing entry', async () => {
  service.fail('', { kind: 'status', status: 404 });
  await expect(read(sources.posts, {}, { base: service.url, deadline: 10_000 })).rejects.toMatchObject({
    kind: 'http',
    status: 404,
  });
});
