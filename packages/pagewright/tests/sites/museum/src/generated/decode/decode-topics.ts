// Generated from schemas/ by `npm run generate`. Do not edit.
import { list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['topics']['content']>(
  list(object({ slug: slug, name: text() }, {})),
);
