import type { BlockDraft } from '../../config/read/block-draft.ts';
import type { Written } from '../../config/read/written-place.ts';
import type { Condition } from '../../grammar/conditions.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { Heading } from './block-headings.ts';
import type { References } from './references.ts';
/** A block, with its props checked against the schema of its type. */
export interface CheckedBlock {
  readonly draft: BlockDraft;
  /** False if it has an error. */
  readonly isValid: boolean;
  readonly headings: readonly Heading[];
  readonly queries: readonly string[];
  readonly references: References;
  readonly diagnostics: readonly Diagnostic[];
  /** Problems that the page may still merge with others. */
  readonly found: readonly Problem[];
  readonly conditions: readonly Condition[];
  readonly conditionProblems: readonly WrittenProblems[];
}

/** Problems with a condition, which may be written in another file than the block. */
export interface WrittenProblems {
  readonly written: Written;
  readonly found: readonly Problem[];
}
