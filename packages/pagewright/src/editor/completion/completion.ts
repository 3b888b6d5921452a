import type { Json } from '../../json/json-value.ts';

/** What a completion inserts. */
export type CompletionKind =
  | 'property'
  | 'value'
  | 'field'
  | 'query'
  | 'block'
  | 'source'
  | 'link'
  | 'anchor'
  | 'image'
  | 'file';

/** An offer to complete what is typed. Offsets count UTF-16 code units. */
export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  /** A few words next to the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** The text that replaces the range, with `$1` for the places to fill in if `isSnippet`. */
  readonly insert: string;
  readonly isSnippet?: boolean;
  readonly start: number;
  readonly end: number;
  /** What the typed text in the range is compared with. */
  readonly filter: string;
  /** Completions with a smaller number come first. */
  readonly rank: number;
  /** True for what a client with the generated JSON schemas offers itself. */
  readonly isInSchema?: boolean;
}

/** The range that a completion replaces. */
export interface Target {
  readonly start: number;
  readonly end: number;
}

/** Completes a whole value. */
export function valueCompletion(
  value: Json,
  target: Target,
  rest: Pick<Completion, 'kind' | 'rank'> & Partial<Completion>,
): Completion {
  const insert = JSON.stringify(value);
  const label = typeof value === 'string' ? value : insert;
  return { label, insert, filter: insert, ...target, ...rest };
}
