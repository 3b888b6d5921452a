/** Why a block type or a source cannot be used although it has a schema. `file` is the file to fix. */
export interface CodeProblem {
  readonly problem: 'site-syntax' | 'no-site' | 'no-entry' | 'no-file' | 'no-default';
  readonly file: string;
  /** For a missing entry: the module that it would import, named like the module of another entry. Undefined if there is none. */
  readonly module?: string;
}

/** A block type or a source that a page uses, but that cannot be loaded. */
export interface MissingCode extends CodeProblem {
  readonly kind: 'block type' | 'source';
  readonly name: string;
}

/** Problems with the code of block types or sources, by name. */
export interface CodeProblems {
  /** Names with a schema, but without code that can be loaded. */
  readonly broken: ReadonlyMap<string, CodeProblem>;
  /** Names with an entry in their registry, but without a schema. */
  readonly withoutSchema: ReadonlySet<string>;
}

export const noCodeProblems: CodeProblems = { broken: new Map(), withoutSchema: new Set() };
