import { wordpress } from '../../packages/pagewright-wordpress/src/wordpress.ts';

/** The content service of this site. */
export const content = wordpress();
