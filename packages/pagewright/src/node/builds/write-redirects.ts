import type { WriteFile } from '../../pipeline/files/output-file.ts';
import { type MovedPagesOptions, movedPages } from '../../pipeline/redirects/moved-pages.ts';
import { type RedirectFileOptions, writeRedirectFiles } from '../../pipeline/redirects/redirect-files.ts';
import { usableRules } from '../../pipeline/redirects/usable-rules.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { readMovedPaths } from '../output/site-output.ts';

interface RedirectsOptions extends Omit<MovedPagesOptions, 'pages' | 'previous'>, RedirectFileOptions {
  readonly site: Pick<CheckedSite, 'pages' | 'redirects' | 'publicFiles'>;
  /** Output folder with the redirects of the previous build. */
  readonly outDir: string;
  /** Whether a server may have a page that the build has not written. */
  readonly isPartial: (page: string) => boolean;
  readonly writeFile: WriteFile;
}

/** Writes the redirects of the config and the redirects for changed slugs. All of them lead to existing pages. */
export async function writeRedirects(options: RedirectsOptions) {
  const { site, written, outDir, isPartial, writeFile } = options;
  const moved = await movedPages({
    ...options,
    pages: site.pages,
    previous: await readMovedPaths(outDir),
  });
  const { rules, warnings } = usableRules(
    site.redirects,
    (page) => written.has(page),
    (page) => written.has(page) || isPartial(page) || site.publicFiles.has(decodeURI(page)),
  );
  await writeRedirectFiles({ rules, moved: moved.redirects }, options, writeFile);
  return { rules, warnings: [...moved.warnings, ...warnings], isComplete: moved.warnings.length === 0 };
}
