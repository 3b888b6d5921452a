import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from 'pagewright';

const file = path.resolve(import.meta.dirname, '../../../page-configs/_site.json');

/** The site config as it is shipped. */
export const shippedSite: SiteConfig = JSON.parse(readFileSync(file, 'utf8'));
