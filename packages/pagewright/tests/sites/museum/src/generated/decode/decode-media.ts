// Generated from schemas/ by `npm run generate`. Do not edit.
import { image, list, responseDecoder } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['media']['content']>(
  list(image),
);
