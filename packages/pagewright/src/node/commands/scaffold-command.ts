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

/** `pagewright scaffold`: exits with 0 if all steps are done, 1 if the check then finds an error, 2 if nothing was done. */
export async function scaffoldCommand(kind: ScaffoldKind, options: ScaffoldOptions): Promise<void> {
  const root = process.cwd();
  const files = new Set<string>();
  await loadExtensions(root);
  try {
    if (options.path !== undefined && kind !== 'source')
      throw new ScaffoldError('Only a source takes --path.');
    if (options.slug && kind !== 'source') throw new ScaffoldError('Only a source takes --slug.');
    if (options.service !== undefined) {
      if (kind !== 'source') throw new ScaffoldError('Only a source takes --service.');
      assertServicesOf(await readProject(root), { sources: { [options.name]: options } });
    }
    if (options.route !== undefined && kind !== 'page') throw new ScaffoldError('Only a page takes --route.');
    if (options.template !== undefined && kind !== 'page')
      throw new ScaffoldError('Only a page takes --template.');
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
