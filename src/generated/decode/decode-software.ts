// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['software']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      hero_sub_heading: text(),
      banner_logo: image,
      below_banner_software_content: object(
        {},
        {
          below_banner_software_details_heading: text(),
          below_banner_software_details_sub_heading: text(),
          below_banner_software_details_content: html,
        },
      ),
      quote_content: text(),
      software_details_data: list(object({ title: text(), content: text() }, { img: image })),
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
