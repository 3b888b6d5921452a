import assert from 'node:assert/strict';
import { type Exchange, valueAt } from '../exchange.ts';

const fresh = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' };

const picture = ['url', 'alt', 'width', 'height', 'sizes.full.url', 'sizes.medium.width'];

function pictureFields(field: string): string[] {
  return picture.map((name) => `${field}.${name}`);
}

/** The routes of custom/v1 that serve fields. */
export const contentExchanges: readonly Exchange[] = [
  {
    title: 'The home page returns all its objects',
    path: 'custom/v1/get-homepage-content',
    status: 200,
    sent: { ...fresh, allow: 'GET', link: /rel="https:\/\/api\.w\.org\/"/ },
    fields: [
      ...pictureFields('banner.banner_image'),
      'counters.0.counter_number',
      'counters.0.counter_heading',
      'brands.0.url',
      'brands.0.alt',
      'what_we_do.what_we_do_heading',
      'what_we_do.what_we_do_description',
      'below_counter_section_data.impact_text',
      'below_counter_section_data.talent_text',
      'services.0.service_title',
      'services.0.service_slug',
      'services.0.service_description',
      'powering_enterprises.powering_enterprises_heading',
    ],
    holds: (body) => assert.equal(typeof valueAt(body, 'counters.0.counter_number'), 'number'),
  },
  {
    title: 'The list of services has the published ones, oldest first',
    path: 'custom/v1/services?per_page=4&page=2',
    status: 200,
    sent: { ...fresh, 'x-wp-total': '9', 'x-wp-totalpages': '3', link: /rel="prev".*rel="next"/ },
    fields: ['id', 'title', 'banner_text', ...pictureFields('hero_image')],
    holds: (body) => {
      assert.ok(Array.isArray(body));
      const slugs = body.map((entry) => valueAt(entry, 'slug'));
      assert.deepEqual(slugs, ['artificial-intelligence', 'cio-advisory', 'pmo', 'security']);
    },
  },
  {
    title: 'A page of services past the end is an error',
    path: 'custom/v1/services?per_page=100&page=2',
    status: 400,
    code: 'rest_post_invalid_page_number',
  },
  {
    title: 'The company page returns people with portraits, and lists of strings',
    path: 'custom/v1/get-aboutpage-content',
    status: 200,
    sent: fresh,
    fields: [
      'title',
      ...pictureFields('hero_image'),
      'core_section_heading',
      'core.0',
      'our_team_managements_data.0.name',
      ...pictureFields('our_team_managements_data.0.image'),
      'our_team_managements_data.0.designation',
      'our_team_managements_data.0.bio',
      'our_team_managements_data.0.linkedin',
    ],
  },
  {
    title: 'The contact page returns its four strings',
    path: 'custom/v1/get-contactpage-content',
    status: 200,
    sent: fresh,
    fields: ['title', 'contact_below_banner_heading', 'email', 'phone'],
  },
  {
    title: 'A service is found by its slug',
    path: 'custom/v1/services/product-engineering',
    status: 200,
    sent: { ...fresh, allow: 'GET' },
    fields: [
      'id',
      'hero_heading',
      ...pictureFields('hero_image'),
      'banner_text',
      'service_details_data.0.detail_description',
      'services_in_service_data.0.services_in_service_title',
      'services_in_service_data.0.services_in_service_description',
    ],
  },
  {
    title: 'A service is found by its ID',
    path: ({ service }) => `custom/v1/services/${service}`,
    status: 200,
    fields: ['quote.quote_content', 'quote.quote_author', 'quote.quote_profession'],
    holds: (body, { service }) => assert.equal(valueAt(body, 'id'), service),
  },
  {
    title: 'A service with only a heading is served',
    path: 'custom/v1/services/bare',
    status: 200,
    fields: ['hero_heading'],
    holds: (body) => assert.ok(!valueAt(body, 'hero_image')),
  },
  {
    title: 'A route may end with a slash',
    path: 'custom/v1/services/security/',
    status: 200,
    fields: ['hero_heading'],
  },
  {
    title: 'Unknown query parameters are ignored',
    path: 'custom/v1/services/security?preview=1&x[]=2',
    status: 200,
    fields: ['hero_heading'],
  },
  {
    title: 'A draft of a service gets 404',
    path: 'custom/v1/services/a-quiet-service',
    status: 404,
    code: 'rest_not_found',
  },
  ...['services', 'software', 'industry', 'platform', 'get-post-detail'].map(
    (route): Exchange => ({
      title: `An unknown slug below ${route} is 404`,
      path: `custom/v1/${route}/no-such-thing`,
      status: 404,
      code: 'rest_not_found',
    }),
  ),
  ...['services', 'software', 'industry'].map(
    (route): Exchange => ({
      title: `An unknown ID below ${route} is 404`,
      path: `custom/v1/${route}/987654321`,
      status: 404,
      code: 'rest_not_found',
    }),
  ),
  { title: 'Zero is not an ID', path: 'custom/v1/services/0', status: 404, code: 'rest_not_found' },
  {
    title: 'The ID of a post does not find a service',
    path: ({ post }) => `custom/v1/industry/${post}`,
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'A slug in another script is 404, not an error 500',
    path: `custom/v1/services/${encodeURIComponent('облако')}`,
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'A slug with hostile characters is 404, not an error 500',
    path: `custom/v1/services/${encodeURIComponent("x' OR 1=1 --<script>")}`,
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'A slug that leaves the folder matches no route',
    path: `custom/v1/services/${encodeURIComponent('../homepage')}`,
    status: 404,
  },
  {
    title: 'A route without its slug does not exist',
    path: 'custom/v1/get-post-detail',
    status: 404,
    code: 'rest_no_route',
  },
  { title: 'An unknown route is 404', path: 'custom/v1/get-everything', status: 404, code: 'rest_no_route' },
  {
    title: 'An unknown namespace is 404',
    path: 'custom/v9/services/pmo',
    status: 404,
    code: 'rest_no_route',
  },
  {
    title: 'Content does not support POST',
    method: 'POST',
    path: 'custom/v1/services/pmo',
    status: 404,
    code: 'rest_no_route',
  },
  {
    title: 'Content does not support DELETE',
    method: 'DELETE',
    path: 'custom/v1/get-homepage-content',
    status: 404,
    code: 'rest_no_route',
  },
  {
    title: 'A software partnership returns its rows',
    path: 'custom/v1/software/aws',
    status: 200,
    fields: [
      'hero_heading',
      'hero_sub_heading',
      ...pictureFields('hero_image'),
      'banner_logo.url',
      'banner_logo.alt',
      'below_banner_software_content.below_banner_software_details_heading',
      'below_banner_software_content.below_banner_software_details_sub_heading',
      'below_banner_software_content.below_banner_software_details_content',
      'software_details_data.0.title',
      'software_details_data.0.content',
      ...pictureFields('software_details_data.0.img'),
    ],
  },
  {
    title: 'An industry returns its capabilities and its quote',
    path: 'custom/v1/industry/health-care',
    status: 200,
    fields: [
      'hero_heading',
      ...pictureFields('hero_image'),
      'industry_banner_text',
      ...pictureFields('industry_body_image'),
      'industry_details_data.0.industry_detail_description',
      'industry_capabilities.0.industry_capabilities_heading',
      'industry_capabilities.0.industry_capabilities_description',
    ],
  },
  {
    title: 'A platform returns its rows',
    path: 'custom/v1/platform/impress-ai',
    status: 200,
    fields: ['hero_heading', 'platform_details_data.0.title', 'platform_details_data.0.content'],
  },
  {
    title: 'A platform is not found by its ID',
    path: ({ service }) => `custom/v1/platform/${service}`,
    status: 404,
    code: 'rest_not_found',
  },
  {
    title: 'HEAD of content returns only headers',
    method: 'HEAD',
    path: 'custom/v1/get-homepage-content',
    status: 200,
    sent: fresh,
  },
];
