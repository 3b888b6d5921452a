import { readFileSync } from 'node:fs';
import path from 'node:path';
import { boolean, image, object, responseDecoder, text } from 'pagewright/decode';
import { ContentError } from 'pagewright/source';
import {
  entryQuery,
  type FieldMap,
  mapFields,
  rankMathHead,
  seoFrameworkHead,
  seoPressHead,
  yoastHead,
} from 'pagewright-wordpress';
import { expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import { installSanitiser } from '../../../packages/pagewright/src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import { decode } from '../../../src/generated/decode/decode-service.ts';
import { content } from '../../../src/sources/adapter.ts';

installSanitiser(sanitiseHtml);

const fixtures = path.resolve(import.meta.dirname, '../../fixtures/existing-wordpress');

function fixture(name: string): unknown {
  const value: unknown = JSON.parse(readFileSync(path.join(fixtures, `${name}.json`), 'utf8'));
  return value;
}

/** The code that `docs/existing-wordpress.md` shows. */
const serviceFields: FieldMap = {
  hero_heading: ['acf.hero.heading', 'title.rendered'],
  hero_image: 'acf.hero.image',
  banner_text: 'acf.hero.lead',
  service_details_data: { each: 'acf.details', fields: { detail_description: 'text' } },
  services_in_service_data: {
    each: 'acf.sections',
    layout: 'offer',
    fields: { services_in_service_title: 'name', services_in_service_description: 'note' },
  },
  quote: { fields: { quote_content: 'acf.quote.text', quote_author: 'acf.quote.person.0.post_title' } },
};

const source = {
  api: content.api,
  request: () => ({
    path: 'wp/v2/offering',
    query: { ...entryQuery('port-logistics'), acf_format: 'standard' },
  }),
  normalize(body: unknown) {
    const entry: unknown = Array.isArray(body) ? body[0] : body;
    if (entry === undefined) throw new ContentError('not-found', 'There is no such offering');
    return mapFields(entry, serviceFields);
  },
  decode,
};

const readService = (body: unknown) =>
  read(source, {}, { base: 'https://cms.example', deadline: 1_000, fetch: async () => Response.json(body) });

test('fields of Advanced Custom Fields become the fields of a content schema', async () => {
  expect(await readService(fixture('acf-service'))).toEqual({
    issues: [],
    content: {
      hero_heading: 'Port & Harbour Logistics',
      hero_image: {
        src: 'https://cms.example/wp-content/uploads/2026/01/crane.jpg',
        alt: 'A crane over a berth',
        width: 1600,
        height: 1200,
        srcset: [300, 1024, 1600]
          .map((width, index) => {
            const size = ['-300x225', '-1024x768', ''][index];
            return `https://cms.example/wp-content/uploads/2026/01/crane${size}.jpg ${width}w`;
          })
          .join(', '),
      },
      banner_text: 'Berths, cranes and paper, planned together.',
      service_details_data: [
        { detail_description: '<p>We plan each berth a week ahead.</p>' },
        { detail_description: '<p>Paper follows the box, not the clerk.</p>' },
      ],
      services_in_service_data: [
        {
          services_in_service_title: 'Berth planning',
          services_in_service_description: 'Twelve weeks ahead',
        },
        { services_in_service_title: 'Customs papers' },
      ],
      quote: { quote_content: 'Nobody waits for a stamp any more.', quote_author: 'Ada Fenwick' },
    },
  });
});

test('fields that an editor left empty, or that another plugin removed, are missing', async () => {
  const { content: found, issues } = await readService([
    {
      title: { rendered: 'Only a title' },
      acf: { hero: { image: false }, details: false, sections: '', quote: [] },
    },
  ]);
  expect({ found, issues }).toEqual({ found: { hero_heading: 'Only a title' }, issues: [] });
  expect((await readService([{ title: { rendered: 'Without ACF' }, acf: [] }])).content).toEqual({
    hero_heading: 'Without ACF',
  });
});

test('a switch that is off stays false, and names of built-in properties are not fields', () => {
  expect(
    mapFields({ acf: { on: false } }, { on: 'acf.on', name: 'acf.constructor', none: 'acf.x.y' }),
  ).toEqual({
    on: false,
    name: undefined,
    none: undefined,
  });
});

const decodeHead = responseDecoder(
  object({}, { title: text(), description: text(), image, noindex: boolean }),
);
const headOf = (value: unknown) => decodeHead(value, (html) => html, content.api);
const shareImage = {
  src: 'https://cms.example/wp-content/uploads/2026/01/log.jpg',
  width: 1200,
  height: 630,
};

test('the head of Yoast SEO has title, description, share image and noindex', () => {
  expect(mapFields({ yoast_head_json: { robots: { index: 'noindex' } } }, yoastHead)).toMatchObject({
    noindex: true,
  });
  expect(headOf(mapFields(fixture('yoast-post'), yoastHead))).toEqual({
    issues: [],
    content: {
      title: 'The night shift writes it down - Fenwick',
      description: 'What a port learns when the night shift keeps a log.',
      image: { ...shareImage, alt: '' },
    },
  });
});

test('the head of Rank Math has title, description, share image and noindex', () => {
  expect(headOf(rankMathHead(fixture('rank-math-head')))).toEqual({
    issues: [],
    content: {
      title: 'The night shift writes it down – Fenwick & Sons',
      description: 'What a port learns when the night shift keeps a "log".',
      image: { ...shareImage, alt: 'A log book' },
    },
  });
  const head = '<meta name="robots" content="noindex, follow"/>';
  expect(rankMathHead({ success: true, head })).toMatchObject({ noindex: true });
  expect(headOf(rankMathHead({ success: true, head: '<title></title>' })).content).toBeUndefined();
});

test('the head of SEOPress has title, description, share image and noindex', () => {
  const og = {
    title: 'Shared',
    description: 'Shared.',
    image: shareImage.src,
    image_width: '1200',
    image_height: '630',
  };
  const data = { title: 'The night shift', description: '', og, robots: { noindex: true, nofollow: false } };
  expect(headOf(mapFields({ success: true, data }, seoPressHead))).toEqual({
    issues: [],
    content: {
      title: 'The night shift',
      description: 'Shared.',
      image: { ...shareImage, alt: '' },
      noindex: true,
    },
  });
  const listed = { data: { robots: { noindex: false }, og: { image: '' } } };
  expect(headOf(mapFields(listed, seoPressHead)).content).toBeUndefined();
});

test('the head of The SEO Framework has title, description, share image and noindex', () => {
  const meta = {
    _genesis_title: 'The night shift',
    _genesis_description: '',
    _open_graph_description: 'Shared.',
  };
  const entry = { meta: { ...meta, _social_image_url: shareImage.src, _genesis_noindex: '1' } };
  expect(headOf(mapFields(entry, seoFrameworkHead))).toEqual({
    issues: [],
    content: {
      title: 'The night shift',
      description: 'Shared.',
      image: { src: shareImage.src },
      noindex: true,
    },
  });
  const unset = { meta: { _genesis_title: '', _genesis_noindex: '0' } };
  expect(headOf(mapFields(unset, seoFrameworkHead)).content).toBeUndefined();
});
