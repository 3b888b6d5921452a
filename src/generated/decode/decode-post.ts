// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, dateTime, href, html, image, list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['post']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      excerpt: text({ cut: 200 }),
      lead: text(),
      date: dateTime,
      modified: dateTime,
      author: text(),
      minutes: number({ min: 1, whole: true }),
      topics: list(object({ slug: slug, name: text() }, {})),
      topic: object({ slug: slug, name: text() }, {}),
      tags: list(object({ slug: slug, name: text() }, {})),
      authors: list(object({ slug: slug, name: text() }, {})),
      sections: list(
        object(
          {},
          {
            title: text(),
            content: html,
            img: image,
            image_side_text: text(),
            margin_figure: object({ value: text(), text: text() }, { unit: text() }),
          },
        ),
      ),
      recent_posts: list(
        object(
          { id: number({ whole: true }), title: text(), slug: slug },
          {
            excerpt: text({ cut: 200 }),
            featured_image: image,
            date: dateTime,
            author: text(),
            topics: list(object({ slug: slug, name: text() }, {})),
            topic: object({ slug: slug, name: text() }, {}),
            minutes: number({ min: 1, whole: true }),
            sticky: boolean,
          },
          {
            excerpt: 'No description available',
            featured_image: { src: '/blogimage2.png', alt: '', width: 800, height: 600 },
          },
        ),
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
