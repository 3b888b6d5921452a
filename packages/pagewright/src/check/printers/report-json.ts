import { printableJson } from '../../json/printable.ts';
import { messageFor } from '../codes/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fixesOf } from '../fixes/fixes-of.ts';
import { printedPath, type ReportSource } from './printed-file.ts';

/** All diagnostics as JSON for other programs: data, messages and fixes. */
export function reportJson(diagnostics: readonly Diagnostic[], source: ReportSource): string {
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const report = {
    errors: diagnostics.filter(isError).length,
    warnings: diagnostics.filter((each) => !isError(each)).length,
    diagnostics: diagnostics.map((each) => ({
      code: each.code,
      severity: each.severity,
      file: printedPath(each, source),
      ...each.range,
      pointer: each.pointer,
      on: each.on,
      ...messageFor(each),
      ...(each.usedBy ? { usedBy: { ...each.usedBy, file: printedPath(each.usedBy, source) } } : {}),
      data: each.data,
      fixes: fixesOf(each, source).map((fix) => ({ ...fix, file: printedPath(fix, source) })),
    })),
  };
  return printableJson(JSON.stringify(report, null, 2));
}
