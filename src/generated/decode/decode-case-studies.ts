// Generated from schemas/ by `npm run generate`. Do not edit.
import { dateTime, image, list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['case-studies']['content']>(
  list(
    object(
      { id: number({ whole: true }), title: text(), slug: slug },
      {
        excerpt: text({ cut: 200 }),
        featured_image: image,
        date: dateTime,
        author: text(),
        sector: text(),
        figure: object({ value: text() }, { unit: text() }),
      },
      {
        excerpt: 'No description available',
        featured_image: { src: '/CaseStudyHero.png', alt: '', width: 1600, height: 700 },
      },
    ),
  ),
);
