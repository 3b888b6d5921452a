import { printableJson } from '../../json/printable.ts';
import { codes, messageFor } from '../codes/catalogue.ts';
import type { Fix } from '../codes/fix.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fixesOf } from '../fixes/fixes-of.ts';
import { printedPath, type ReportSource } from './printed-file.ts';

/** All diagnostics as SARIF 2.1.0, which code hosts show next to the lines of a change. */
export function reportSarif(diagnostics: readonly Diagnostic[], source: ReportSource): string {
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: id.replaceAll('-', ' ') },
    help: { text: `See "${id}" in docs/errors.md.` },
  }));
  const results = diagnostics.map((each) => {
    const { message, repair } = messageFor(each);
    const { line, column, endLine, endColumn } = each.range;
    // Code hosts show only changes of text.
    const fixes = fixesOf(each, source).filter(({ newName }) => newName === undefined);
    return {
      ruleId: each.code,
      ruleIndex: codes.indexOf(each.code),
      level: each.severity,
      message: { text: `${message} ${repair}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: artifact(each, source),
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
      ...(fixes.length > 0 ? { fixes: fixes.map((fix) => sarifFix(fix, source)) } : {}),
    };
  });
  const run = {
    tool: { driver: { name: 'pagewright check', rules } },
    columnKind: 'utf16CodeUnits',
    results,
  };
  return printableJson(
    JSON.stringify(
      { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
      null,
      2,
    ),
  );
}

function artifact(found: Pick<Diagnostic, 'file' | 'folder'>, source: ReportSource): object {
  return { uri: encodeURI(printedPath(found, source)), uriBaseId: '%SRCROOT%' };
}

function sarifFix(fix: Fix, source: ReportSource): object {
  const replacements = fix.edits.map(({ start, end, text }) => ({
    deletedRegion: { charOffset: start, charLength: end - start },
    ...(text === '' ? {} : { insertedContent: { text } }),
  }));
  return {
    description: { text: fix.title },
    artifactChanges: [{ artifactLocation: artifact(fix, source), replacements }],
  };
}
