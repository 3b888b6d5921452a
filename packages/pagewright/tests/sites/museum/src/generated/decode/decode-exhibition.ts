// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, object, oneOf, responseDecoder, slug, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['exhibition']['content']>(
  object(
    { title: text() },
    {
      teaser: text(),
      poster: image,
      opens: text(),
      closes: text(),
      kind: oneOf('permanent', 'temporary'),
      free: boolean,
      curator: text(),
      rooms: list(object({ title: text() }, { text: text(), objects: list(text()) })),
      texts: list(object({ html: html }, {})),
      saying: object({ text: text() }, { speaker: text() }),
      sequel: slug,
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
