import { configFile } from '../../grammar/further-pages.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';

/**
 * The site that the dev server shows while page configs or schemas have errors. Everything with an error stays in its last state without
 * errors. So an open page needs no reload when its error is fixed, and the other pages keep working.
 */
export function keepLastGood(before: CheckedSite, now: CheckedSite): CheckedSite {
  const { diagnostics, errors, files, schemaFiles, publicFiles, projectFiles, siteCode, printed } = now;
  if (errors.length === 0) return now;
  // Every page depends on the schemas and on the site config.
  const isOfAll = errors.some(({ folder }) => folder === 'schemas') || now.site === undefined;
  if (isOfAll) {
    const texts = {
      files,
      schemaFiles,
      ...(projectFiles ? { projectFiles } : {}),
      ...(siteCode ? { siteCode } : {}),
    };
    return { ...before, ...texts, diagnostics, errors, publicFiles, printed };
  }
  const good = new Set(now.pages.map(({ file }) => configFile(file)));
  const kept = before.pages.filter(({ file }) => files.has(configFile(file)) && !good.has(configFile(file)));
  return {
    ...now,
    pages: [...now.pages, ...kept],
    languages: now.languages && { ...before.languages, ...now.languages },
    fallbacks: { ...before.fallbacks, ...now.fallbacks },
    redirects: errors.some(({ file }) => file === '_redirects.json') ? before.redirects : now.redirects,
  };
}
