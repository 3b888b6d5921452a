// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { NoticeKind } from '../../../src/ui/notices/notices.tsx';

// Other files share the process, and may have mounted the notices in their own document.
vi.resetModules();
const { notify } = await import('../../../src/ui/notices/notify.ts');

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => pass(60_000));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Advances the fake timers. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The texts of the visible notices. */
function seen(): string[] {
  // Another file may have mounted its own notices before.
  const shown = document.body.lastElementChild?.querySelectorAll('[data-visible="true"] p') ?? [];
  return [...shown].map(({ textContent }) => textContent ?? '');
}

async function show(kind: NoticeKind, message: string, id?: string): Promise<string> {
  return act(() => notify(kind, { message, dismiss: 'Dismiss' }, id));
}

it.each([
  ['blank', 4000],
  ['error', 4000],
  ['success', 2000],
] as const)('a notice of type %s stays for %i ms', async (kind, stay) => {
  await show(kind, 'Words');
  await pass(stay - 1);
  expect(seen()).toEqual(['Words']);
  await pass(2);
  expect(seen()).toEqual([]);
});

it('a loading notice stays until it is updated', async () => {
  const id = await show('loading', 'Sending');
  await pass(24 * 60 * 60 * 1000);
  expect(seen()).toEqual(['Sending']);
  await show('success', 'Sent', id);
  expect(seen()).toEqual(['Sent']);
  await pass(2001);
  expect(seen()).toEqual([]);
});

it('at most twenty notices are shown, the newest ones', async () => {
  for (let count = 1; count <= 21; count += 1) await show('blank', `Notice ${count}`);
  expect(seen()).toHaveLength(20);
  expect(seen()[0]).toBe('Notice 21');
  expect(seen()).not.toContain('Notice 1');
});
