// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['company']['content']>(
  object(
    { title: text() },
    {
      hero_image: image,
      hero_image_narrow: image,
      core_section_heading: text(),
      core: list(html),
      certification: list(text()),
      our_team_managements_data: list(
        object(
          { name: text() },
          { image: image, designation: text(), bio: text(), linkedin: href },
        ),
      ),
      awards: list(image),
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
