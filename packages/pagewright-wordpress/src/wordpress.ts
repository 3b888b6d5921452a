import type { ContentAdapter } from 'pagewright/source';
import { movedEntries } from './moved-entries.ts';
import { wordpressApi } from './wordpress-api.ts';

export { entryQuery, listedFields, listQuery } from './collection.ts';
export { nextPage, normalizePages, pageCountRequest, pageOf, requestedPage } from './list-pages.ts';
export { featuredImage, normalizeEntries, normalizeEntry, rendered } from './normalize-entry.ts';
export { zonedDate } from './zoned-date.ts';

/** The content adapter for a WordPress with the companion plugin. Runs in browsers and in the build. */
export function wordpress(): ContentAdapter {
  return {
    api: wordpressApi,
    formPath: '/wp-json/custom/v1/store_form_data',
    servicePath: '/wp-json/',
    previewPath: '/wp-json/custom/v1/preview',
    movedEntries,
  };
}
