import type { Scope } from '../../../grammar/compile/compile.ts';
import { compileCondition, narrowScope } from '../../../grammar/compile/compile-condition.ts';
import type { Condition } from '../../../grammar/conditions.ts';
import type { BlockDraft } from '../../block-draft.ts';
import type { Problem } from '../../messages/diagnostic.ts';
import type { Written } from '../../sections/written-place.ts';

/** Problems with a condition, which may be written in another file than the block. */
export interface WrittenProblems {
  readonly written: Written;
  readonly found: readonly Problem[];
}

/** The conditions of a block, compiled. */
export interface BlockConditions {
  readonly conditions: readonly Condition[];
  readonly problems: readonly WrittenProblems[];
  readonly queries: readonly string[];
  /** The scope of the props, in which what the conditions require is there. */
  readonly scope: Scope;
}

const noConditions = { conditions: [], problems: [], queries: [] };

/** Compiles the conditions of a block. */
export function compileConditions(draft: BlockDraft, scope: Scope): BlockConditions {
  if (draft.conditions.length === 0) return { ...noConditions, scope };
  const compiled = draft.conditions.map((written) => ({
    written,
    ...compileCondition(written.value, written.key, written.pointer, scope),
  }));
  const conditions = compiled.flatMap(({ condition }) => condition ?? []);
  return {
    conditions,
    problems: compiled.map(({ written, problems }) => ({ written, found: problems })),
    queries: compiled.flatMap(({ queries }) => queries),
    scope: conditions.reduce(narrowScope, scope),
  };
}
