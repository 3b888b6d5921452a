import type { ServerContext, ServerStore } from '../server-context.ts';

/** A store that reports its failures and treats them as missing items, so that pages are served without it. */
export function tolerantStore({ store, report }: Pick<ServerContext, 'store' | 'report'>): ServerStore {
  const reportFailure = (error: unknown) =>
    report(`The store of pages failed: ${error instanceof Error ? error.message : error}`);
  return {
    getItem: (key) =>
      store.getItem(key).catch((error: unknown) => {
        reportFailure(error);
        return null;
      }),
    setItem: (key, value, options) => store.setItem(key, value, options).catch(reportFailure),
  };
}
