// Generated from schemas/ by `npm run generate`. Do not edit.
import { delivery, list } from '../../sources/delivery.ts';
import { image } from '../../sources/image-delivery.ts';
import type { SourceMap } from '../content-types.ts';

export const deliver = delivery<SourceMap['media']['content']>(
  list(image),
);
