import { type ContentApi, requestPath } from 'pagewright/source';
import { classVisibility } from './class-visibility.ts';
import { editorClass } from './editor-class.ts';
import { editorStyle } from './editor-style.ts';
import { withOwnLinks } from './entry-links.ts';
import { withReadableExcerpts } from './excerpt.ts';
import { faultOfList, isFirstPage } from './list-pages.ts';
import { withDateForTitles, withTitles } from './made-title.ts';
import { mediaImage } from './media-image.ts';
import { saysEntryIsMissing, saysPageIsMissing } from './missing-entry.ts';
import { shownIn, withProtectedFields } from './protected-entries.ts';
import { scriptResult } from './script-result.ts';
import { withStoredSlug } from './stored-slug.ts';

/** The REST API of WordPress. Requests name paths below `/wp-json/`: `wp/v2/posts`. */
export const wordpressApi: ContentApi = {
  name: 'WordPress',
  urlOf: (request) =>
    `/wp-json/${requestPath(withStoredSlug(withProtectedFields(withDateForTitles(request))))}`,
  isMissing: (status, body, request) =>
    (status === 404 && saysEntryIsMissing(body)) ||
    // Each list has a first page.
    (status === 400 && !isFirstPage(request) && saysPageIsMissing(body)),
  faultOf: faultOfList,
  shownIn: (body) => withTitles(withOwnLinks(withReadableExcerpts(shownIn(body)))),
  imageOf: mediaImage,
  classOf: editorClass,
  visibilityOf: classVisibility,
  scriptResultOf: scriptResult,
  styleClassOf: editorStyle,
};
