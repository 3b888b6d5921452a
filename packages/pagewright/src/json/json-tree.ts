import type { Json } from './json-value.ts';

/** A value of a JSON file with its position: offsets in UTF-16 code units, the end exclusive. */
export interface JsonTree {
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  readonly properties?: ReadonlyMap<string, JsonProperty>;
  readonly items?: readonly JsonTree[];
}

export interface JsonProperty {
  /** The offsets of the name, including its quotation marks. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly tree: JsonTree;
}

/** The kinds of syntax errors. */
export type SyntaxErrorKind =
  | 'trailing-comma'
  | 'missing-comma'
  | 'extra-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'comment'
  | 'other-quotes'
  | 'bare-name'
  | 'bare-word'
  | 'number-form'
  | 'escape'
  | 'open-string'
  | 'line-break'
  | 'inner-quotes'
  | 'odd-space'
  | 'merge-conflict'
  | 'forgotten'
  | 'superfluous'
  | 'open-array'
  | 'open-object'
  | 'cut-off'
  | 'wrong-bracket'
  | 'unexpected'
  | 'rest'
  | 'empty-file'
  | 'too-deep';

export interface SyntaxProblem {
  readonly is: 'syntax';
  readonly kind: SyntaxErrorKind;
  readonly start: number;
  readonly end: number;
  readonly found: string;
}

export type JsonProblem =
  | SyntaxProblem
  | {
      readonly is: 'duplicate';
      readonly key: string;
      readonly start: number;
      readonly end: number;
      readonly first: number;
    };

/** Mistakes with an obvious correction. The file is then checked as if they were corrected. */
export const recoverableErrors: ReadonlySet<SyntaxErrorKind> = new Set([
  'trailing-comma',
  'missing-comma',
  'extra-comma',
  'missing-colon',
  'comment',
  'other-quotes',
  'bare-name',
  'number-form',
  'escape',
  'line-break',
  'inner-quotes',
  'odd-space',
]);

export interface ParsedJson {
  /** Undefined for a file without a value. */
  readonly tree: JsonTree | undefined;
  readonly problems: readonly JsonProblem[];
  /** True if all mistakes in the file are recoverable. */
  readonly isRecoverable: boolean;
}
