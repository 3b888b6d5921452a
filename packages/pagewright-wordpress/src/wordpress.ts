import type { ContentAdapter } from 'pagewright/content-adapter';
import { movedEntries } from './moved-entries.ts';
import { wordpressApi } from './wordpress-api.ts';

/** The content adapter for a WordPress with the companion plugin. Runs in browsers and in the build. */
export function wordpress(): ContentAdapter {
  return {
    api: wordpressApi,
    formPath: '/wp-json/custom/v1/store_form_data',
    servicePath: '/wp-json/',
    movedEntries,
  };
}
