import { dateKeys } from './dates.ts';
import { keysIn, objectSchema } from './key.ts';
import { pagingKeys } from './paging-keys.ts';

export const pageKeys = keysIn('page', [
  {
    name: '$schema',
    value: { title: 'Schema', description: 'URL of the schema, for editors.', type: 'string' },
  },
  {
    name: 'route',
    isRequired: true,
    group: 'address',
    otherNames: ['path', 'permalink', 'slug'],
    value: {
      title: 'Address',
      description:
        'Where the page is, such as /services/:slug.\n\nIn an array, the first route is canonical and the others show the same page.',
      anyOf: [
        { $ref: '#/definitions/route' },
        {
          title: 'Routes',
          description: 'The first is canonical.',
          type: 'array',
          items: { $ref: '#/definitions/route' },
          minItems: 1,
          uniqueItems: true,
        },
      ],
    },
  },
  {
    name: 'language',
    group: 'language',
    otherNames: ['lang', 'locale'],
    value: {
      title: 'Language',
      description:
        'Language of the page. Without it, the default language of the site.\n\nOne of "languages" in _site.json.',
      type: 'string',
      examples: ['de'],
    },
  },
  {
    name: 'languages',
    group: 'language',
    value: {
      title: 'Languages',
      description:
        'The languages in which there is this page.\n\nIn each, its route begins with the tag of the language, and {site.language} is the tag. For pages whose words come from content and from the site.',
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { title: 'Language', description: 'Tag of a language of _site.json.', type: 'string' },
      examples: [['en', 'de']],
    },
  },
  {
    name: 'translationOf',
    group: 'language',
    value: {
      title: 'Translation of',
      description:
        'The page that this one translates, such as /about. Search engines and the links between languages then know that both are one page.\n\nIts route.',
      type: 'string',
      examples: ['/about'],
    },
  },
  {
    name: 'params',
    reads: 'queries',
    binds: 'fields',
    group: 'address',
    holds: { of: 'routeParams' },
    value: {
      title: 'Pages of this address',
      description:
        'One page for each value of a part of the address with a colon, such as :slug.\n\nSlugs, or an item with "each".',
      type: 'object',
      additionalProperties: {
        title: 'Values',
        description: 'Slugs, or an item with "each".',
        type: 'array',
        minItems: 1,
      },
    },
  },
  {
    name: 'urlParams',
    group: 'address',
    otherNames: ['query', 'queryParams', 'queryString', 'searchParams', 'search', 'url'],
    value: {
      title: 'Search in the address',
      description:
        'What may follow the address after a question mark, such as q in /search?q=tax.\n\nFor each param, the values that it may have. Bindings read it as {url.q}.',
      type: 'object',
      minProperties: 1,
      additionalProperties: { $ref: '#/definitions/urlParam' },
    },
  },
  ...dateKeys.map((key) => ({ ...key, group: 'schedule' as const })),
  {
    name: 'head',
    isRequired: true,
    reads: 'page',
    binds: 'fields',
    group: 'head',
    holds: { of: 'head' },
    value: {
      title: 'Head',
      description: 'What the tab, search results and shared links show.',
      type: 'object',
    },
  },
  {
    name: 'data',
    value: {
      title: 'Data',
      description: "The page's queries, by the names that its bindings use.",
      type: 'object',
      additionalProperties: { $ref: '#/definitions/query' },
    },
  },
  {
    name: 'paging',
    group: 'address',
    otherNames: ['pagination', 'paginate', 'pager', 'pages'],
    value: {
      title: 'Pages of the list',
      description:
        'Shows a long list on several pages.\n\nThe first is at the route, the others at /page/2, /page/3 and so on below it. {route.page} is the number of the page, {paging} the list of all pages.',
      construct: 'paging',
      ...objectSchema(pagingKeys),
    },
  },
  {
    name: 'blocks',
    blocks: 'list',
    isRequired: true,
    value: {
      title: 'Blocks',
      description: 'The sections of the page, in order: blocks, and shared sections.',
      type: 'array',
      items: { $ref: '#/definitions/blockOrSection' },
    },
  },
  {
    name: 'end',
    blocks: 'list',
    group: 'end',
    value: {
      title: 'End',
      description: 'The blocks at the end of the page. They replace the blocks of _site.json.',
      type: 'array',
      items: { $ref: '#/definitions/blockOrSection' },
    },
  },
]);
