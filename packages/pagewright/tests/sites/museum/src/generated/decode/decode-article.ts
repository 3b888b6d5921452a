// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, dateTime, href, html, image, list, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['article']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      excerpt: text({ cut: 200 }),
      date: dateTime,
      modified: dateTime,
      author: text(),
      topics: list(object({ slug: slug, name: text() }, {})),
      sections: list(object({}, { title: text(), content: html, img: image, image_side_text: text() })),
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
