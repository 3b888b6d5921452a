import type { Json } from '../../json/json-value.ts';

/** The kind of text that a completion inserts. Editors show an icon for it. */
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

/** An offer to complete the typed text. Offsets count UTF-16 code units. */
export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  /** A few words next to the label. */
  readonly detail?: string | undefined;
  /** Markdown. */
  readonly documentation?: string | undefined;
  /** The text that replaces the range. If `isSnippet`, `$1` and further numbers mark the places to fill in. */
  readonly insert: string;
  readonly isSnippet?: boolean;
  readonly start: number;
  readonly end: number;
  /** The text that editors compare with the typed text. */
  readonly filter: string;
  /** Completions with a smaller number come first. */
  readonly rank: number;
  /** True if a client that has the generated JSON schemas offers the same by itself. */
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
