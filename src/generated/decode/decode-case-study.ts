// Generated from schemas/ by `npm run generate`. Do not edit.
import { boolean, dateTime, href, image, list, number, object, oneOf, responseDecoder, slug, text } from 'pagewright/decode';
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
        object(
          { id: number({ whole: true }), title: text(), content: text() },
          {
            summary: text(),
            figure: object(
              { image: image },
              {
                caption: text(),
                blend: boolean,
                key: list(
                  object(
                    { count: number({ min: 0, whole: true }), text: text() },
                    { swatch: oneOf('paper', 'ink', 'purple') },
                  ),
                ),
              },
            ),
            passage: object(
              {
                steps: list(
                  object(
                    { date: text(), moved: number({ min: 0, whole: true }) },
                    {
                      label: text(),
                      retired: number({ min: 0, whole: true }),
                      outcome: oneOf('crossed', 'back'),
                      note: text(),
                    },
                  ),
                  { min: 1 },
                ),
              },
              {
                old: text(),
                new: text(),
                unit: text(),
                start: number({ min: 1, whole: true }),
                end: number({ min: 1, whole: true }),
                opens: text(),
                closes: text(),
                closing: text(),
                spare: text(),
                caption: text(),
              },
            ),
            hours: list(object({ time: text(), text: text() }, { current: boolean })),
            dial: object(
              { start: dateTime, turn: dateTime, end: dateTime },
              { label: text(), done: dateTime },
            ),
          },
        ),
        { min: 1 },
      ),
      client: object({ name: text() }, { logo: image }),
      sector: text(),
      facts: list(object({ term: text(), text: text() }, { href: href }), { max: 6 }),
      lead_by: text(),
      results_heading: text(),
      results_lead: text(),
      results: list(
        object(
          { label: text(), after: number({ min: 0 }) },
          {
            before: number({ min: 0 }),
            unit: text(),
            of: number({ min: 1, whole: true }),
            row: object(
              { count: number({ min: 1, max: 100, whole: true }) },
              { first: text(), turn: text(), last: text() },
            ),
          },
        ),
        { max: 4 },
      ),
      figure: object({ value: text() }, { unit: text() }),
      sections: list(
        object(
          {},
          {
            summary: text(),
            figure: object(
              { image: image },
              {
                caption: text(),
                blend: boolean,
                key: list(
                  object(
                    { count: number({ min: 0, whole: true }), text: text() },
                    { swatch: oneOf('paper', 'ink', 'purple') },
                  ),
                ),
              },
            ),
            passage: object(
              {
                steps: list(
                  object(
                    { date: text(), moved: number({ min: 0, whole: true }) },
                    {
                      label: text(),
                      retired: number({ min: 0, whole: true }),
                      outcome: oneOf('crossed', 'back'),
                      note: text(),
                    },
                  ),
                  { min: 1 },
                ),
              },
              {
                old: text(),
                new: text(),
                unit: text(),
                start: number({ min: 1, whole: true }),
                end: number({ min: 1, whole: true }),
                opens: text(),
                closes: text(),
                closing: text(),
                spare: text(),
                caption: text(),
              },
            ),
            hours: list(object({ time: text(), text: text() }, { current: boolean })),
            dial: object(
              { start: dateTime, turn: dateTime, end: dateTime },
              { label: text(), done: dateTime },
            ),
          },
        ),
        { max: 3 },
      ),
      quote: object({ quote_content: text() }, { quote_author: text(), quote_profession: text() }),
      related: list(slug, { max: 3 }),
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
