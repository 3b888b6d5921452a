import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { printedPath } from '../../check/printers/printed-file.ts';
import { countLine, reportText } from '../../check/printers/report-text.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { assertServicesOf } from '../../pipeline/project/further-services.ts';
import { loadExtensions, readProject } from '../../pipeline/project/read-project.ts';
import { type CheckedSite, checkSite } from '../../pipeline/site/checked-site.ts';
import { type ScaffoldKind, scaffold } from '../scaffold/scaffold.ts';
import { ScaffoldError, type ScaffoldOptions } from '../scaffold/scaffold-step.ts';

/** What the check has found in these files, and the number of all other problems. */
function reportOf(site: CheckedSite, files: ReadonlySet<string>): string {
  const source = { ...site, folder: pagesFolder };
  const isWritten = (each: Diagnostic) => files.has(printedPath(each, source));
  const own = site.diagnostics.filter(isWritten);
  const others = site.diagnostics.filter((each) => !isWritten(each));
  return [
    ...(own.length > 0 ? [reportText(own, source)] : []),
    ...(others.length > 0 ? [`Elsewhere: ${countLine(others)} List them with: npx pagewright check`] : []),
  ].join('\n\n');
}

const ownOptions = {
  source: ['path', 'slug', 'list', 'service'],
  page: ['route', 'template'],
} as const;

/** Throws ScaffoldError if an option belongs to another kind of files. */
function rejectMisplaced(kind: ScaffoldKind, options: ScaffoldOptions): void {
  for (const owner of ['source', 'page'] as const) {
    const misplaced = ownOptions[owner].find(
      (name) => options[name] !== undefined && options[name] !== false,
    );
    if (misplaced !== undefined && kind !== owner)
      throw new ScaffoldError(`Only a ${owner} takes --${misplaced}.`);
  }
}

/** `pagewright scaffold`: exits with 0 if all steps are done, 1 if the check then finds an error, 2 if nothing was done. */
export async function scaffoldCommand(kind: ScaffoldKind, options: ScaffoldOptions): Promise<void> {
  const root = process.cwd();
  const files = new Set<string>();
  await loadExtensions(root);
  try {
    rejectMisplaced(kind, options);
    if (options.service !== undefined)
      assertServicesOf(await readProject(root), { sources: { [options.name]: options } });
    for (const [index, { step, written, lacking }] of (await scaffold(root, kind, options)).entries()) {
      for (const file of written) files.add(file);
      console.log(`${index + 1}. ${step}`);
      for (const file of written.filter((each) => each !== step)) console.log(`     ${file}`);
      if (lacking !== undefined) console.log(`     ${lacking}`);
    }
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  const site = checkSite(root);
  const report = reportOf(site, files);
  if (report !== '') console.log(report);
  process.exitCode = site.errors.length > 0 ? 1 : 0;
}
