import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../pipeline/files-below.ts';
import { forbiddenUses, unprovenOrigins } from '../../pipeline/policy/prove-policy.ts';
import { contentOrigins, sitePolicy } from '../../pipeline/policy/site-policy.ts';
import { browserUrls, publicBases } from '../../pipeline/project/build-settings.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import { insteadOfFile } from '../../project/written-files.ts';
import type { PageRecord } from './build-record.ts';
import type { OpenBuild } from './open-reader.ts';
import { browserBases, readBases } from './service-calls.ts';

/** Whether the scripts or the stylesheets of a bundle match a pattern. */
function isInBundle(client: string, pattern: RegExp): boolean {
  return filesBelow(client).some(
    (file) => /\.(?:js|css)$/.test(file) && pattern.test(readFileSync(path.join(client, file), 'utf8')),
  );
}

/**
 * Proves the policy against the written pages: what they load and the policy forbids, and what it allows and no page uses.
 * @param isWhole false if pages are missing, so that they may use what the others do not
 */
export function policyWarnings(
  { run, plan, bundle: { client }, reading: { reader } }: OpenBuild,
  siteUrl: string,
  pages: Readonly<Record<string, PageRecord>>,
  isWhole: boolean,
): readonly Warning[] {
  const { project, contentUrl } = run;
  const { policy } = sitePolicy(project, plan.site, browserUrls(project, browserBases(run)));
  const reported = new Set(reader.log.images.flatMap(({ images }) => images.map(({ origin }) => origin)));
  const own = contentOrigins(siteUrl, contentUrl, ...publicBases(project, readBases(run)));
  return [
    ...forbiddenUses({ pages, own }, policy, (origin) => reported.has(origin)),
    ...(isWhole && plan.partialRoutes.length === 0
      ? unprovenOrigins({ pages }, project, plan.site, (pattern) => isInBundle(client, pattern))
      : []),
  ];
}

/** Reports files in `public/` that the build has replaced, except those that the check has reported. */
export function overwrittenFiles(
  written: ReadonlySet<string>,
  publicFiles: ReadonlySet<string>,
): readonly Warning[] {
  return [...written].flatMap((name): Warning[] => {
    const file = `/${name}`;
    if (!publicFiles.has(file) || insteadOfFile(file) !== undefined || name === '_headers') return [];
    const text = `public${file} is replaced, because the build writes ${file} itself. Rename it, or remove it.`;
    return [{ kind: 'files in public/ that were replaced', cause: file, text }];
  });
}
