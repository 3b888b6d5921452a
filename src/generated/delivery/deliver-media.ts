// Generated from schemas/ by `npm run generate`. Do not edit.
import { delivery, list } from 'pagewright/decode';
import { image } from 'pagewright/decode-image';
import type { SourceMap } from '../content-types.ts';

export const deliver = delivery<SourceMap['media']['content']>(
  list(image),
);
