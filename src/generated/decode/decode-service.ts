// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, number, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['service']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      banner_text: text(),
      principal: text(),
      service_details_data: list(object({ detail_description: html }, {})),
      services_in_service_data: list(
        object({ services_in_service_title: text() }, { services_in_service_description: text() }),
      ),
      results_heading: text(),
      results_lead: text(),
      results: list(
        object(
          { label: text(), after: number({ min: 0 }) },
          {
            before: number({ min: 0 }),
            unit: text(),
            of: number({ min: 1, whole: true }),
            row: object(
              { count: number({ min: 1, max: 100, whole: true }) },
              { first: text(), turn: text(), last: text() },
            ),
          },
        ),
        { max: 3 },
      ),
      quote: object(
        { quote_content: text() },
        { quote_author: text(), quote_profession: text(), quote_logo: image },
      ),
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
