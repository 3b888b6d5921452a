import { expect, test } from 'vitest';
import { digest } from '../../src/content/digest.ts';
import { authorizationHeader, withoutCredentials } from '../../src/content/requests/authorized-fetch.ts';
import { createResponseLog } from '../../src/pipeline/reading/response-log.ts';

const url = 'https://content.example/posts';

test('a service has answered after its first response, even an error, and not after a broken connection', async () => {
  let answer = async (): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  };
  const log = createResponseLog(() => answer());
  const { fetch } = log.record();
  await expect(fetch(url)).rejects.toThrow('Failed to fetch');
  expect(log.hasAny).toBe(false);
  answer = async () => new Response('Down', { status: 503 });
  await fetch(url);
  expect(log.hasAny).toBe(true);
});

test('a response arrives with its status, headers and text', async () => {
  const log = createResponseLog(
    async () => new Response('None', { status: 404, headers: { 'X-Made': '1' } }),
  );
  const response = await log.record().fetch(url);
  expect([response.status, response.headers.get('X-Made'), await response.text()]).toEqual([
    404,
    '1',
    'None',
  ]);
});

test('each request has the digest of its own last response that succeeded', async () => {
  const answers = [new Response('One'), new Response('Down', { status: 500 }), new Response('Two')];
  const log = createResponseLog(async () => answers.shift() ?? Response.error());
  const [first, second] = [log.record(), log.record()];
  expect(first.digest).toBeUndefined();
  await first.fetch(url);
  await first.fetch(url);
  expect([first.digest, second.digest]).toEqual([digest('One'), undefined]);
  await second.fetch(url);
  expect([first.digest, second.digest]).toEqual([digest('One'), digest('Two')]);
});

test.each([200, 500])('a body that never ends is not read to its end, with status %i', async (status) => {
  let sent = 0;
  const part = new Uint8Array(1024 * 1024);
  const body = new ReadableStream({
    pull(controller) {
      sent += part.length;
      // More characters than anybody should read.
      if (sent > 64 * part.length) controller.close();
      else controller.enqueue(part);
    },
  });
  const log = createResponseLog(async () => new Response(body, { status }));
  await log
    .record()
    .fetch(url)
    .catch((error: unknown) => expect(String(error)).toContain('too large'));
  expect(sent).toBeLessThan(16 * part.length);
});

test('a response without a body has none', async () => {
  const log = createResponseLog(async () => new Response(null, { status: 204 }));
  expect((await log.record().fetch(url)).status).toBe(204);
});

test.each([
  ['its own JSON', 500, '{"code":"boom","message":"No <b>database</b>"}', 'No database (boom)'],
  ['JSON without a text', 500, '{"code":"boom"}', 'boom'],
  ['the page of a proxy', 502, '<title>Oops</title><style>a{}</style><h1>Bad gateway</h1>', 'Bad gateway'],
  ['a page instead of content', 200, '<!doctype html><p>Down for maintenance</p>', 'Down for maintenance'],
  [
    'a notice before the JSON',
    200,
    '<br />\n<b>Notice</b>: x in y.php\n[{"id":1}]',
    'Notice: x in y.php [{"id":1}]',
  ],
  ['half of the JSON', 200, '[{"id":1,"title":"A', undefined],
  ['content', 200, '{"title":"A"}', undefined],
  ['nothing', 500, '', undefined],
])('a service that sends %s says with status %i', async (_, status, text, message) => {
  const request = createResponseLog(async () => new Response(text, { status })).record();
  await request.fetch(url);
  expect(request.message).toBe(message);
});

test('the message of a service for an earlier attempt is not repeated for an attempt without a response', async () => {
  const answers = [new Response('{"message":"Slow"}', { status: 500 })];
  const request = createResponseLog(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  }).record();
  await request.fetch(url);
  await expect(request.fetch(url)).rejects.toThrow('Failed to fetch');
  expect(request.message).toBeUndefined();
});

test.each(['editor:pass: word', 'Basic ZWRpdG9yOnBhc3M6IHdvcmQ=', 'Bearer abc.def'])(
  'a service that repeats the credentials %j does not show them',
  async (credentials) => {
    const secrets = ['pass: word', 'ZWRpdG9yOnBhc3M6IHdvcmQ=', 'abc.def'];
    for (const repeat of [
      (sent: string) => JSON.stringify({ code: sent, message: `Wrong: ${sent}` }),
      (sent: string) => `<h1>Debug</h1><pre>Authorization: ${sent}</pre>`,
      (sent: string) => JSON.stringify({ error: { message: `${'x'.repeat(185)} ${sent}` } }),
    ]) {
      for (const sent of [authorizationHeader(credentials) ?? '', ...secrets]) {
        const hide = (text: string) => withoutCredentials(text, credentials);
        const request = createResponseLog(
          async () => new Response(repeat(sent), { status: 401 }),
          hide,
        ).record();
        await request.fetch(url);
        const own = secrets.filter((secret) => withoutCredentials(secret, credentials) !== secret);
        expect(own.length).toBeGreaterThan(0);
        expect(own.filter((secret) => request.message?.includes(secret.slice(0, 8)))).toEqual([]);
      }
    }
  },
);

test.each(['ECONNREFUSED', 'CERT_HAS_EXPIRED'])('a request without a response says why: %s', async (code) => {
  const request = createResponseLog(async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code }) });
  }).record();
  await expect(request.fetch(url)).rejects.toThrow('fetch failed');
  expect(request.message).toBe(code);
});
