import { type ContentApi, requestPath } from 'pagewright/source';
import { withReadableExcerpts } from './entries/excerpt.ts';
import { withDateForTitles, withTitles } from './entries/made-title.ts';
import { withOwnLinks } from './links/entry-links.ts';
import { withStoredSlug } from './links/stored-slug.ts';
import { faultOfList, isFirstPage } from './lists/list-pages.ts';
import { saysEntryIsMissing, saysPageIsMissing } from './lists/missing-entry.ts';
import { shownIn, withProtectedFields } from './lists/protected-entries.ts';
import { classVisibility } from './markup/class-visibility.ts';
import { editorClass } from './markup/editor-class.ts';
import { editorStyle } from './markup/editor-style.ts';
import { mediaImage } from './markup/media-image.ts';
import { scriptResult } from './markup/script-result.ts';

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
