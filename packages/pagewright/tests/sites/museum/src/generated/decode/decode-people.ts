// Generated from schemas/ by `npm run generate`. Do not edit.
import { href, image, list, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['people']['content']>(
  list(
    object(
      { name: text() },
      {
        portrait: image,
        post: text(),
        bio: text(),
        profile: href,
        works: list(
          object({ title: text() }, { pages: list(object({ label: text(), href: href }, {})) }),
        ),
      },
    ),
  ),
);
