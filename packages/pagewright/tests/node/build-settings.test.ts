import { afterEach, describe, expect, it, vi } from 'vitest';
import { held } from '../../src/node/commands/held-command.ts';
import { openPageStore } from '../../src/node/serving/page-store.ts';
import { ExplainedError } from '../../src/pipeline/explained-error.ts';
import {
  contentAuthorization,
  contentService,
  pageSettings,
  requestTimeout,
  revalidateAfter,
  siteAddress,
} from '../../src/pipeline/project/build-settings.ts';
import { unaskedPageViews } from '../../src/pipeline/project/visitor-settings.ts';
import project from '../sites/museum/pagewright.config.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the URL of the content service', () => {
  it.each([
    ['https://cms.example', 'https://cms.example'],
    ['https://cms.example/', 'https://cms.example'],
    ['https://cms.example/wp-json', 'https://cms.example'],
    ['https://cms.example/blog/wp-json/', 'https://cms.example/blog'],
    ['https://cms.example/blog/?rest_route=/', 'https://cms.example/blog/?rest_route='],
    ['', undefined],
  ])('may be %j', (written, expected) => {
    vi.stubEnv('VITE_WORDPRESS_URL', written);
    expect(contentService(project)).toBe(expected);
  });

  it.each(['cms.example', 'localhost:9500', '/wp-json', 'https://'])('cannot be %j', (written) => {
    vi.stubEnv('VITE_WORDPRESS_URL', written);
    expect(() => contentService(project)).toThrow(
      `VITE_WORDPRESS_URL expects a URL such as https://content.example.com but found "${written}".`,
    );
  });
});

describe('a URL with a password', () => {
  it.each([
    'https://editor:h1dd3n@cms.example/',
    'https://h1dd3n@cms.example',
    'editor:h1dd3n@cms.example',
    'HTTPS://editor:h1d/d3n@cms.example',
    'https://editor:p@h1dd3n@cms.example',
    'redis://:h1dd3n@cache.example:6379',
  ])('is refused, and no message shows it: %s', async (written) => {
    const shown: unknown[] = [];
    vi.stubEnv('VITE_WORDPRESS_URL', written);
    vi.stubEnv('VITE_SITE_URL', written);
    vi.stubEnv('PAGEWRIGHT_SECRET', 'x');
    for (const use of [
      async () => contentService(project),
      async () => siteAddress(project),
      () => openPageStore(written.replace('redis:', 'Redis:')),
      () => held({ server: written }),
    ])
      await expect(use().catch((error: unknown) => shown.push(error))).resolves.toBeTypeOf('number');
    expect(shown).toHaveLength(4);
    for (const error of shown) {
      expect(error).toBeInstanceOf(ExplainedError);
      expect(String(error)).toContain('…@');
      expect(String(error)).not.toMatch(/h1d|d3n/);
    }
    expect(String(shown[0])).toContain('CONTENT_AUTHORIZATION');
  });
});

describe('the origin of the site', () => {
  it('comes from the project, without a trailing slash, unless the environment sets another', () => {
    expect(siteAddress({ siteUrl: 'https://site.example/' })).toBe('https://site.example');
    vi.stubEnv('VITE_SITE_URL', 'https://staging.example');
    expect(siteAddress({ siteUrl: 'https://site.example/' })).toBe('https://staging.example');
  });

  it.each(['site.example', 'https://site.example/blog', 'https://site.example?a'])(
    'cannot be %j',
    (written) => {
      const expected = `expects an origin such as https://www.example.com, without a path, but found "${written}".`;
      expect(() => siteAddress({ siteUrl: written })).toThrow(`siteUrl in pagewright.config.ts ${expected}`);
      vi.stubEnv('VITE_SITE_URL', written);
      expect(() => siteAddress({ siteUrl: 'https://site.example' })).toThrow(`VITE_SITE_URL ${expected}`);
    },
  );
});

it.each(['10s', '0', '-1'])('a time limit cannot be %j', (written) => {
  vi.stubEnv('VITE_REQUEST_TIMEOUT_MS', written);
  expect(() => requestTimeout()).toThrow(
    `VITE_REQUEST_TIMEOUT_MS expects a number of milliseconds above 0 but found "${written}".`,
  );
});

describe('how long a page is new', () => {
  it('is a minute by default, and may be zero', () => {
    expect(revalidateAfter()).toBe(60_000);
    vi.stubEnv('VITE_REVALIDATE_AFTER_MS', '0');
    expect(revalidateAfter()).toBe(0);
  });

  it.each(['60s', '-1'])('cannot be %j', (written) => {
    vi.stubEnv('VITE_REVALIDATE_AFTER_MS', written);
    expect(() => revalidateAfter()).toThrow(
      `VITE_REVALIDATE_AFTER_MS expects a number of milliseconds but found "${written}".`,
    );
  });
});

it('wrong credentials for the content service are reported without being printed', () => {
  vi.stubEnv('CONTENT_AUTHORIZATION', 'secret-without-a-user');
  expect(() => contentAuthorization()).toThrow(
    /^(?!.*secret-without).*CONTENT_AUTHORIZATION expects "user:password"/,
  );
});

describe('the settings of documents', () => {
  const adapter = { formPath: '/form' };
  const settingsOf = (keys: object) => pageSettings({ ...project, ...keys }, { main: undefined }, adapter);

  it('have nothing about scripts, consent and reports unless the project declares them', () => {
    expect(Object.keys(settingsOf({}))).toEqual(['siteUrl', 'requestTimeout', 'revalidateAfter', 'formPath']);
  });

  it('have the origins of scripts, the kinds of consent, and where reports go', () => {
    const policy = { scripts: { 'https://b.example': 'B', 'https://a.example': 'A' }, html: 'A map' };
    expect(
      settingsOf({ policy, consent: { kinds: ['maps'] }, reports: { to: 'https://r.example/in' } }),
    ).toMatchObject({
      scripts: { origins: ['https://a.example', 'https://b.example'], html: true },
      consent: { kinds: ['maps'], version: '1' },
      reports: { to: 'https://r.example/in', sample: 1 },
    });
    expect(settingsOf({ policy: { connect: { 'https://a.example': 'An API' } } })).not.toHaveProperty(
      'scripts',
    );
    expect(settingsOf({ reports: { to: 'https://r.example', sample: 0 } })).not.toHaveProperty('reports');
  });

  it('have a question only where its variable is set', () => {
    const consent = { kinds: ['statistics'], version: '3', onlyWith: 'COUNTS_VISITS' };
    vi.stubEnv('COUNTS_VISITS', '');
    expect(settingsOf({ consent })).not.toHaveProperty('consent');
    vi.stubEnv('COUNTS_VISITS', '1');
    expect(settingsOf({ consent })).toMatchObject({ consent: { kinds: ['statistics'], version: '3' } });
  });

  it('cause a warning if page views do not wait for the consent that is declared', () => {
    vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST');
    const warningsWith = (kinds: readonly string[]) => unaskedPageViews(settingsOf({ consent: { kinds } }));
    expect(warningsWith(['statistics', 'maps'])).toEqual([]);
    expect(unaskedPageViews(settingsOf({}))).toEqual([]);
    expect(warningsWith(['statistic'])).toMatchObject([
      { text: expect.stringContaining('consent.kinds in pagewright.config.ts declares "statistic"') },
    ]);
  });
});
