import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withParts } from '../../pipeline/files/style-parts.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { readManifest } from './site-output.ts';

/**
 * Writes the stylesheets of documents into the folder of a client bundle. Keeps the files that they are joined from, because a page after a
 * client-side navigation loads the files that its document lacks.
 */
export function writeStylesheets(client: string, site: CheckedSite): void {
  const { base, pages } = readManifest(client, site).styles;
  for (const { href, files, parts } of [...(base ? [base] : []), ...Object.values(pages)]) {
    const texts = files.map((file) => {
      const text = readFileSync(path.join(client, file), 'utf8');
      return parts ? withParts(text, parts) : text;
    });
    writeFileSync(path.join(client, href), texts.join(''));
  }
}
