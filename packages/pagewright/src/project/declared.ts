import type { JsonTree } from '../json/json-tree.ts';
import { isRecord, type Json, pointerToken } from '../json/json-value.ts';
import { literalProblems } from '../schema/literal-problems.ts';
import { nodeOf } from '../schema/schema-node.ts';
import type { ValueProblem } from '../schema/value-problem.ts';
import { projectSchema } from './project-schema.ts';

/** The file that exports the project config, relative to the project. */
export const projectFile = 'pagewright.config.ts';

/** The project config as data. */
export interface DeclaredProject {
  /** With `null` for each value that is not data, such as a function or a value that the code computes. */
  readonly value: Json;
  /** JSON pointers of these values. */
  readonly computed: ReadonlySet<string>;
  /** JSON pointers of the objects that may have further properties, because they are spread from others. */
  readonly open: ReadonlySet<string>;
}

/** The project config as its text declares it. */
export interface ProjectText extends DeclaredProject {
  readonly text: string;
  /** The values with their positions in the text. */
  readonly tree: JsonTree;
}

/** True if the value at a pointer, or a value around it, is computed. */
export function isComputed({ computed }: DeclaredProject, pointer: string): boolean {
  return [...computed].some((each) => pointer === each || pointer.startsWith(`${each}/`));
}

/** The project config that the code of a project has returned. */
export function declaredIn(config: unknown): DeclaredProject {
  const computed = new Set<string>();
  const plain = (value: unknown, pointer: string): Json => {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value)) return value.map((item, index) => plain(item, pointer + pointerToken(index)));
    if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .map(([key, each]) => [key, plain(each, pointer + pointerToken(key))]),
      );
    computed.add(pointer);
    return null;
  };
  return { value: plain(config, ''), computed, open: new Set() };
}

/** What is wrong with the keys and values of a project config. */
export function projectProblems(declared: DeclaredProject): readonly ValueProblem[] {
  const isKnown = ({ code, pointer }: ValueProblem) =>
    !isComputed(declared, pointer) && !(code === 'missing-key' && declared.open.has(pointer));
  return literalProblems(declared.value, nodeOf(projectSchema)).filter(isKnown);
}
