import path from 'node:path';

/** The icon of the starter, of the studio, and of sites that have none. */
export const plainIcon = path.resolve(import.meta.dirname, '../../../starter/public/favicon.svg');
