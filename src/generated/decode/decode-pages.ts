// Generated from schemas/ by `npm run generate`. Do not edit.
import { list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['pages']['content']>(
  list(object({ id: number({ whole: true }), slug: slug }, { title: text() })),
);
