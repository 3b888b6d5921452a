// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/render/document/settings.ts';
import { whenShownAndIdle } from '../../src/render/when-idle.ts';

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
  const { sendPageViews } = await import('../../src/render/scripts/measure-pages.ts');
  const consent = await import('../../src/render/scripts/consent-store.ts');
  const { showView } = await import('../../src/render/scripts/shown-view.ts');
  const { default: analytics } = await import('react-ga4');
  vi.spyOn(analytics, 'initialize').mockImplementation(() => {});
  const send = vi.spyOn(analytics, 'send').mockImplementation(() => {});
  const sent = () => send.mock.calls.map(([view]) => Reflect.get(Object(view), 'page'));
  /** Waits until these paths have been sent, and no other. */
  const expectSent = async (...paths: readonly string[]) => {
    await vi.waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(paths.length));
    await whenShownAndIdle();
    expect(sent()).toEqual(paths);
  };
  return { ...consent, sendPageViews, showView, expectSent };
}

let listeners: (readonly [type: string, listener: EventListenerOrEventListenerObject])[] = [];

beforeEach(() => {
  localStorage.clear();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
});

afterEach(() => {
  // The modules of a test must not hear the next one.
  for (const [type, listener] of listeners) removeEventListener(type, listener);
  listeners = [];
  vi.restoreAllMocks();
});

it('a site that asks for nothing sends each page view', async () => {
  const { sendPageViews, showView, expectSent } = await fresh();
  sendPageViews(plain, 'G-TEST');
  showView('/a');
  showView('/b');
  await expectSent('/a', '/b');
});

it('a site that asks for another kind of consent sends each page view', async () => {
  const consent = { kinds: ['marketing'], version: '1' };
  const { sendPageViews, showView, openConsent, expectSent } = await fresh();
  openConsent(consent);
  showView('/a');
  sendPageViews({ ...plain, consent }, 'G-TEST');
  await expectSent('/a');
});

it('a site that asks for statistics sends page views from consent to withdrawal, the shown page first', async () => {
  const consent = { kinds: ['statistics', 'marketing'], version: '1' };
  const { sendPageViews, showView, openConsent, giveConsent, withdrawConsent, expectSent } = await fresh();
  openConsent(consent);
  sendPageViews({ ...plain, consent }, 'G-TEST');
  showView('/a');
  showView('/b');
  giveConsent(['marketing']);
  await expectSent();
  giveConsent(['statistics']);
  await expectSent('/b');
  showView('/c');
  await expectSent('/b', '/c');
  showView('/left-at-once');
  withdrawConsent();
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
  showView('/d');
  await expectSent('/b', '/c');
  giveConsent();
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(false);
  await expectSent('/b', '/c', '/d');
});

it('a page from before the consent is never sent, however late the browser is idle', async () => {
  const consent = { kinds: ['statistics'], version: '1' };
  const { sendPageViews, showView, openConsent, giveConsent, expectSent } = await fresh();
  openConsent(consent);
  sendPageViews({ ...plain, consent }, 'G-TEST');
  showView('/before');
  showView('/now');
  giveConsent();
  await expectSent('/now');
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
