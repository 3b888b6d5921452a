import type { Json } from '../../grammar/plan.ts';

/** A value of a JSON file with its place: offsets in UTF-16 units, the end exclusive. */
export interface JsonTree {
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  readonly members?: ReadonlyMap<string, JsonMember>;
  readonly entries?: readonly JsonTree[];
}

export interface JsonMember {
  /** The name with its quotation marks. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly tree: JsonTree;
}

/** What can be wrong with the JSON of a file. */
export type SyntaxProblem =
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
  | 'open-text'
  | 'open-list'
  | 'open-group'
  | 'wrong-bracket'
  | 'unexpected'
  | 'rest'
  | 'empty-file'
  | 'too-deep';

export type SyntaxFault =
  | {
      readonly is: 'syntax';
      readonly problem: SyntaxProblem;
      readonly start: number;
      readonly end: number;
      readonly found: string;
    }
  | {
      readonly is: 'duplicate';
      readonly key: string;
      readonly start: number;
      readonly end: number;
      readonly first: number;
    };

/** Slips whose meaning is plain: the rest of the file can be checked as if they were mended. */
export const plainSlips: ReadonlySet<SyntaxProblem> = new Set([
  'trailing-comma',
  'missing-comma',
  'extra-comma',
  'missing-colon',
  'comment',
  'other-quotes',
  'bare-name',
  'number-form',
  'escape',
]);

export interface JsonReading {
  /** Undefined for a file in which no value was found. */
  readonly tree: JsonTree | undefined;
  readonly faults: readonly SyntaxFault[];
  /** True when the tree says what the author meant, slips mended. */
  readonly isTrustworthy: boolean;
}
