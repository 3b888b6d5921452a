import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from 'pagewright';
import { isRecord } from '../../../packages/pagewright/src/json/is-record.ts';

const file = path.resolve(import.meta.dirname, '../../../page-configs/_site.json');

/** Removes the items that come from content. */
function listed(_: string, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((item: unknown) => !(isRecord(item) && 'each' in item)) : value;
}

/** The site config as it is shipped, with only its listed items. */
export const shippedSite: SiteConfig = JSON.parse(readFileSync(file, 'utf8'), listed);
