// Generated from schemas/ by `npm run generate`. Do not edit.
import { list, object, responseDecoder, slug } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['post-slugs']['content']>(
  list(object({ slug: slug }, {})),
);
