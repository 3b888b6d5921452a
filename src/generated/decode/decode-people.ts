// Generated from schemas/ by `npm run generate`. Do not edit.
import { image, list, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['people']['content']>(
  list(object({ name: text() }, { role: text(), image: image })),
);
