import { wordpress } from 'pagewright-wordpress';

/** The content service of this site. */
export const content = wordpress({
  permalinks: {
    '/case-studies/:slug': '/insight/case-study/:slug',
    '/:year/:month/:day/:slug': '/insight/blog/:slug',
    '/:year/:month/:slug': '/insight/blog/:slug',
  },
});
