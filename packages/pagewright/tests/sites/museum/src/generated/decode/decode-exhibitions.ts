// Generated from schemas/ by `npm run generate`. Do not edit.
import { image, list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['exhibitions']['content']>(
  list(
    object({ slug: slug, title: text() }, { teaser: text(), poster: image, opens: text() }),
  ),
);
