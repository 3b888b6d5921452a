import { type Fault, faultAt, noFaults } from '../grammar/compile/fault.ts';
import { isRecord, pointerToken } from './json-value.ts';
import { nearest } from './nearest.ts';
import { remembered, type SchemaNode } from './schema-node.ts';
import { ownerOf } from './schema-words.ts';

/** What one schema says of the names of a group's members. */
const namesOf = remembered(({ schema: { required, properties, additionalProperties } }) => ({
  known: isRecord(properties) ? Object.keys(properties) : [],
  needed: Array.isArray(required) ? required.map(String) : [],
  isClosed: additionalProperties === false,
}));

/**
 * Faults of a group's names: those it may not have, those it lacks. A name that is nearly the lacking one costs one
 * fault, not two.
 */
export function nameFaults(
  names: readonly string[],
  part: SchemaNode,
  pointer: string,
  hasStandIn: (name: string) => boolean = () => false,
): readonly Fault[] {
  const { known, needed, isClosed } = namesOf(part);
  const isGood =
    needed.every((name) => names.includes(name)) &&
    (!isClosed || names.every((name) => known.includes(name)));
  if (isGood) return noFaults;
  const { properties } = part.schema;
  const owner = ownerOf(part);
  const options = known.filter((name) => !names.includes(name));
  const strangers = isClosed ? names.filter((name) => !known.includes(name)) : [];
  const meant = new Set(strangers.map((name) => nearest(name, options)));
  const lacking = needed.filter((name) => !names.includes(name) && !meant.has(name) && !hasStandIn(name));
  return [
    ...strangers.map((key) =>
      faultAt(
        'unknown-key',
        pointer + pointerToken(key),
        { key, options: known, free: options, owner },
        'key',
      ),
    ),
    ...lacking.map((key) => {
      const member = isRecord(properties) ? properties[key] : undefined;
      const description =
        isRecord(member) && typeof member.description === 'string' ? { description: member.description } : {};
      return faultAt('missing-key', pointer, { key, owner, ...description }, 'key');
    }),
  ];
}
