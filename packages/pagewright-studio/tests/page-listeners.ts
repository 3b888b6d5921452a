import { vi } from 'vitest';

/** Records the listeners that code adds permanently to the window and the document, so that a test can remove them. */
export function recordListeners(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [window, document, document.documentElement]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const isObject = typeof options === 'object' && options !== null;
        const ended = new AbortController();
        ends.push(() => ended.abort());
        add(type, listener, { ...(isObject ? options : {}), signal: ended.signal });
      },
    );
  }
  const Observer = MutationObserver;
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      constructor(callback: MutationCallback) {
        super(callback);
        ends.push(() => this.disconnect());
      }
    },
  );
  return () => {
    for (const end of ends) end();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
}
