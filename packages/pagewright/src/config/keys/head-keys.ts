import { keysIn } from './key.ts';

export const headKeys = keysIn('head', [
  {
    name: 'title',
    isRequired: true,
    value: {
      title: 'Title',
      description: 'Title of the tab and of search results.',
      type: 'string',
      minLength: 1,
    },
  },
  {
    name: 'description',
    isRequired: true,
    value: {
      title: 'Description',
      description: 'One or two sentences for search results and shared links.',
      type: 'string',
      control: 'prose',
      minLength: 1,
    },
  },
  {
    name: 'image',
    value: {
      title: 'Sharing image',
      description: 'Shown by shared links. Without it, the image of the site.',
      $ref: 'pagewright/image.json',
    },
  },
  {
    name: 'kind',
    otherNames: ['type'],
    value: {
      group: 'more',
      title: 'Kind',
      description: 'How search engines and feed readers treat the page.',
      type: 'string',
      enum: ['page', 'article', 'post', 'service'],
      enumDescriptions: [
        'A usual page.',
        'A longer text outside the blog, such as a case study.',
        'A blog article, listed in the feed.',
        'An offer.',
      ],
      default: 'page',
    },
  },
  {
    name: 'topic',
    value: {
      group: 'more',
      title: 'Topic',
      description:
        'What the page is or is about, in a word or two, such as Case study. Shared links show it above the title.',
      type: 'string',
    },
  },
  {
    name: 'published',
    otherNames: ['date'],
    value: {
      group: 'more',
      title: 'Published',
      description: 'Day of publication. Search results and shared links show it.',
      type: 'string',
      format: 'date-time',
    },
  },
  {
    name: 'modified',
    otherNames: ['updated'],
    value: {
      group: 'more',
      title: 'Last change',
      description: 'When the page was last changed, for search engines.',
      type: 'string',
      format: 'date-time',
    },
  },
  {
    name: 'author',
    value: {
      group: 'more',
      title: 'Author',
      description: 'Name of the author.',
      type: 'string',
    },
  },
  {
    name: 'noindex',
    value: {
      group: 'more',
      title: 'Hide from search engines',
      description:
        'Search engines do not list the page. Visitors and links still find it.\n\nThe sitemap and the feed leave it out.',
      type: 'boolean',
    },
  },
  {
    name: 'canonical',
    value: {
      group: 'more',
      title: 'Original page',
      description:
        'Search engines list that page instead of this one. For a page whose content is elsewhere, too.\n\nA path of this site, or a URL.',
      type: 'string',
      format: 'href',
    },
  },
  {
    name: 'seo',
    value: {
      group: 'more',
      title: 'Search fields',
      description:
        'What an editor has entered for search engines. Each of these values replaces the one of the page.\n\nSuch as {post.seo}.',
      $ref: 'pagewright/seo.json',
    },
  },
]);

export const pagingHeadKeys = keysIn('pagingHead', [
  {
    name: 'title',
    isRequired: true,
    value: {
      title: 'Title',
      description: 'Title of the tab and of search results. It needs {route.page}.',
      type: 'string',
      minLength: 1,
    },
  },
  {
    name: 'description',
    value: {
      title: 'Description',
      description: 'One or two sentences for search results.',
      type: 'string',
      control: 'prose',
      minLength: 1,
    },
  },
]);
