import type { ValueProblem } from '../../schema/value-problem.ts';

/** The problems of a value, with pointers that begin at its file. `pointer` is the place of the value. */
export function prefixPointers(pointer: string, problems: readonly ValueProblem[]): readonly ValueProblem[] {
  return problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }));
}
