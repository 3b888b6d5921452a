import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { createChecker } from '../../check/check.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { printedPath } from '../../check/printers/printed-file.ts';
import { reportGithub } from '../../check/printers/report-github.ts';
import { reportJson } from '../../check/printers/report-json.ts';
import { reportSarif } from '../../check/printers/report-sarif.ts';
import { reportText } from '../../check/printers/report-text.ts';
import { checkProject } from '../../check/rules/project/project-check.ts';
import { areUsable, loadSchemas } from '../../check/schemas/load-schemas.ts';
import { relativePath } from '../../pipeline/files-below.ts';
import { loadExtensions } from '../../pipeline/project/read-project.ts';
import { readWorkspace } from '../../pipeline/site/check-workspace.ts';
import { readSchemaFiles } from '../../pipeline/site/schema-files.ts';
import { fixSite } from '../fix/fix-site.ts';
import { watchFolders } from '../fix/watch-folders.ts';
import { changedSince } from '../git/git-changes.ts';
import { refreshEditorSchemas } from '../output/editor-schema-files.ts';
import { staleWarning } from '../output/generated-files.ts';
import { watchConfig } from '../serving/watch-config.ts';
import { printWarnings } from './command-line.ts';

const reports = { text: reportText, json: reportJson, sarif: reportSarif, github: reportGithub } as const;

interface CheckOptions {
  /** Folder of the page configs. */
  readonly pages: string;
  readonly format: keyof typeof reports;
  /** Applies safe fixes. Offers all other fixes one by one if a person is at the terminal. */
  readonly fix?: boolean;
  /** Reports only files that differ from this revision of git; true for the last commit. */
  readonly changed?: string | true;
  /** Checks again after each change, until it is stopped. */
  readonly watch?: boolean;
}

/** Warns of generated files that are older than the schemas, in all formats on standard error. Schemas with mistakes are reported already. */
async function warnOfStaleFiles(root: string): Promise<void> {
  const { schemas, diagnostics } = loadSchemas(readSchemaFiles(root));
  const warning = areUsable(diagnostics) ? await staleWarning(root, schemas) : undefined;
  if (warning !== undefined) printWarnings([warning]);
}

/** Loads what extensions bring. A project config with mistakes that the check reports cannot be loaded, and does not stop it. */
async function loadUnlessReported(root: string, folder: string): Promise<void> {
  try {
    await loadExtensions(root);
  } catch (error) {
    if (checkProject(readWorkspace(root, folder)).length === 0) throw error;
  }
}

/**
 * `pagewright check`: exits with 0 if there are no errors, 1 if there are, and 2 if the folder does not exist or git cannot list the
 * changes.
 */
export async function check({ pages, format, fix, changed, watch }: CheckOptions): Promise<void> {
  if (!existsSync(pages) || !statSync(pages).isDirectory()) {
    console.error(`The folder ${pages} does not exist. Name the folder of the page configs with --pages.`);
    process.exitCode = 2;
    return;
  }
  const root = process.cwd();
  const folder = path.resolve(pages);
  const printed = relativePath(root, folder);
  const revision = changed === true ? 'HEAD' : changed;
  const files = revision === undefined ? undefined : await changedSince(root, revision);
  if (files === null) {
    console.error(`git cannot say what has changed since ${revision}.`);
    process.exitCode = 2;
    return;
  }
  const isShown = (found: Diagnostic) =>
    files === undefined || files.has(printedPath(found, { folder: printed }));
  const print = (diagnostics: readonly Diagnostic[], workspace: Workspace) => {
    const shown = diagnostics.filter(isShown);
    // Without diagnostics, there are no annotations to print.
    const report = reports[format](shown, { ...workspace, folder: printed });
    if (report !== '') console.log(report);
    const others = diagnostics.length - shown.length;
    if (others > 0 && format === 'text') console.log(`${others} more in files that have not changed.`);
    process.exitCode = shown.some(({ severity }) => severity === 'error') ? 1 : 0;
    refreshEditorSchemas(root);
  };
  await loadUnlessReported(root, folder);
  const checker = createChecker({ compiles: false });
  const run = () => {
    const workspace = readWorkspace(root, folder);
    const { diagnostics, drafts } = checker(workspace);
    print(diagnostics, workspace);
    if (format === 'text' && drafts.length > 0)
      console.log(`Drafts, which are not checked: ${drafts.map((file) => `${printed}/${file}`).join(', ')}.`);
  };
  if (fix) {
    const { diagnostics, workspace } = await fixSite(readWorkspace(root, folder), {
      folder,
      schemas: path.join(root, 'schemas'),
      printed,
      checker,
    });
    print(diagnostics, workspace);
  } else run();
  await warnOfStaleFiles(root);
  if (watch) {
    watchConfig(root, run);
    await watchFolders([folder, ...['schemas', 'public', 'src'].map((each) => path.join(root, each))], run);
  }
}
