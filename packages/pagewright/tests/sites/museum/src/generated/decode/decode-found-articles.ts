// Generated from schemas/ by `npm run generate`. Do not edit.
import { dateTime, image, list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['found-articles']['content']>(
  list(
    object(
      { id: number({ whole: true }), title: text(), slug: slug },
      {
        excerpt: text({ cut: 120 }),
        featured_image: image,
        date: dateTime,
        author: text(),
      },
      {
        excerpt: 'No description yet.',
        featured_image: { src: '/pictures/gulls.avif', alt: '', width: 480, height: 320 },
      },
    ),
  ),
);
