import { type ContentApi, requestPath } from 'pagewright/source';
import { editorClass } from './editor-class.ts';
import { mediaImage } from './media-image.ts';
import { saysEntryIsMissing, saysPageIsMissing } from './missing-entry.ts';

/** The REST API of WordPress. Requests name paths below `/wp-json/`: `wp/v2/posts`. */
export const wordpressApi: ContentApi = {
  name: 'WordPress',
  urlOf: (request) => `/wp-json/${requestPath(request)}`,
  isMissing: (status, body) =>
    (status === 404 && saysEntryIsMissing(body)) || (status === 400 && saysPageIsMissing(body)),
  imageOf: mediaImage,
  classOf: editorClass,
};
