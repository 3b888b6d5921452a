import type { ContentTools } from 'pagewright/project';
import { type ContentAdapter, isRecord } from 'pagewright/source';

/** Content in static files on any host: `posts.json` is a list, and the folder `posts` has a file for each entry. */
export const content: ContentAdapter = {
  api: {
    name: 'Static files',
    urlOf: ({ path }) => `/${path}.json`,
    isMissing: (status) => status === 404,
    imageOf: (value) => (isRecord(value) ? { src: value.file } : value),
    classOf: (name) => (name === 'two-up' ? 'content-columns' : undefined),
  },
  formPath: '/forms',
  servicePath: '/files/',
};

export const contentTools: ContentTools = {
  setting: 'STATIC_CONTENT_URL',
  name: 'the files',
  baseOf: (value) => value,
};
