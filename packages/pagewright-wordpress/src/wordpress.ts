import type { ContentAdapter, ContentApi } from 'pagewright/source';
import { absenceOfEntry } from './absence.ts';
import { changes } from './content-changes-source.ts';
import { linkedEntries } from './linked-entries.ts';
import { movedEntries } from './moved-entries.ts';
import { type Permalinks, sitePathFor } from './permalinks.ts';
import { wordpressApi } from './wordpress-api.ts';

export { absenceOf } from './absence.ts';
export { entryQuery, listedFields, listQuery, onlyEntry } from './collection.ts';
export { leadOf, rendered } from './excerpt.ts';
export { rankMathHead, seoFrameworkHead, seoPressHead, yoastHead } from './head-fields.ts';
export {
  listRange,
  nextPage,
  normalizePages,
  pageCountRequest,
  pageOf,
  requestedPage,
} from './list-pages.ts';
export { type FieldMap, mapFields } from './map-fields.ts';
export { featuredImage, normalizeEntries, normalizeEntry } from './normalize-entry.ts';
export { zonedDate } from './zoned-date.ts';

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
