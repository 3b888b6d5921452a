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

/** The kinds of syntax errors: true for a mistake with an obvious correction. The file is then checked as if it were corrected. */
export const syntaxErrors = {
  'trailing-comma': true,
  'missing-comma': true,
  'extra-comma': true,
  'missing-colon': true,
  'missing-value': false,
  comment: true,
  'other-quotes': true,
  'bare-name': true,
  'bare-word': false,
  'number-form': true,
  escape: true,
  'open-string': false,
  'line-break': true,
  'inner-quotes': true,
  'odd-space': true,
  'merge-conflict': false,
  forgotten: false,
  superfluous: false,
  'open-array': false,
  'open-object': false,
  'cut-off': false,
  'wrong-bracket': false,
  unexpected: false,
  rest: false,
  'empty-file': false,
  'too-deep': false,
} as const;

export type SyntaxErrorKind = keyof typeof syntaxErrors;

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

export interface ParsedJson {
  /** Undefined for a file without a value. */
  readonly tree: JsonTree | undefined;
  readonly problems: readonly JsonProblem[];
  /** True if all mistakes in the file are recoverable. */
  readonly isRecoverable: boolean;
}
