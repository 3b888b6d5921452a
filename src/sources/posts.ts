import type { ContentRequest, Source } from 'pagewright/source';
import { nextPage, pageOf } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-posts.ts';
import { content } from './adapter.ts';
import { withFirstTopic } from './first-topic.ts';

const path = 'custom/v1/get-all-posts';

/** The page size for a query with a page but without a size, as in WordPress. */
const defaultSize = 10;

/** The largest page size. A build reads a list without a page size in pages of this size. */
const maxSize = 100;

export default {
  api: content.api,
  request({
    page,
    per_page = page === undefined ? maxSize : defaultSize,
    topic,
    tag,
    author,
  }): ContentRequest {
    const given = Object.entries({ page, topic, tag, author }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return { path, query: { per_page, ...Object.fromEntries(given) } };
  },
  normalize: (body, _params, _response, request) =>
    Array.isArray(body) ? pageOf(body, request).map(withFirstTopic) : body,
  listOf: 'post',
  decode,
  next: nextPage,
} satisfies Source<'posts'>;
