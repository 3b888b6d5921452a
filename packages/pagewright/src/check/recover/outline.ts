import { isArray, isObject, type Json, pointerToken } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import { chosenAlternative } from '../../schema/literal-completion.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { related } from '../../schema/nearest.ts';
import { meantName } from '../../schema/other-names.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { isClosed, itemNode, objectShape } from '../../schema/schema-shape.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

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

/** The required property that contains a name or is contained in it: `description` for `desc`. */
function neededName(
  name: string,
  free: readonly string[],
  required: ReadonlySet<string>,
): string | undefined {
  const found = related(name, free);
  return found !== undefined && required.has(found) ? found : undefined;
}

/**
 * Corrects misspelt property names, so that `"bloks"` causes one diagnostic and everything inside it is still checked.
 * Changes only objects that allow no other properties.
 */
function recoverNames(value: Json, node: SchemaNode): { readonly value: Json; readonly renamed: Renamed } {
  const renamed = new Map<string, string>();
  const recover = (each: Json, at: SchemaNode, pointer: string): Json => {
    if (isArray(each)) {
      const item = itemNode(chosenAlternative(each, at));
      return each.map((inner, index) => recover(inner, item, pointer + pointerToken(index)));
    }
    if (!isObject(each)) return each;
    const shape = chosenAlternative(each, at);
    const { properties, others, required } = objectShape(shape);
    const declared = [...properties].map(([name, { schema }]) => [name, schema] as const);
    const free = new Set([...properties.keys()].filter((name) => !(name in each)));
    const recovered = Object.entries(each).map(([name, inner]): [string, Json] => {
      const isUnknown = isClosed(shape) && !properties.has(name);
      const meant = isUnknown
        ? (meantName(name, declared, [...free]) ?? neededName(name, [...free], required))
        : undefined;
      const known = meant ?? name;
      const to = pointer + pointerToken(known);
      if (meant !== undefined) {
        free.delete(meant);
        renamed.set(to, name);
      }
      const schema = properties.get(known) ?? others;
      return [known, schema ? recover(inner, schema, to) : inner];
    });
    return Object.fromEntries(recovered);
  };
  return { value: recover(value, node, ''), renamed };
}
