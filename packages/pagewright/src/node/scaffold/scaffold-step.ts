/** What is wanted of the scaffolder. */
export interface ScaffoldWish {
  readonly name: string;
  /** Of a source: the path of its request. */
  readonly path?: string | undefined;
  /** Of a page: its route. */
  readonly route?: string | undefined;
}

/** One file of a recipe. */
export interface FileStep {
  /** Below the project. */
  readonly file: string;
  readonly change: 'make' | 'extend';
  /** The file's text, out of the text that it had; `''` where it is new. */
  readonly text: (before: string) => string;
}

/** The step in which types and delivery are written out of the schemas. */
export const GENERATE = 'generate';

export type ScaffoldStep = FileStep;
export type ScaffoldSteps = readonly (ScaffoldStep | typeof GENERATE)[];

/** Why nothing was done, in a sentence for the person who asked. */
export class ScaffoldRefusal extends Error {
  override readonly name = 'ScaffoldRefusal';
}
