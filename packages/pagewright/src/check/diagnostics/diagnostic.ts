import type { Range } from '../../json/source-place.ts';
import type { DiagnosticCode, DiagnosticData } from '../codes/catalogue.ts';

/** A problem as data. The catalogue turns it into text. */
export type Problem<Code extends DiagnosticCode = DiagnosticCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    /** JSON pointer into the file. */
    readonly pointer: string;
    /** Whether the name of the property or its value is wrong. */
    readonly on: 'key' | 'value';
    readonly data: DiagnosticData[Each];
  };
}[Code];

/** A problem of the value at a JSON pointer into its file, or of the name of its property. */
export function problemAt<Code extends DiagnosticCode>(
  code: Code,
  pointer: string,
  data: DiagnosticData[Code],
  on: 'key' | 'value' = 'value',
): Problem<Code> {
  return { code, pointer, on, data };
}

/** A problem with its location. Errors fail the build; warnings do not. */
export type Diagnostic<Code extends DiagnosticCode = DiagnosticCode> = Problem<Code> & {
  readonly severity: 'error' | 'warning';
  /** Its path below `page-configs/`, or below `folder`. */
  readonly file: string;
  /** The folder of `file`; `project` is the folder of the site itself. Undefined for a page config. */
  readonly folder?: 'schemas' | 'project';
  /** For a diagnostic of a shared section that depends on the page: a use of the section. */
  readonly usedBy?: { readonly file: string; readonly line: number };
  readonly range: Range;
};
