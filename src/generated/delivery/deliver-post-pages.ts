// Generated from schemas/ by `npm run generate`. Do not edit.
import { delivery, list, object, slug } from '../../../packages/pagewright/src/content/delivery.ts';
import type { SourceMap } from '../content-types.ts';

export const deliver = delivery<SourceMap['post-pages']['content']>(
  list(object({ page: slug }, { next: slug })),
);
