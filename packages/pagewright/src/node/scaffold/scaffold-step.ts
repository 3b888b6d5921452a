/** The pages that a scaffold can write, besides an ordinary one. */
export const namedTemplates = ['privacy'] as const;

type PageTemplate = (typeof namedTemplates)[number];

export interface ScaffoldOptions {
  readonly name: string;
  /** For a source: the path of its request. */
  readonly path?: string | undefined;
  /** For a source: whether it reads the entry that its param `slug` names. */
  readonly slug?: boolean | undefined;
  /** For a source: whether its content is a list. The templates of an adapter know it without. */
  readonly list?: boolean | undefined;
  /** For a source: the name of the further content service that it reads. */
  readonly service?: string | undefined;
  /** For a page: its route. */
  readonly route?: string | undefined;
  /** For a page: the name of its template, if it is not an ordinary page. */
  readonly template?: PageTemplate | undefined;
}

/** A file that a recipe writes. */
export interface FileStep {
  /** Relative to the project. */
  readonly file: string;
  readonly text: string;
  /** True if the file must not exist yet. */
  readonly isNew: boolean;
}

/** The step that generates types and decoders from the schemas. */
export const GENERATE = 'generate';

export type ScaffoldSteps = readonly (FileStep | typeof GENERATE)[];

/** Why nothing was created. */
export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError';
}
