// Generated from schemas/ by `npm run generate`. Do not edit.
import { delivery, list } from '../../../packages/pagewright/src/content/delivery.ts';
import { image } from '../../../packages/pagewright/src/content/image-delivery.ts';
import type { SourceMap } from '../content-types.ts';

export const deliver = delivery<SourceMap['media']['content']>(
  list(image),
);
