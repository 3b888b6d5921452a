// Generated from schemas/ by `npm run generate`. Do not edit.
import { image, list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['industries']['content']>(
  list(
    object({ slug: slug, title: text() }, { industry_banner_text: text(), hero_image: image }),
  ),
);
