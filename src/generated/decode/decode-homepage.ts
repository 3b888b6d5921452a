// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['homepage']['content']>(
  object(
    {},
    {
      banner: object({}, { banner_image: image, banner_image_narrow: image }),
      counters: list(
        object({ counter_number: number({ min: 0, whole: true }), counter_heading: text() }, {}),
      ),
      brands: list(image),
      what_we_do: object({}, { what_we_do_heading: text(), what_we_do_description: html }),
      below_counter_section_data: object({}, { impact_text: text(), talent_text: text() }),
      services: list(
        object({ service_title: text(), service_slug: slug }, { service_description: text() }),
      ),
      powering_enterprises: object({}, { powering_enterprises_heading: text() }),
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
