import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { museum } from './museum-project.ts';

const { site, ...others } = checkSite(museum);
if (!site) throw new Error('The museum has no site config');

/** The Harbour Museum as the check reads it: once for all test files of a process. */
export const checkedMuseum = { ...others, site };
