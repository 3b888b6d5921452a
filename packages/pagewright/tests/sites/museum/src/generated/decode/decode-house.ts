// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, number, object, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['house']['content']>(
  object(
    { name: text() },
    {
      welcome: text(),
      image: image,
      visit: object({ heading: text() }, { directions: html, email: text(), phone: text() }),
      tickets: list(object({ title: text() }, { text: text(), price: number({ min: 0 }) })),
      gallery: list(image),
      history: list(html),
      people: list(
        object(
          { name: text() },
          {
            portrait: image,
            post: text(),
            bio: text(),
            profile: href,
            works: list(
              object({ title: text() }, { pages: list(object({ label: text(), href: href }, {})) }),
            ),
          },
        ),
      ),
      saying: object({ text: text() }, { speaker: text() }),
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
