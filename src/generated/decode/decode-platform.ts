// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, href, html, image, list, number, object, oneOf, responseDecoder, text } from 'pagewright/decode';
import type { SourceMap } from '../content-types.ts';

export const decode = responseDecoder<SourceMap['platform']['content']>(
  object(
    { hero_heading: text() },
    {
      hero_image: image,
      hero_sub_heading: text(),
      banner_logo: image,
      screen: object({ question: text() }, { time: text(), step: text(), answer: text(), hint: text() }),
      below_banner_software_content: object(
        {},
        {
          below_banner_software_details_heading: text(),
          below_banner_software_details_sub_heading: text(),
          below_banner_software_details_content: html,
        },
      ),
      compare: list(
        object({ value: text(), label: text() }, { unit: text(), amount: number({ min: 0 }) }),
        { min: 2, max: 2 },
      ),
      specimen: object(
        {
          passages: list(
            object(
              { text: text() },
              {
                criterion: text(),
                score: number(),
                scale: number({ min: 2, max: 10, whole: true }),
                reason: text(),
                note: object({ term: text(), text: text() }, { href: href }),
              },
            ),
            { min: 1 },
          ),
        },
        {
          heading: text(),
          text: text(),
          link_label: text(),
          title: text(),
          reference: text(),
          list_heading: text(),
          list: list(text()),
          current: number({ min: 1, whole: true }),
          about: text(),
          question: text(),
          foot: list(object({ term: text(), text: text() }, { href: href }), { max: 3 }),
        },
      ),
      platform_details_data: list(
        object(
          { title: text(), content: text() },
          {
            img: image,
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
      fairness: object(
        {
          label: text(),
          groups: list(
            object(
              { name: text(), rate: number({ min: 0, max: 100 }) },
              { people: number({ min: 1, whole: true }), withdrawn: boolean },
            ),
            { min: 1 },
          ),
        },
        {
          heading: text(),
          text: text(),
          people_label: text(),
          rate_label: text(),
          line: number({ min: 0, max: 100 }),
          tolerance: number({ min: 0, max: 100 }),
        },
      ),
      quote_content: text(),
      quote_author: text(),
      quote_profession: text(),
      quote_logo: image,
      quote_image: image,
      terms: list(object({ figure: text(), heading: text() }, { text: text() })),
      banner_link: href,
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
