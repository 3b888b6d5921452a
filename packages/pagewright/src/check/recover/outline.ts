import type { Json } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { recoverNames } from './recover-names.ts';

/** A config value after recovering misspelt property names. */
export interface Outline {
  readonly value: Json;
  /** Property names that were corrected. */
  readonly renamed: Renamed;
  /** Why the structure was rejected; empty for a valid value. */
  readonly problems: readonly Problem[];
}

/** The rule for schedules reports dates in another form, with the date that is meant. Blocks in slots have no schedules. */
function isDateForm({ code, pointer }: Problem): boolean {
  return code === 'wrong-pattern' && /^(?:\/(?:blocks|end))?(?:\/\d+)?\/show(?:From|Until)$/.test(pointer);
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * An object in a config that lacks properties and has unknown ones instead was meant as something else, or uses other names: one
 * problem, not one for each property.
 */
function withoutRepeated(problems: readonly Problem[]): readonly Problem[] {
  const lacking = new Set(problems.flatMap(({ code, pointer }) => (code === 'missing-key' ? [pointer] : [])));
  const reported = new Set<string>();
  return problems
    .filter(({ code, pointer }) => {
      const parent = parentOf(pointer);
      if (code !== 'unknown-key' || pointer.lastIndexOf('/') === 0 || !lacking.has(parent)) return true;
      const isNew = !reported.has(parent);
      reported.add(parent);
      return isNew;
    })
    .filter(({ code, pointer }) => code !== 'missing-key' || !reported.has(pointer));
}

/** Explains why a value was rejected, and corrects its misspelt property names. Returns a valid value as it is. */
export function readOutline(value: Json, node: SchemaNode, isValid: boolean): Outline {
  if (isValid) return { value, renamed: new Map(), problems: [] };
  const problems = literalProblems(value, node).filter((each) => !isDateForm(each));
  return { ...recoverNames(value, node), problems: withoutRepeated(problems) };
}
