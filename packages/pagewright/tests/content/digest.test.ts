import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createResponseLog } from '../../src/pipeline/reading/response-log.ts';
import { isUnchanged } from '../../src/render/queries/unchanged-response.ts';
import { withDigest } from '../../src/server/caching/cached-target.ts';
import { createPurges } from '../../src/server/caching/purges.ts';
import { budget } from '../budget.ts';
import { forgedHtml } from '../fixtures/forged-html.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The digest, computed as in a process of this kind. */
async function digestIn(host: 'Node' | 'a browser') {
  vi.resetModules();
  const native = vi.spyOn(process, 'getBuiltinModule');
  if (host === 'a browser') native.mockReturnValue(undefined);
  const { digest } = await import('../../src/content/digest.ts');
  native.mockRestore();
  return digest;
}

const expected = (text: string) =>
  `${text.length.toString(36)}-${createHash('sha256').update(text, 'utf16le').digest('hex').slice(0, 40)}`;

describe.each(['Node', 'a browser'] as const)('the digest of a text in %s', (host) => {
  it('is the length and SHA-256 of its code units, for texts of any length', async () => {
    const digest = await digestIn(host);
    const lengths = Array.from({ length: 140 }, (_, length) => length);
    for (const length of [...lengths, 5_000]) {
      const text = 'aé日\ud83c\udf89\ud800x'.repeat(length).slice(0, length);
      expect(digest(text), `${length} characters`).toBe(expected(text));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(digest(text)).toBe(expected(text));
      }),
      budget(50, 2_000),
    );
  });

  it('differs for texts that UTF-8 cannot tell apart', async () => {
    const digest = await digestIn(host);
    expect(new Set(['\ud800', '\ud801', '\ufffd'].map(digest)).size).toBe(3);
  });
});

describe('two texts with the same weak hash', () => {
  const [first, second] = forgedHtml;
  const cleanOf = async (readFirst: string, readThen: string) => {
    vi.resetModules();
    const { installSanitiser, loadSanitiser } = await import('../../src/content/sanitising/clean-html.ts');
    const { sanitiseHtml } = await import('../../src/content/sanitising/sanitise-html.ts');
    installSanitiser(sanitiseHtml);
    const sanitise = await loadSanitiser();
    sanitise(readFirst);
    return sanitise(readThen);
  };

  it('are each cleaned, whichever was read first', async () => {
    expect(await cleanOf(first, second)).toContain('Read on');
    expect(await cleanOf(second, first)).toBe('<p>The ferry leaves from the old quay at nine.</p>');
  });

  it('are two versions of a page, for a browser that has the other text', () => {
    const result = { made: 0, isIncomplete: false, isFailed: false };
    expect(withDigest(first, result).digest).not.toBe(withDigest(second, result).digest);
  });

  it('are two responses, for builds and for browsers', async () => {
    const log = createResponseLog(async () => new Response(first)).record();
    await log.fetch('https://content.example/');
    const { digest = '' } = log;
    expect(await isUnchanged(new Response(first), digest)).toBe(true);
    expect(await isUnchanged(new Response(second), digest)).toBe(false);
  });

  it('are two tags of content', async () => {
    const items = new Map<string, unknown>();
    const store = {
      getItem: async (key: string) => items.get(key) ?? null,
      setItem: async (key: string, value: unknown) => void items.set(key, value),
    };
    await createPurges(() => 1).add([first], [], store);
    const { parts } = await createPurges(() => 1).of([first, second], store);
    expect([...parts.keys()]).toEqual([first]);
  });
});
