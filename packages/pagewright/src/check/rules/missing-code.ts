/** Why a block type or a source cannot be used although it has a schema. `file` is the place to mend. */
export interface CodeProblem {
  readonly problem: 'no-entry' | 'no-file' | 'no-default';
  readonly file: string;
}

/** What is wrong with the code of block types or sources, by name. */
export interface CodeProblems {
  /** Those that have a schema, but no code that could be loaded. */
  readonly broken: ReadonlyMap<string, CodeProblem>;
  /** Those that have an entry in their registry, but no schema. */
  readonly withoutSchema: ReadonlySet<string>;
}

export const noCodeProblems: CodeProblems = { broken: new Map(), withoutSchema: new Set() };
