import { recordOf } from '../json/is-record.ts';
import { isRecord, pointerToken } from '../json/json-value.ts';
import { ownerOf } from './describe-schema.ts';
import { related } from './nearest.ts';
import { meantName, otherName } from './other-names.ts';
import { memoized, type SchemaNode } from './schema-node.ts';
import { problemAt, type ValueProblem } from './value-problem.ts';

const noProblems: readonly ValueProblem[] = [];

const nameRules = memoized(({ schema: { required, properties, additionalProperties } }) => ({
  known: isRecord(properties) ? Object.keys(properties) : [],
  required: Array.isArray(required) ? required.map(String) : [],
  isClosed: additionalProperties === false,
}));

/**
 * Reports unknown and missing property names. A misspelt name is reported once, not as both an unknown and a missing one.
 */
export function propertyNameProblems(
  names: readonly string[],
  part: SchemaNode,
  pointer: string,
  hasDefault: (name: string) => boolean = () => false,
): readonly ValueProblem[] {
  const { known, required, isClosed } = nameRules(part);
  const unknown = isClosed ? names.filter((name) => !known.includes(name)) : [];
  const missing = required.filter((name) => !names.includes(name));
  if (unknown.length === 0 && missing.length === 0) return noProblems;
  const properties = recordOf(part.schema.properties);
  const declared = Object.entries(properties);
  const owner = ownerOf(part);
  const free = known.filter((name) => !names.includes(name));
  const meant = new Set(unknown.map((name) => meantName(name, declared, free) ?? related(name, free)));
  return [
    ...unknown.map((key) => {
      const called = otherName(key, declared, free);
      const data = { key, options: known, free, owner, ...(called === undefined ? {} : { meant: called }) };
      return problemAt('unknown-key', pointer + pointerToken(key), data, 'key');
    }),
    ...missing
      .filter((name) => !meant.has(name) && !hasDefault(name))
      .map((key) => {
        const property = properties[key];
        const description =
          isRecord(property) && typeof property.description === 'string'
            ? { description: property.description }
            : {};
        return problemAt('missing-key', pointer, { key, owner, ...description }, 'key');
      }),
  ];
}
