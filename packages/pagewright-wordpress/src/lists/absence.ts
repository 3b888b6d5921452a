import { type ContentRequest, type ContentResponse, type EntryAbsence, isRecord } from 'pagewright/source';
import { listRange } from './list-pages.ts';
import { isProtected, withProtectedFields } from './protected-entries.ts';

/** Codes of WordPress for an id that no entry of the collection has. A deleted entry, or one of another type, gets them too. */
const unknownId: ReadonlySet<unknown> = new Set([
  'rest_post_invalid_id',
  'rest_term_invalid',
  'rest_user_invalid_id',
]);

/** Codes of WordPress for an id whose entry visitors cannot see: one that is not published, or an author without published entries. */
const hiddenId: ReadonlySet<unknown> = new Set(['rest_forbidden', 'rest_user_cannot_view']);

/** Collections of any WordPress. Categories are not among them: there is always one, even if all content is lost. */
const usual = ['wp/v2/posts', 'wp/v2/pages', 'wp/v2/media'];

const smallestList = (path: string): ContentRequest => ({ path, query: { per_page: 1, _fields: 'id' } });

/** True for an entry that WordPress returns to a user with its credentials, or without its text, but does not show to visitors. */
function isHidden(entry: Readonly<Record<string, unknown>>): boolean {
  const { status } = entry;
  // Media has the status `inherit`. Terms and users have none.
  const isPublic = status === undefined || status === 'publish' || status === 'inherit';
  return !isPublic || isProtected(entry);
}

/** The total in the header of a list. Undefined if the body of the response contradicts it. */
function countOf(response: ContentResponse): number | undefined {
  const { status, body } = response;
  const total = listRange.count(response);
  const hasEntries = Array.isArray(body) ? body.length > 0 : undefined;
  return status === 200 && total !== undefined && total > 0 === hasEntries ? total : undefined;
}

/**
 * How to find out whether an entry of a `wp/v2` collection, such as `wp/v2/posts`, is gone.
 *
 * WordPress answers 404 for an id that it does not have, and 401 or 403 for an entry in the trash, a draft, or a scheduled or private one.
 * A plugin that closes the REST API to visitors may send the code of the latter for all requests. So an entry is gone only if `collection`
 * and one of `others` answer as well.
 */
export function absenceOf(collection: string): EntryAbsence {
  return {
    byId: (id) =>
      withProtectedFields({
        path: `${collection}/${encodeURIComponent(id)}`,
        query: { _fields: 'id,status' },
      }),
    isGone(status, body) {
      if (!isRecord(body)) return false;
      if (status === 404) return unknownId.has(body.code);
      if (status === 401 || status === 403) return hiddenId.has(body.code);
      return status === 200 && isHidden(body);
    },
    collection: smallestList(collection),
    others: usual.filter((path) => path !== collection).map(smallestList),
    count: countOf,
  };
}

/** `absenceOf` for a request of one entry by its slug from a collection of `wp/v2`; undefined for other requests. */
export function absenceOfEntry({ path, query }: ContentRequest): EntryAbsence | undefined {
  return /^wp\/v2\/[\w-]+$/.test(path) && query?.slug !== undefined ? absenceOf(path) : undefined;
}
