import { lineFinder } from '../../../json/source-place.ts';
import { headersFile, parseHeaders } from '../../../project/headers-file.ts';
import { insteadOfFile } from '../../../project/written-files.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';

const firstLine = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Reports lines of `public/_headers` that cannot be used, and files in `public/` that every build replaces. */
export function checkPublicFiles({
  headersFile: text = '',
  publicFiles,
}: Pick<Workspace, 'headersFile' | 'publicFiles'>): readonly Diagnostic[] {
  const find = lineFinder(text);
  const headers = parseHeaders(text).problems.map(({ start, ...data }): Diagnostic => {
    const file = { name: headersFile, place: () => find(start, start + data.found.length) };
    return { ...diagnose(file, problemAt('wrong-header', '', data)), folder: 'project' };
  });
  const overwritten = [...publicFiles].flatMap((path): Diagnostic[] => {
    const instead = insteadOfFile(path);
    if (instead === undefined) return [];
    const file = { name: `public${path}`, place: () => firstLine };
    return [{ ...diagnose(file, problemAt('overwritten-file', '', { path, instead })), folder: 'project' }];
  });
  return [...headers, ...overwritten];
}
