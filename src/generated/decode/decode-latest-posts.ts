// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, dateTime, image, list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['latest-posts']['content']>(
  list(
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
);
