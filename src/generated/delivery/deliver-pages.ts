// Generated from schemas/ by `npm run generate`. Do not edit.
import { delivery, list, number, object, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const deliver = delivery<SourceMap['pages']['content']>(
  list(object({ id: number({ whole: true }), slug: slug }, { title: text() })),
);
