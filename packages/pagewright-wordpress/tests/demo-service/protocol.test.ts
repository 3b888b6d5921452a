import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { closeServer, listen } from '../../../pagewright/src/node/serving/static-server.ts';
import { createDemoService } from '../../demo-service/demo-service.ts';
import { contentTypes, writeShipyardContent } from './shipyard-content.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'demo-service-'));
const contentDir = path.join(folder, 'content');
const images = Object.fromEntries(
  ['chart', 'crane', 'diver', 'rope'].flatMap((name) => {
    const file = (width: number) =>
      width === 1200 ? `/pictures/${name}.avif` : `/pictures/${name}-${width}.avif`;
    const srcset = [480, 800, 1200].map((width) => `${file(width)} ${width}w`).join(', ');
    return [480, 800, 1200].map((width) => [file(width), { width, height: width * 0.75, srcset }]);
  }),
);
let server: Server;
let base = '';

beforeAll(async () => {
  writeShipyardContent(contentDir);
  const demo = createDemoService({
    contentDir,
    contentTypes,
    messagesFile: path.join(folder, 'new/messages.jsonl'),
    images,
  });
  ({ server, address: base } = await listen(async (request, response) => {
    if (!(await demo(request, response))) response.writeHead(418).end();
  }, 0));
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

async function request(route: string, init?: RequestInit) {
  const response = await fetch(`${base}/wp-json${route}`, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function slugs(body: { slug: string }[]): string[] {
  return body.map(({ slug }) => slug);
}

test('a broken file fails its requests, and is reported once until it is read again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const file = path.join(contentDir, 'boats/broken.json');
  onTestFinished(() => {
    rmSync(file);
    report.mockRestore();
  });
  writeFileSync(file, '{ "slug": ');
  for (const route of ['gull', 'gull', 'broken'])
    expect((await request(`/custom/v1/boats/${route}`)).status).toBe(500);
  const printed = [[expect.stringContaining('boats/broken.json cannot be read: SyntaxError')]];
  expect(report.mock.calls).toEqual(printed);
  writeFileSync(file, '{}');
  expect((await request('/custom/v1/boats/gull')).status).toBe(200);
  writeFileSync(file, '{ "slug": ');
  expect((await request('/custom/v1/boats/gull')).status).toBe(500);
  expect(report.mock.calls).toEqual([...printed, ...printed]);
});

test('a request outside /wp-json/ is not handled', async () => {
  expect((await fetch(`${base}/boats/gull`)).status).toBe(418);
  expect((await fetch(`${base}/wp-jsonx`)).status).toBe(418);
});

describe('a list', () => {
  test('is newest first, ten at a time, with totals in its headers', async () => {
    const { status, headers, body } = await request('/wp/v2/posts');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(body).toHaveLength(10);
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['12', '2']);
    const dates = body.map(({ date_gmt }: { date_gmt: string }) => date_gmt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(headers.get('link')).toContain('page=2>; rel="next"');
  });

  test('has a second page, and a page past the end is an error', async () => {
    expect((await request('/wp/v2/posts?page=2')).body).toHaveLength(2);
    const { status, body } = await request('/wp/v2/posts?page=3');
    expect([status, body.code]).toEqual([400, 'rest_post_invalid_page_number']);
  });

  test('without entries is empty on any page', async () => {
    const { status, body, headers } = await request('/wp/v2/posts?slug=nobody&page=7');
    expect([status, body, headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual([
      200,
      [],
      '0',
      '0',
    ]);
  });

  test.each([
    ['per_page=0', 'per_page', 'rest_out_of_bounds'],
    ['per_page=-1', 'per_page', 'rest_out_of_bounds'],
    ['per_page=101', 'per_page', 'rest_out_of_bounds'],
    ['per_page=ten', 'per_page', 'rest_invalid_type'],
    ['page=0', 'page', 'rest_out_of_bounds'],
    ['orderby=colour', 'orderby', 'rest_not_in_enum'],
    ['order=up', 'order', 'rest_not_in_enum'],
    ['status=draft', 'status', 'rest_forbidden_status'],
    ['status=any', 'status', 'rest_forbidden_status'],
    ['status=publish,draft', 'status', 'rest_forbidden_status'],
    ['status=nonsense', 'status', 'rest_not_in_enum'],
  ])('rejects %s', async (query, name, code) => {
    const { status, body } = await request(`/wp/v2/voyages?${query}`);
    expect([status, body.code, body.data.status]).toEqual([400, 'rest_invalid_param', 400]);
    expect(Object.keys(body.data.params)).toEqual([name]);
    expect(body.data.details[name].code).toBe(code);
  });

  test('accepts the public status and ignores unknown parameters', async () => {
    expect((await request('/wp/v2/posts?status=publish&colour=red&per_page=100')).body).toHaveLength(12);
  });

  test('can be filtered by slugs, IDs and words, and ordered', async () => {
    const two = await request('/wp/v2/voyages?slug=to-riga,to-bergen');
    expect(slugs(two.body).sort()).toEqual(['to-bergen', 'to-riga']);
    const array = await request('/wp/v2/voyages?slug[]=to-bergen&slug[]=to-riga&orderby=include_slugs');
    expect(slugs(array.body)).toEqual(['to-bergen', 'to-riga']);
    expect(slugs((await request('/wp/v2/voyages?include=205')).body)).toEqual(['to-hull']);
    expect((await request('/wp/v2/voyages?exclude=205')).body).toHaveLength(2);
    expect(slugs((await request('/wp/v2/posts?search=06:10')).body)).toContain('the-0610-ferry');
    expect(slugs((await request('/wp/v2/posts?search=tar+song')).body)).toEqual(['tar-and-a-song']);
    const byTitle = (await request('/wp/v2/posts?orderby=title&order=asc')).body.map(
      (post: { title: { rendered: string } }) => post.title.rendered.toLowerCase(),
    );
    expect(byTitle).toEqual([...byTitle].sort());
  });

  test('of all posts is complete, or one page of it', async () => {
    const all = await request('/custom/v1/articles');
    expect(all.body).toHaveLength(12);
    expect(all.headers.get('x-wp-totalpages')).toBe('1');
    const parts = await Promise.all(
      [1, 2, 3].map((page) => request(`/custom/v1/articles?per_page=5&page=${page}`)),
    );
    expect(parts.flatMap(({ body }) => body)).toEqual(all.body);
    for (const { headers } of parts) {
      expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['12', '3']);
    }
    expect((await request('/custom/v1/articles?page=2')).body).toEqual(all.body.slice(10));
    const past = await request('/custom/v1/articles?per_page=5&page=4');
    expect([past.status, past.body.code]).toEqual([400, 'rest_post_invalid_page_number']);
    for (const query of ['page=0', 'per_page=0', 'per_page=101', 'per_page=many', 'page=']) {
      expect((await request(`/custom/v1/articles?${query}`)).body.code, query).toBe('rest_invalid_param');
    }
  });

  test('hides drafts', async () => {
    expect((await request('/wp/v2/posts?slug=a-draft')).body).toEqual([]);
    expect((await request('/wp/v2/posts/900')).body.code).toBe('rest_forbidden');
    expect((await request('/custom/v1/article/a-draft')).status).toBe(404);
    expect(slugs((await request('/custom/v1/articles')).body)).not.toContain('a-draft');
  });
});

describe('_embed', () => {
  const embedded = async (query: string) =>
    Object.keys((await request(`/wp/v2/voyages?slug=to-hull${query}`)).body[0]._embedded ?? {});

  test.each(['&_embed', '&_embed=true', '&_embed=1', '&_embed=0'])(
    '%s embeds all relations',
    async (query) => {
      expect(await embedded(query)).toEqual(['author', 'wp:featuredmedia', 'wp:term']);
    },
  );

  test('embeds no or some relations', async () => {
    expect(await embedded('')).toEqual([]);
    expect(await embedded('&_embed=false')).toEqual([]);
    expect(await embedded('&_embed=wp:featuredmedia,wp:term')).toEqual(['wp:featuredmedia', 'wp:term']);
  });

  test('has no image for an entry without one', async () => {
    const [voyage] = (await request('/wp/v2/voyages?slug=to-riga&_embed')).body;
    expect(voyage._embedded['wp:featuredmedia']).toBeUndefined();
    expect([voyage.featured_media, voyage.featured_media_src_url]).toEqual([0, false]);
  });

  test('has an image with all its sizes', async () => {
    const [post] = (await request('/wp/v2/posts?slug=what-the-diver-saw&_embed=true')).body;
    const [media] = post._embedded['wp:featuredmedia'];
    expect(media).toMatchObject({
      id: post.featured_media,
      source_url: '/pictures/diver.avif',
      media_details: { width: 1200, height: 900 },
    });
    expect(Object.keys(media.media_details.sizes)).toEqual(['medium', 'medium_large', 'full']);
    expect((await request(`/wp/v2/media/${post.featured_media}`)).body.source_url).toBe(
      '/pictures/diver.avif',
    );
  });

  test('needs both names in _fields', async () => {
    const fields = async (names: string) =>
      Object.keys((await request(`/wp/v2/posts?per_page=1&_embed&_fields=${names}`)).body[0]);
    expect(await fields('id,title.rendered')).toEqual(['id', 'title']);
    expect(await fields('id,_embedded')).toEqual(['id']);
    expect(await fields('id,_links,_embedded')).toEqual(['id', '_links', '_embedded']);
  });
});

describe('errors', () => {
  test.each([
    ['GET', '/wp/v2/nothing', 404, 'rest_no_route'],
    ['GET', '/nobody/v1/x', 404, 'rest_no_route'],
    ['GET', '/wp/v2/posts/abc', 404, 'rest_no_route'],
    ['GET', '/wp/v2/posts/999999', 404, 'rest_post_invalid_id'],
    ['GET', '/custom/v1/store_form_data', 404, 'rest_no_route'],
    ['POST', '/custom/v1/articles', 404, 'rest_no_route'],
    ['POST', '/wp/v2/posts', 401, 'rest_cannot_create'],
    ['DELETE', '/wp/v2/posts/101', 401, 'rest_cannot_delete'],
    ['GET', '/wp/v2/posts?context=edit', 401, 'rest_forbidden_context'],
    ['GET', '/custom/v1/boats/nobody', 404, 'rest_not_found'],
    ['GET', '/custom/v1/boats/..%2f..%2fpackage', 404, 'rest_no_route'],
    ['GET', '/custom/v1/boats/%00', 404, 'rest_not_found'],
    ['GET', '/custom/v1/boats/%', 404, 'rest_no_route'],
    ['GET', '/custom/v1/article/nobody', 404, 'rest_not_found'],
  ])('%s %s is %i %s', async (method, route, expected, code) => {
    const { status, body } = await request(route, { method });
    expect([status, body.code, body.data.status]).toEqual([expected, code, expected]);
  });

  test('an invalid nonce is rejected on public routes too', async () => {
    const { status, body } = await request('/wp/v2/posts', { headers: { 'X-WP-Nonce': 'x' } });
    expect([status, body.code]).toEqual([403, 'rest_cookie_invalid_nonce']);
  });

  test('an invalid file is an error of the service, and the next request works', async () => {
    const file = path.join(contentDir, 'yard.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, '{ "title": ');
    expect((await request('/custom/v1/yard')).status).toBe(500);
    writeFileSync(file, before);
    expect((await request('/custom/v1/yard')).status).toBe(200);
  });
});

describe('the custom routes', () => {
  test('find by slug and, where the content type allows it, by ID', async () => {
    for (const [route, slug] of Object.entries({ boats: 'gull', docks: 'east' })) {
      const { body } = await request(`/custom/v1/${route}/${slug}`);
      expect((await request(`/custom/v1/${route}/${body.id}`)).body).toEqual(body);
    }
    const { status, body } = await request('/custom/v1/berths/three');
    expect(status).toBe(200);
    expect((await request(`/custom/v1/berths/${body.id}`)).status).toBe(404);
  });

  test('select posts by topic and author, and list the topics and authors that have posts', async () => {
    const topics = (await request('/custom/v1/post-topics')).body;
    expect(slugs(topics)).toEqual(['craft', 'harbour', 'people']);
    for (const { slug, count } of topics)
      expect((await request(`/custom/v1/articles?topic=${slug}`)).body).toHaveLength(count);
    const author = '/custom/v1/post-authors?slug=nils-holm';
    expect((await request(author)).body).toEqual([{ slug: 'nils-holm', name: 'Nils Holm', count: 3 }]);
    const both = '/custom/v1/articles?author=nils-holm&topic=harbour';
    expect(slugs((await request(both)).body)).toEqual(['the-0610-ferry']);
    expect((await request('/custom/v1/articles?topic=none')).body).toEqual([]);
    const tags = [
      { slug: 'contracts', name: 'Contracts', count: 1 },
      { slug: 'timetables', name: 'Timetables', count: 2 },
    ];
    expect((await request('/custom/v1/post-tags')).body).toEqual(tags);
    const tagged = '/custom/v1/articles?tag=timetables&topic=harbour';
    expect(slugs((await request(tagged)).body)).toEqual(['the-0610-ferry']);
    const post = (await request('/custom/v1/article/the-0610-ferry')).body;
    expect(post.topics).toEqual([{ slug: 'harbour', name: 'Harbour' }]);
    expect(slugs(post.tags)).toEqual(['timetables']);
    expect(post.authors).toEqual([{ slug: 'nils-holm', name: 'Nils Holm' }]);
  });

  test('count the minutes that it takes to read a post, and say whether it is pinned', async () => {
    const posts = (await request('/custom/v1/articles?_fields=slug,minutes,sticky')).body;
    for (const { minutes } of posts) expect(minutes).toBeGreaterThanOrEqual(1);
    const pinned = posts.filter(({ sticky }: { readonly sticky: boolean }) => sticky);
    expect(slugs(pinned)).toEqual(['the-long-launch']);
    const path = '/custom/v1/article/the-long-launch';
    const { details, minutes, recent_posts: recent } = (await request(path)).body;
    const html = details[0].flatMap(Object.values).join(' ');
    const words = String(html)
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(minutes).toBe(pinned[0].minutes);
    expect(Math.abs(minutes - words / 220)).toBeLessThan(0.6);
    expect(recent[0]).toMatchObject({
      minutes: expect.any(Number),
      topics: expect.any(Array),
      sticky: false,
    });
  });

  test('return images as objects, and false without one', async () => {
    const { body } = await request('/custom/v1/article/red-lead');
    expect(body.hero_image).toBe(false);
    expect(body.recent_posts).toHaveLength(4);
    expect(slugs(body.recent_posts)).not.toContain('red-lead');
    const yard = (await request('/custom/v1/yard')).body;
    expect(yard.banner.image).toMatchObject({
      url: '/pictures/crane.avif',
      width: expect.any(Number),
      sizes: expect.any(Object),
    });
  });

  test('return the fields for search engines that an editor has filled in', async () => {
    const post = (await request('/custom/v1/article/how-to-find-a-leak')).body;
    expect(post.seo).toEqual({ description: expect.stringContaining('finds a leak') });
    expect((await request('/custom/v1/article/red-lead')).body.seo).toBe(false);
    const [voyage] = (await request('/wp/v2/voyages?slug=to-riga')).body;
    expect(voyage.seo.title).toBe('To Riga and back');
  });

  test('add the size of an image to HTML, as wp/v2 does', async () => {
    const sized = 'src="/pictures/chart.avif" width="1200" height="900"';
    const { details } = (await request('/custom/v1/article/a-chart-of-the-slip')).body;
    expect(details[0].map((section: { content: string }) => section.content).join()).toContain(sized);
    const [post] = (await request('/wp/v2/posts?slug=a-chart-of-the-slip')).body;
    expect(post.content.rendered).toContain(sized);
  });

  test('show an edited file at once', async () => {
    const file = path.join(contentDir, 'boats/gull.json');
    const content = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...content, title: 'Edited' }));
    expect((await request('/custom/v1/boats/gull')).body.title).toBe('Edited');
  });

  test('generate an excerpt where an editor wrote none, as WordPress does', async () => {
    const [post] = (await request('/wp/v2/posts?slug=the-first-plank')).body;
    expect(post.excerpt.rendered).toMatch(/^<p>[^<]+ \[&hellip;\]<\/p>\n$/);
    // No heading or list item runs into the text that follows it, and no sentence ends with two full stops.
    const file = path.join(contentDir, 'posts/the-first-plank.json');
    const before = readFileSync(file, 'utf8');
    const content =
      '<h2>Leave it <em>alone</em></h2>\n<p>We did. “Why?”</p><ul><li>Two</li><li>Three (or “four”)</li><li>Five!</li></ul>';
    writeFileSync(file, JSON.stringify({ ...JSON.parse(before), sections: undefined, content }));
    const [edited] = (await request('/wp/v2/posts?slug=the-first-plank')).body;
    expect(edited.excerpt.rendered).toBe(
      '<p>Leave it alone. We did. “Why?” Two. Three (or “four”). Five!</p>\n',
    );
    writeFileSync(file, before);
  });
});

test('the media library has each image once, in its largest file', async () => {
  const { body, headers } = await request('/wp/v2/media');
  expect(body.map(({ source_url }: { source_url: string }) => source_url)).toEqual([
    '/pictures/chart.avif',
    '/pictures/crane.avif',
    '/pictures/diver.avif',
    '/pictures/rope.avif',
  ]);
  expect(headers.get('x-wp-total')).toBe('4');
  expect((await request('/wp/v2/media?status=publish')).body.data.details.status.code).toBe(
    'rest_forbidden_status',
  );
});

describe('other methods', () => {
  test('HEAD returns the headers without the body', async () => {
    const { status, headers, body } = await request('/wp/v2/posts', { method: 'HEAD' });
    expect([status, headers.get('x-wp-total'), body]).toEqual([200, '12', undefined]);
  });

  test('a response that has not changed is answered with 304, until its file changes', async () => {
    const file = path.join(contentDir, 'boats/gull.json');
    const text = readFileSync(file, 'utf8');
    onTestFinished(() => writeFileSync(file, text));
    const tag = (await request('/custom/v1/boats/gull')).headers.get('etag') ?? '';
    const repeat = () => request('/custom/v1/boats/gull', { headers: { 'If-None-Match': tag } });
    expect(await repeat()).toMatchObject({ status: 304, body: undefined });
    writeFileSync(file, JSON.stringify({ ...JSON.parse(text), title: 'Changed' }));
    expect(await repeat()).toMatchObject({ status: 200, body: { title: 'Changed' } });
  });
  test('OPTIONS allows a preflight from any origin', async () => {
    const { status, headers } = await request('/custom/v1/store_form_data', {
      method: 'OPTIONS',
      headers: { Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
    expect(headers.get('access-control-expose-headers')).toContain('X-WP-TotalPages');
    expect(headers.get('allow')).toBe('POST');
  });

  test('the index names the namespaces', async () => {
    expect((await request('/')).body.namespaces).toEqual(['custom/v1', 'wp/v2']);
    expect((await request('')).status).toBe(200);
  });
});

describe('a message', () => {
  const good = { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' };
  const post = (body: unknown, type = 'application/json') =>
    request('/custom/v1/store_form_data', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const kept = () =>
    readFileSync(path.join(folder, 'new/messages.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('is appended to the file and gets status 200, also when many arrive at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `Ada ${index}`);
    const answers = await Promise.all(
      numbers.map((name) => post({ ...good, name, phone: '0123456789', stray: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200));
    expect(answers[0]?.body.success).toBe(true);
    expect(
      kept()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...numbers].sort());
    expect(kept()[0]).toMatchObject({
      email: 'ada@example.org',
      phone: '0123456789',
      message: 'Hello\nthere',
    });
    expect(kept()[0].stray).toBeUndefined();
  });

  const messageKey = '0123456789abcdef0123456789abcdef';

  test('with a key is stored once, however often it is sent', async () => {
    const message = { ...good, message: 'Once', message_key: messageKey };
    const answers = await Promise.all(Array.from({ length: 24 }, () => post(message)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const restarted = createDemoService({
      contentDir,
      contentTypes,
      messagesFile: path.join(folder, 'new/messages.jsonl'),
      images,
    });
    const other = await listen(async (request, response) => void (await restarted(request, response)), 0);
    const again = await fetch(`${other.address}/wp-json/custom/v1/store_form_data`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(again.status).toBe(200);
    await closeServer(other.server);
    expect(kept().filter((line) => line.message === 'Once')).toHaveLength(1);
  });

  test('with the key of an earlier one replaces its fields, and keeps the fields that the new one lacks', async () => {
    const key = messageKey.replaceAll('0', 'f');
    for (const more of [
      { message: 'Keyed' },
      { message: 'Keyed', phone: '0123456789' },
      { message: 'Keyed again' },
    ])
      await post({ ...good, ...more, message_key: key });
    expect(kept().filter(({ message_key }) => message_key === key)).toEqual([
      expect.objectContaining({ message: 'Keyed again', phone: '0123456789' }),
    ]);
  });

  test('is stored without line breaks in single-line fields', async () => {
    const name = 'Ada\r\nBcc: all@example.com\u2028x\u2029y\u0085z';
    await post({ ...good, name, phone: '555\n1234567', message: 'One\r\ntwo' });
    expect(kept().at(-1)).toMatchObject({
      name: 'Ada Bcc: all@example.com x y z',
      phone: '555 1234567',
      message: 'One\ntwo',
    });
  });

  test('from a program that fills in the hidden field is not stored', async () => {
    const before = kept().length;
    const body = new URLSearchParams({ ...good, reference_code: 'https://spam.example' }).toString();
    expect((await post(body, 'application/x-www-form-urlencoded')).status).toBe(200);
    expect(kept()).toHaveLength(before);
  });

  test('may be URL-encoded', async () => {
    expect(
      (await post(new URLSearchParams(good).toString(), 'application/x-www-form-urlencoded')).status,
    ).toBe(200);
  });

  test.each([
    ['nothing', {}, 'rest_missing_callback_param'],
    ['null', { ...good, email: null }, 'rest_missing_callback_param'],
    ['a list', [1], 'rest_missing_callback_param'],
    ['broken JSON', '{"name":', 'rest_invalid_json'],
    ['an invalid email', { ...good, email: 'nobody' }, 'rest_invalid_param'],
    ['blank text', { ...good, message: '  ' }, 'rest_invalid_param'],
    ['an object', { ...good, name: { $ne: 1 } }, 'rest_invalid_param'],
    ['a name too long', { ...good, name: 'a'.repeat(101) }, 'rest_invalid_param'],
  ])('of %s is rejected and not stored', async (_, body, code) => {
    const before = kept().length;
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(kept()).toHaveLength(before);
  });

  test('without required parameters gets an error that names all of them', async () => {
    expect((await post({ name: 'Ada' })).body.data.params).toEqual(['email', 'message']);
  });

  test('as text/plain has no parameters', async () => {
    expect((await post(good, 'text/plain')).body.code).toBe('rest_missing_callback_param');
  });

  test('that is too long is rejected', async () => {
    expect((await post({ ...good, message: 'a'.repeat(70_000) })).status).toBe(413);
  });
});
