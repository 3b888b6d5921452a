import { assertServicesOf } from '../../pipeline/project/further-services.ts';
import { loadExtensions, readProject } from '../../pipeline/project/read-project.ts';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { type ScaffoldKind, scaffold } from '../scaffold/scaffold.ts';
import { ScaffoldError, type ScaffoldOptions } from '../scaffold/scaffold-step.ts';

/** `pagewright scaffold`: exits with 0 if all steps are done, 1 if the check then finds an error, 2 if nothing was done. */
export async function scaffoldCommand(kind: ScaffoldKind, options: ScaffoldOptions): Promise<void> {
  const root = process.cwd();
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
  const { errors, printed } = checkSite(root);
  if (printed !== '') console.log(printed);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
