import { wordpress } from 'pagewright-wordpress';

/** The content service of this site. */
export const content = wordpress({ permalinks: { '/:year/:month/:slug': '/journal/:slug' } });
