import type { BlockDraft } from '../../../config/read/block-draft.ts';
import type { Scope } from '../../../grammar/compile/compile.ts';
import { compileCondition, narrowScope } from '../../../grammar/compile/compile-condition.ts';
import type { Condition } from '../../../grammar/conditions.ts';
import type { WrittenProblems } from '../../facts/checked-block.ts';

/** The conditions of a block, compiled. */
interface BlockConditions {
  readonly conditions: readonly Condition[];
  readonly problems: readonly WrittenProblems[];
  readonly queries: readonly string[];
  /** The scope of the props, in which what the conditions require is there. */
  readonly scope: Scope;
}

/** Compiles the conditions of a block. */
export function compileConditions(draft: BlockDraft, scope: Scope): BlockConditions {
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
