// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, number, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['industry']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      industry_banner_text: text(),
      industry_body_image: image,
      industry_capabilities_section_heading: text(),
      industry_details_data: list(object({ industry_detail_description: html }, {})),
      industry_capabilities: list(
        object(
          { industry_capabilities_heading: text() },
          { industry_capabilities_description: text() },
        ),
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
      quote_content: object(
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
