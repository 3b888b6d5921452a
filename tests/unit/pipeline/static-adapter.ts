import type { ContentAdapter } from '../../../packages/pagewright/src/content/content-adapter.ts';
import { isRecord } from '../../../packages/pagewright/src/content/delivery.ts';
import type { ContentTools } from '../../../packages/pagewright/src/pipeline/site/content-tools.ts';

/** Content in static files on any host: `posts.json` is a list, `posts/<slug>.json` an entry. */
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
  baseOf: (value) => value,
};
