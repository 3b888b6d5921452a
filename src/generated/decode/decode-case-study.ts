// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, dateTime, href, image, list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['case-study']['content']>(
  object(
    { id: number({ whole: true }), slug: slug, hero_heading: text() },
    {
      hero_image: image,
      excerpt: text({ cut: 200 }),
      date: dateTime,
      modified: dateTime,
      author: text(),
      details: list(
        object({ id: number({ whole: true }), title: text(), content: text() }, {}),
        { min: 1 },
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
    { hero_image: { src: '/CaseStudyHero.png', alt: '', width: 1600, height: 700 } },
  ),
);
