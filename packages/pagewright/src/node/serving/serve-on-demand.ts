import { authorizedFetch } from '../../content/requests/authorized-fetch.ts';
import { contentAuthorization, freshSeconds } from '../../pipeline/site/build-settings.ts';
import { findServer } from '../output/server-folder.ts';
import { onDemandHandler } from './on-demand.ts';
import { openPageStore } from './page-store.ts';
import type { Handler } from './static-server.ts';

/** Serves a built site, and renders on demand. Content comes from the service of the build. */
export async function serveOnDemand(folder: string): Promise<Handler> {
  const settings = findServer(folder)?.record.settings;
  return onDemandHandler({
    folder,
    freshFor: freshSeconds() * 1000,
    store: await openPageStore(),
    content: {
      base: settings?.contentBase,
      deadline: settings?.requestTimeout ?? 0,
      fetch: authorizedFetch(contentAuthorization()),
    },
    secrets: { announcements: process.env.PAGEWRIGHT_SECRET },
    report: (message) => console.warn(`warning: ${message}`),
  });
}
