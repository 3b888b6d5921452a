// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/render/document/settings.ts';

const plain: Settings = {
  siteUrl: 'https://example.com',
  requestTimeout: 1000,
  revalidateAfter: 1000,
  formPath: '/form',
  analyticsId: 'G-TEST',
};

/** Fresh modules, which have reported nothing and know no consent. */
async function fresh() {
  vi.resetModules();
  const [measured, consent, { showView }] = [
    await import('../../src/render/scripts/measure-pages.ts'),
    await import('../../src/render/scripts/consent-store.ts'),
    await import('../../src/render/scripts/shown-view.ts'),
  ];
  const { default: analytics } = await import('react-ga4');
  vi.spyOn(analytics, 'initialize').mockImplementation(() => {});
  const send = vi.spyOn(analytics, 'send').mockImplementation(() => {});
  return {
    ...consent,
    /** Shows a page. */
    async reportPageView(settings: Settings, path: string) {
      showView(path);
      await measured.measurePage(settings, 'G-TEST', path);
    },
    sent: () => send.mock.calls.map(([view]) => Reflect.get(Object(view), 'page')),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('a site that asks for nothing sends each page view', async () => {
  const { reportPageView, sent } = await fresh();
  await reportPageView(plain, '/a');
  await reportPageView(plain, '/b');
  expect(sent()).toEqual(['/a', '/b']);
});

it('a site that asks for another kind of consent sends each page view', async () => {
  const consent = { kinds: ['marketing'], version: '1' };
  const { reportPageView, openConsent, sent } = await fresh();
  openConsent(consent);
  await reportPageView({ ...plain, consent }, '/a');
  expect(sent()).toEqual(['/a']);
});

it('a site that asks for statistics sends page views from consent to withdrawal, the shown page first', async () => {
  const consent = { kinds: ['statistics', 'marketing'], version: '1' };
  const settings = { ...plain, consent };
  const { reportPageView, openConsent, giveConsent, withdrawConsent, sent } = await fresh();
  openConsent(consent);
  await reportPageView(settings, '/a');
  await reportPageView(settings, '/b');
  giveConsent(['marketing']);
  expect(sent()).toEqual([]);
  giveConsent(['statistics']);
  await vi.waitFor(() => expect(sent()).toEqual(['/b']));
  await reportPageView(settings, '/c');
  withdrawConsent();
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
  await reportPageView(settings, '/d');
  expect(sent()).toEqual(['/b', '/c']);
});

it('a decision about another version of the question does not count', async () => {
  const first = await fresh();
  first.openConsent({ kinds: ['statistics'], version: '1' });
  first.giveConsent();
  expect(first.consentTo('statistics')).toBe('given');
  const same = await fresh();
  same.openConsent({ kinds: ['statistics', 'maps'], version: '1' });
  expect([same.consentTo('statistics'), same.consentTo('maps')]).toEqual(['given', 'declined']);
  const next = await fresh();
  next.openConsent({ kinds: ['statistics'], version: '2' });
  expect(next.consentTo('statistics')).toBe('unasked');
});

it('a kind that nobody declares is never given, and reported', async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  const { openConsent, giveConsent, consentTo } = await fresh();
  openConsent({ kinds: ['statistics'], version: '1' });
  giveConsent(['statistcs']);
  expect(consentTo('statistcs')).toBe('declined');
  expect(lines).toEqual([
    expect.stringContaining(
      'Consent to statistcs cannot be given: consent.kinds in pagewright.config.ts declares statistics.',
    ),
  ]);
});
