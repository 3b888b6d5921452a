import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { announcedTags, parseAnnouncement } from '../../src/signing/announcement.ts';
import { signatureHeaders, signatureProblem } from '../../src/signing/signed-request.ts';

const secret = 'a secret of the site';
const body = '{"version":1,"id":"a","changes":[]}';
const now = Date.UTC(2026, 4, 1);

const problem = (headers: Record<string, string>, { text = body, time = now, key = secret } = {}) =>
  signatureProblem(key, new Headers(headers), text, time);

describe('a signed request', () => {
  it('is accepted with the same secret and body, for five minutes', async () => {
    const headers = await signatureHeaders(secret, body, now);
    expect(await problem(headers)).toBeUndefined();
    expect(await problem(headers, { time: now + 299_000 })).toBeUndefined();
    expect(await problem(headers, { time: now - 299_000 })).toBeUndefined();
  });

  it('has the HMAC of timestamp and body, as other languages compute it', async () => {
    const expected = createHmac('sha256', secret)
      .update(`${now / 1000}.${body}`)
      .digest('hex');
    expect(await signatureHeaders(secret, body, now)).toEqual({
      'X-Pagewright-Timestamp': String(now / 1000),
      'X-Pagewright-Signature': `sha256=${expected}`,
    });
  });

  it('is refused after five minutes, and if it comes from the future', async () => {
    const headers = await signatureHeaders(secret, body, now);
    expect(await problem(headers, { time: now + 301_000 })).toContain('more than 300 seconds ago');
    expect(await problem(headers, { time: now - 301_000 })).toContain('clocks differ');
  });

  it('is refused with another secret, body or timestamp', async () => {
    const headers = await signatureHeaders(secret, body, now);
    const wrong = 'The signature is wrong: sender and receiver must have the same secret';
    expect(await problem(headers, { key: 'another' })).toBe(wrong);
    expect(await problem(headers, { text: `${body} ` })).toBe(wrong);
    expect(await problem({ ...headers, 'X-Pagewright-Timestamp': String(now / 1000 + 1) })).toBe(wrong);
  });

  it.each([
    {},
    { 'X-Pagewright-Timestamp': '1', 'X-Pagewright-Signature': 'sha256=00' },
    { 'X-Pagewright-Timestamp': 'now', 'X-Pagewright-Signature': `sha256=${'0'.repeat(64)}` },
  ])('is refused with the headers %j', async (headers) => {
    expect(await problem(headers)).toContain('missing or malformed');
  });
});

describe('an announcement', () => {
  const change = { type: 'post', slugs: ['new', 'old'], lists: ['post', 'post:newest'] };
  const text = (more: object) => JSON.stringify({ version: 1, id: 'a', changes: [change], ...more });
  const tagsOf = (source: string) => {
    const announcement = parseAnnouncement(source);
    return announcement && announcedTags(announcement);
  };

  it('names the entry by all its slugs, and the lists that contain it', () => {
    expect(tagsOf(text({}))).toEqual(['post:new', 'post:old', 'post', 'post::newest']);
  });

  it('can say that everything may have changed', () => {
    expect(tagsOf(text({ all: true, changes: [] }))).toEqual(['*']);
  });

  it.each([
    'no JSON',
    '[]',
    text({ version: 2 }),
    text({ id: '' }),
    text({ id: 7 }),
    text({ changes: null }),
    text({ changes: [{ type: 'post', slugs: 'new', lists: [] }] }),
    text({ changes: [{ type: 'post', slugs: [7], lists: [] }] }),
  ])('is not understood: %s', (source) => {
    expect(tagsOf(source)).toBeUndefined();
  });
});
