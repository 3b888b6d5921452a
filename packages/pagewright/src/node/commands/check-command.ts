import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../../check/check.ts';
import { reportJson } from '../../check/printers/report-json.ts';
import { reportSarif } from '../../check/printers/report-sarif.ts';
import { reportText } from '../../check/printers/report-text.ts';
import { readWorkspace } from '../../pipeline/site/check-workspace.ts';

const reports = { text: reportText, json: reportJson, sarif: reportSarif } as const;
const usage = 'Usage: npm run check -- [--pages DIR] [--format text|json|sarif]';

function isFormat(name: string): name is keyof typeof reports {
  return Object.hasOwn(reports, name);
}

function readArguments(): { readonly pages: string; readonly format: keyof typeof reports } {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, format: { type: 'string' } } });
  const { pages = 'page-configs', format = 'text' } = values;
  if (!isFormat(format)) throw new Error(`--format expects text, json or sarif but found "${format}".`);
  if (!existsSync(pages) || !statSync(pages).isDirectory())
    throw new Error(`The folder ${pages} does not exist.`);
  return { pages, format };
}

/** Exits with 0 if there are no errors, 1 if there are, 2 if it was called with wrong options. */
function run(): number {
  try {
    const { pages, format } = readArguments();
    const folder = path.resolve(pages);
    const workspace = readWorkspace(process.cwd(), folder);
    const { diagnostics } = check(workspace);
    const printed = path.relative(process.cwd(), folder).split(path.sep).join('/');
    console.log(reports[format](diagnostics, { ...workspace, folder: printed }));
    return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    // Wrong words of the call, or schemas that cannot be read: nothing was checked.
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 2;
  }
}

process.exitCode = run();
