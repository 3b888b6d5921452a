import { createServer } from 'node:http';
import { addressOf } from '../../../pagewright/src/node/serving/listening-address.ts';
import { expect, test } from './studio-test.ts';

/** Attacks by a page of another site in the same browser. The page knows the origin of the studio and its token. */
async function attack([studio, frame, token]: readonly [string, string, string]): Promise<string[]> {
  const step = { is: 'step', label: 'Attack', changes: [['policy.json', { write: '{}' }]] };
  const body = JSON.stringify({ base: 0, requests: [{ id: 'attack', request: step }] });
  const authorization = { Authorization: `Bearer ${token}` };
  const answers: string[] = [];
  const attempt = async (name: string, request: () => Promise<Response>) => {
    const answer = await request().then(
      async (response) =>
        response.type === 'opaque' ? 'opaque' : `${response.status} ${await response.text()}`,
      () => 'blocked',
    );
    if (answer !== 'blocked') answers.push(`${name}: ${answer}`);
  };
  const json = { 'Content-Type': 'application/json' };
  await attempt('stream', () => fetch(`${studio}/api/stream`));
  await attempt('stream with the token', () => fetch(`${studio}/api/stream`, { headers: authorization }));
  await attempt('requests', () => fetch(`${studio}/api/requests`, { method: 'POST', body, headers: json }));
  await attempt('requests with the token', () =>
    fetch(`${studio}/api/requests`, { method: 'POST', body, headers: { ...json, ...authorization } }),
  );
  await attempt('document', () => fetch(studio));
  await attempt('drafts in a page', () => fetch(`${frame}/policy`));
  await attempt('code with drafts', () => fetch(`${frame}/@id/virtual:pagewright/routes`));
  // A browser sends these requests, but gets no answer, and they change nothing.
  await fetch(`${studio}/api/requests`, { method: 'POST', body, mode: 'no-cors' }).catch(() => {});
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = `${studio}/api/save`;
  form.enctype = 'text/plain';
  form.target = 'sink';
  const input = document.createElement('input');
  input.name = '{"files":["policy.json"],"x":"';
  input.value = '"}';
  form.append(input);
  const sink = document.createElement('iframe');
  sink.name = 'sink';
  document.body.append(sink, form);
  form.submit();
  return answers;
}

test('a page of another site reads and changes nothing, even if it knows the token', async ({
  page,
  studio,
  window,
  answers,
}) => {
  const { hash } = new URL(studio.url);
  const frame = await window.locator('[data-preview] iframe').getAttribute('src');
  const frameOrigin = new URL(frame ?? '').origin;
  const foreign = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Foreign</title><body></body>'),
  );
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const before = studio.project.read('page-configs/policy.json');
  const other = await page.context().newPage();
  await other.goto(addressOf(foreign, 0));

  const token = hash.slice('#token='.length);
  expect(await other.evaluate(attack, [studio.origin, frameOrigin, token] as const)).toEqual([]);

  await test.step('it cannot show the studio, or the drafts, in a frame', async () => {
    for (const origin of [studio.origin, frameOrigin]) {
      const shown = await other.evaluate(async (src) => {
        const element = document.createElement('iframe');
        element.src = src;
        document.body.append(element);
        await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
        return element.contentDocument === null ? 'another document' : 'nothing';
      }, origin);
      // A refused frame shows an error page of the browser, whose origin is opaque.
      expect(shown).toBe('another document');
      expect(other.frames().some((each) => each.url().startsWith(origin))).toBe(false);
    }
  });

  await test.step('messages to a window of the studio, and to its frame, have no effect', async () => {
    answers.push('document 403');
    const opened = other.context().waitForEvent('page');
    await other.evaluate((url) => {
      const popup = open(url);
      for (const type of ['select', 'navigate', 'step', 'save'])
        popup?.postMessage({ type, file: 'policy.json' }, '*');
    }, studio.origin);
    await (await opened).close();
  });

  expect(studio.project.read('page-configs/policy.json')).toBe(before);
  await other.close();
  foreign.close();
});
