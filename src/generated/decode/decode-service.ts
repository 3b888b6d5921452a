// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['service']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      banner_text: text(),
      service_details_data: list(object({ detail_description: html }, {})),
      services_in_service_data: list(
        object({ services_in_service_title: text() }, { services_in_service_description: text() }),
      ),
      quote: object({ quote_content: text() }, { quote_author: text(), quote_profession: text() }),
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
