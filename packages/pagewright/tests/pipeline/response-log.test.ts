import { expect, test } from 'vitest';
import { digest } from '../../src/content/digest.ts';
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
