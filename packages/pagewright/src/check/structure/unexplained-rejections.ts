import type { ConfigKind } from '../../config/config-kind.ts';
import { isOfValue } from '../codes/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import type { Rejection } from './structure-validator.ts';

/** A file, with the reason why Ajv rejected its structure, if it did. */
interface JudgedFile {
  readonly file: SourceFile;
  readonly kind: ConfigKind | undefined;
  readonly rejection: Rejection | undefined;
}

/** Codes that explain why Ajv rejected a file, or hide the reason. All codes of values and bindings do, too. */
const explaining: ReadonlySet<string> = new Set([
  'json-syntax',
  'unknown-block-type',
  'unknown-source',
  'unknown-section',
  'nested-section',
  'unknown-slot',
  'block-not-allowed',
  'old-version',
  'circular-params',
  'misplaced-key',
  'moved-key',
  'query-in-params',
  'impossible-date',
  'unknown-language',
  'unknown-time-zone',
]);

function explains({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && (explaining.has(code) || isOfValue(code));
}

/** Reports rejected files that no rule explains, with Ajv's location and message, so that none is accepted. */
export function unexplainedRejections(
  files: readonly JudgedFile[],
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const explained = new Set(diagnostics.filter(explains).map(({ file }) => file));
  return files.flatMap(({ file, kind, rejection }) => {
    if (!kind || !rejection || explained.has(file.name)) return [];
    const data = { reason: rejection.reason, schema: `schemas/${kind}.schema.json` };
    return [diagnose(file, { code: 'schema-mismatch', pointer: rejection.pointer, on: 'value', data })];
  });
}
