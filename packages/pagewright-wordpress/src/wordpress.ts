import type { ContentAdapter, ContentApi } from 'pagewright/source';
import { linkedEntries } from './links/linked-entries.ts';
import { type Permalinks, sitePathFor } from './links/permalinks.ts';
import { absenceOfEntry } from './lists/absence.ts';
import { changes } from './lists/content-changes-source.ts';
import { movedEntries } from './lists/moved-entries.ts';
import { wordpressApi } from './wordpress-api.ts';

export { leadOf, rendered } from './entries/excerpt.ts';
export { rankMathHead, seoFrameworkHead, seoPressHead, yoastHead } from './entries/head-fields.ts';
export { type FieldMap, mapFields } from './entries/map-fields.ts';
export { featuredImage, normalizeEntries, normalizeEntry } from './entries/normalize-entry.ts';
export { zonedDate } from './entries/zoned-date.ts';
export { absenceOf } from './lists/absence.ts';
export { entryQuery, listedFields, listQuery, onlyEntry } from './lists/collection.ts';
export {
  listRange,
  nextPage,
  normalizePages,
  pageCountRequest,
  pageOf,
  requestedPage,
} from './lists/list-pages.ts';

interface WordPressOptions {
  /** Permalinks of WordPress that differ from the paths of the site, for links in content. */
  readonly permalinks?: Permalinks;
  /** Further URLs of this WordPress in its content, without a slash at the end, such as its URL before it moved: `https://old.example/blog`. */
  readonly formerUrls?: readonly string[];
  /** Makes the URLs of images in other widths: `imageWidths({ 'https://i0.wp.com': 'photon' })`. */
  readonly widthOf?: NonNullable<ContentApi['widthOf']>;
}

/** The content adapter for a WordPress with the companion plugin. Runs in browsers and in the build. */
export function wordpress({
  permalinks = {},
  formerUrls = [],
  widthOf,
}: WordPressOptions = {}): ContentAdapter {
  return {
    api: { ...wordpressApi, sitePathOf: sitePathFor(permalinks), formerUrls, ...(widthOf && { widthOf }) },
    linkedEntries,
    formPath: '/wp-json/custom/v1/store_form_data',
    servicePath: '/wp-json/',
    previewPath: '/wp-json/custom/v1/preview',
    movedEntries,
    absenceOf: absenceOfEntry,
    changes,
  };
}
