import { parseArgs } from 'node:util';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { isScaffoldKind, type ScaffoldKind, scaffold } from './scaffold.ts';
import { ScaffoldRefusal, type ScaffoldWish } from './scaffold-step.ts';

const usage = 'Usage: npm run scaffold -- block NAME | source NAME [--path PATH] | page NAME [--route ROUTE]';

const recipes = {
  block: 'docs/recipes/add-a-block.md',
  source: 'docs/recipes/add-a-source.md',
  page: 'docs/recipes/add-a-page.md',
} as const;

function readArguments(): { readonly kind: ScaffoldKind; readonly wish: ScaffoldWish } {
  const { values, positionals } = parseArgs({
    options: { path: { type: 'string' }, route: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind = '', name, ...others] = positionals;
  if (!isScaffoldKind(kind)) throw new Error(`Expected block, source or page but found "${kind}".`);
  if (name === undefined || others.length > 0) throw new Error(`Give one name for the ${kind}.`);
  if (values.path !== undefined && kind !== 'source') throw new Error('Only a source takes --path.');
  if (values.route !== undefined && kind !== 'page') throw new Error('Only a page takes --route.');
  return { kind, wish: { name, ...values } };
}

/** Exits with 0 if all steps are done, 1 if the check then finds an error, 2 if nothing was done. */
async function run(): Promise<number> {
  let wanted: ReturnType<typeof readArguments>;
  try {
    wanted = readArguments();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 2;
  }
  const { kind, wish } = wanted;
  try {
    for (const [index, { step, written }] of (await scaffold(process.cwd(), kind, wish)).entries()) {
      console.log(`${index + 1}. ${step}`);
      for (const file of written.filter((each) => each !== step)) console.log(`     ${file}`);
    }
  } catch (error) {
    if (!(error instanceof ScaffoldRefusal)) throw error;
    console.error(error.message);
    return 2;
  }
  const { faults, printed } = checkSite(process.cwd());
  if (printed !== '') console.log(printed);
  console.log(`For the next steps, see ${recipes[kind]}.`);
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await run();
