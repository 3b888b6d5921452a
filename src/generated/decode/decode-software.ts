// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, number, object, oneOf, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['software']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      hero_sub_heading: text(),
      hero_tag: list(object({ term: text(), text: text() }, { href: href })),
      figures: list(object({ value: text(), text: text() }, {})),
      banner_logo: image,
      below_banner_software_content: object(
        {},
        {
          below_banner_software_details_heading: text(),
          below_banner_software_details_sub_heading: text(),
          below_banner_software_details_content: html,
        },
      ),
      rebuild: object(
        {
          limit: number({ min: 1, max: 1440, whole: true }),
          stages: list(object({ name: text(), minutes: number({ min: 1, whole: true }) }, {})),
        },
        { caption: text() },
      ),
      count: object(
        {
          parts: list(object({ text: text(), count: number({ min: 1, max: 2000, whole: true }) }, {})),
        },
        { layout: oneOf('whole', 'rows'), caption: text() },
        { layout: 'whole' },
      ),
      software_details_data: list(
        object(
          { title: text(), content: text() },
          {
            img: image,
            marks: list(
              object(
                {
                  x: number({ min: 0, max: 100 }),
                  y: number({ min: 0, max: 100 }),
                  text: text(),
                },
                {},
              ),
            ),
            table: object(
              {
                head: list(text()),
                rows: list(object({ cells: list(text()) }, { flag: text() })),
              },
              { caption: text() },
            ),
            report: object(
              { title: text(), figures: list(object({ value: text(), text: text() }, {})) },
              {
                note: text(),
                bars: list(number({ min: 0 })),
                passed: number({ min: 0, whole: true }),
                range: number({ min: 0 }),
                chartText: text(),
                label: text(),
                start: text(),
                end: text(),
                now: text(),
                changesTitle: text(),
                changes: list(object({ value: text(), text: text() }, {})),
              },
            ),
            tally: object(
              {
                all: number({ min: 1, whole: true }),
                few: number({ min: 0, max: 24, whole: true }),
                allText: text(),
                fewText: text(),
              },
              {},
            ),
            inset: object(
              { kind: oneOf('hours', 'days', 'figure'), text: text() },
              {
                figure: text(),
                unit: text(),
                values: list(number({ min: 0 })),
                first: number({ min: 0, max: 23, whole: true }),
                last: number({ min: 0, max: 23, whole: true }),
              },
            ),
          },
        ),
      ),
      quote_content: text(),
      quote_author: text(),
      quote_profession: text(),
      quote_logo: image,
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
