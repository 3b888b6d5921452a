// Generated from schemas/ by `npm run generate`. Do not edit.
import { list, object, responseDecoder, slug } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['article-pages']['content']>(
  list(object({ page: slug }, { next: slug })),
);
