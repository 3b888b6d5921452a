import { printable } from '../../json/printable.ts';
import { messageFor } from '../codes/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { longestMessage, printedPath, type ReportSource } from './printed-file.ts';

/**
 * All diagnostics as commands of GitHub Actions, which shows them next to the lines of a change: one line for each.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function reportGithub(diagnostics: readonly Diagnostic[], source: ReportSource): string {
  return diagnostics
    .map((each) => {
      const { message, repair } = messageFor(each);
      const { line, column, endLine, endColumn } = each.range;
      const properties = {
        file: printedPath(each, source),
        line,
        endLine,
        // GitHub marks columns only within one line.
        ...(line === endLine ? { col: column, endColumn } : {}),
        title: each.code,
      };
      const list = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeProperty(String(value))}`,
      );
      return `::${each.severity} ${list.join(',')}::${escapeText(printable(`${message} ${repair}`, longestMessage))}`;
    })
    .join('\n');
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
