import { isRecord, type Source } from 'pagewright/source';
import { listQuery, rendered } from 'pagewright-wordpress';
import { content } from './adapter.ts';
import { decode } from './generated/decode/decode-posts.ts';

/** The latest posts of any WordPress. */
export default {
  api: content.api,
  request: ({ count = 10, lang }) => ({
    path: 'wp/v2/posts',
    query: {
      ...listQuery({ per_page: count }, ['slug', 'title', 'link']),
      ...(lang === undefined ? {} : { lang }),
    },
  }),
  normalize: (body) =>
    Array.isArray(body)
      ? body.filter(isRecord).map(({ slug, title, link }) => ({ slug, title: rendered(title), url: link }))
      : body,
  listOf: 'post',
  decode,
} satisfies Source<'posts'>;
