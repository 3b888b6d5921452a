import { isRecord, type Source } from 'pagewright/source';
import { listedFields, listQuery, nextPage, normalizeEntry, pageOf } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-latest-posts.ts';
import { content } from './adapter.ts';
import { withFirstTopic } from './first-topic.ts';

/** The fields that the companion plugin adds to the posts of `wp/v2`, and `sticky`, which WordPress has. */
const postFields = ['topics', 'minutes', 'sticky'] as const;

function normalizePost(post: unknown): unknown {
  const entry = normalizeEntry(post);
  if (!isRecord(entry) || !isRecord(post)) return entry;
  const { topics, minutes, sticky } = post;
  return withFirstTopic({ ...entry, topics, minutes, sticky });
}

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/posts', query: listQuery(params, [...listedFields, ...postFields]) }),
  normalize: (body, _params, _response, request) =>
    Array.isArray(body) ? pageOf(body, request).map(normalizePost) : body,
  listOf: 'post',
  decode,
  next: nextPage,
} satisfies Source<'latest-posts'>;
