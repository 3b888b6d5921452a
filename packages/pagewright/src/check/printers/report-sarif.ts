import { printableJson } from '../json/printable.ts';
import { codes, messageFor } from '../messages/catalogue.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import { printedPath, type ReportSource } from './printed-file.ts';

const errorsGuide = 'docs/errors.md';

/** All diagnostics as SARIF 2.1.0, which code hosts show next to the lines of a change. */
export function reportSarif(diagnostics: readonly Diagnostic[], source: ReportSource): string {
  const rules = codes.map((id) => ({
    id,
    name: id,
    helpUri: `${errorsGuide}#${id}`,
    shortDescription: { text: id.replaceAll('-', ' ') },
  }));
  const results = diagnostics.map((each) => {
    const { message, repair } = messageFor(each);
    const { line, column, endLine, endColumn } = each.range;
    return {
      ruleId: each.code,
      ruleIndex: codes.indexOf(each.code),
      level: each.severity,
      message: { text: `${message} ${repair}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(printedPath(each, source)) },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
    };
  });
  const tool = { driver: { name: 'pagewright check', informationUri: errorsGuide, rules } };
  const run = { tool, columnKind: 'utf16CodeUnits', results };
  return printableJson(
    JSON.stringify(
      { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
      null,
      2,
    ),
  );
}
