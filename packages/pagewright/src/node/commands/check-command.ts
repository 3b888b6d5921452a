import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { check as checkWorkspace } from '../../check/check.ts';
import { reportJson } from '../../check/printers/report-json.ts';
import { reportSarif } from '../../check/printers/report-sarif.ts';
import { reportText } from '../../check/printers/report-text.ts';
import { readWorkspace } from '../../pipeline/site/check-workspace.ts';
import { relativePath } from '../../pipeline/site/files-below.ts';

const reports = { text: reportText, json: reportJson, sarif: reportSarif } as const;

interface CheckOptions {
  /** Folder of the page configs. */
  readonly pages: string;
  readonly format: keyof typeof reports;
}

/** `pagewright check`: exits with 0 if there are no errors, 1 if there are, 2 if the folder does not exist. */
export function check({ pages, format }: CheckOptions): void {
  if (!existsSync(pages) || !statSync(pages).isDirectory()) {
    console.error(`The folder ${pages} does not exist. Name the folder of the page configs with --pages.`);
    process.exitCode = 2;
    return;
  }
  const folder = path.resolve(pages);
  const workspace = readWorkspace(process.cwd(), folder);
  const { diagnostics } = checkWorkspace(workspace);
  const printed = relativePath(process.cwd(), folder);
  console.log(reports[format](diagnostics, { ...workspace, folder: printed }));
  process.exitCode = diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}
