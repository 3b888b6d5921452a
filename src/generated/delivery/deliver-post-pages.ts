// Generated from schemas/ by `npm run generate`. Do not edit.
import { delivery, list, object, slug } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const deliver = delivery<SourceMap['post-pages']['content']>(
  list(object({ page: slug }, { next: slug })),
);
