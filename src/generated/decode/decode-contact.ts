// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, image, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['contact']['content']>(
  object(
    { title: text() },
    {
      contact_below_banner_heading: text(),
      email: text(),
      phone: text(),
      seo: object(
        {},
        {
          title: text(),
          description: text(),
          image: image,
          noindex: boolean,
          canonical: href,
        },
      ),
    },
  ),
);
