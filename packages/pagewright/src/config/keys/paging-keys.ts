import { keysIn } from './key.ts';

/** The keys of a list that is spread over several pages. */
export const pagingKeys = keysIn('paging', [
  {
    name: 'list',
    isRequired: true,
    names: 'query',
    otherNames: ['query', 'items', 'source'],
    value: {
      title: 'List',
      description: 'The list that the pages show.\n\nName of the query in data.',
      type: 'string',
    },
  },
  {
    name: 'size',
    isRequired: true,
    otherNames: ['per_page', 'perPage', 'page_size', 'pageSize', 'limit', 'count', 'take'],
    value: {
      title: 'Page size',
      description: 'Number of entries on each page.',
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
  },
  {
    name: 'head',
    isRequired: true,
    reads: 'page',
    binds: 'fields',
    holds: { of: 'pagingHead' },
    value: {
      title: 'Head of further pages',
      description:
        'What replaces the title and the description from the second page on. The title needs {route.page}.',
      type: 'object',
    },
  },
  {
    name: 'feed',
    value: {
      title: 'Feed',
      description:
        'Readers can subscribe to the entries.\n\nThe entries of the first page are a feed too: feed.xml below the route, such as /blog/feed.xml.',
      type: 'boolean',
    },
  },
]);
