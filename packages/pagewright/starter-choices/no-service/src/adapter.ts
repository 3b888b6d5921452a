import type { ContentAdapter } from 'pagewright/source';

/**
 * The content service of this site, which reads none yet: all content is in page configs. For a service with JSON, change the paths here,
 * and give its tools to `content` in pagewright.config.ts.
 */
export const content: ContentAdapter = {
  api: {
    name: 'the content service',
    urlOf: ({ path }) => `/${path}.json`,
    isMissing: (status) => status === 404,
  },
  formPath: '/forms',
  servicePath: '/content/',
};
