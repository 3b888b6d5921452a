// Generated from schemas/ by `npm run generate`. Do not edit.
import { number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['post-topic']['content']>(
  object({ slug: slug, name: text() }, { count: number({ min: 1, whole: true }) }),
);
