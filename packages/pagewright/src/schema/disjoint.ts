import { type Atom, atomsOf, declaredNames, figure, memberNodes, requiredNames } from './atom.ts';
import { literalFaults } from './literal-fit.ts';
import type { SchemaNode } from './schema-node.ts';

/** True when it is certain that no value of the atom fits the node. */
export function areDisjoint(atom: Atom, node: SchemaNode, depth = 0): boolean {
  if (atom.values) return atom.values.every((value) => literalFaults(value, node).length > 0);
  const others = depth < 4 ? atomsOf([node]) : undefined;
  return others?.every((other) => areAtomsDisjoint(atom, other, depth)) ?? false;
}

function sameType(one: string, other: string): boolean {
  return (
    one === other || (one === 'integer' && other === 'number') || (one === 'number' && other === 'integer')
  );
}

function areAtomsDisjoint(one: Atom, other: Atom, depth: number): boolean {
  if (!sameType(one.type, other.type)) return true;
  if (other.values)
    return other.values.every((value) => one.bags.some((bag) => literalFaults(value, bag).length > 0));
  for (const [low, high] of [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const) {
    if (isAbove(figure(one, low, 'highest'), figure(other, high, 'lowest'))) return true;
    if (isAbove(figure(other, low, 'highest'), figure(one, high, 'lowest'))) return true;
  }
  if (one.type !== 'object') return false;
  const required = new Set([...requiredNames(one), ...requiredNames(other)]);
  return [...new Set([...declaredNames(one), ...declaredNames(other)])].some((name) => {
    if (!required.has(name)) return false;
    const mine = atomsOf(memberNodes(one, name));
    const yours = atomsOf(memberNodes(other, name));
    if (!mine || !yours) return false;
    return mine.every((left) =>
      left.values
        ? left.values.every((value) =>
            memberNodes(other, name).some((node) => literalFaults(value, node).length > 0),
          )
        : yours.every((right) => depth < 4 && areAtomsDisjoint(left, right, depth + 1)),
    );
  });
}

function isAbove(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined && low > high;
}
