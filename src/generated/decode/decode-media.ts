// Generated from schemas/ by `npm run generate`. Do not edit.
import { list, responseDecoder } from 'pagewright/decode';
import { image } from 'pagewright/decode-image';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['media']['content']>(
  list(image),
);
