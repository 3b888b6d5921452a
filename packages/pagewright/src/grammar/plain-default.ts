import { isList, isRecord, pointerToken } from '../schema/json-value.ts';
import { completed, eachPlace } from '../schema/literal-completion.ts';
import { literalFaults } from '../schema/literal-fit.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Findings } from './compile/built.ts';
import { faultAt } from './compile/fault.ts';
import type { Json } from './plan.ts';
import { readText } from './text-value.ts';

/** A default is plain: content in it would be missing just when it is wanted. */
export function plainDefault(
  value: Json,
  node: SchemaNode,
  pointer: string,
  findings: Findings,
): Json | undefined {
  const before = findings.faults.length;
  let isChanged = false;
  const plain = (each: Json, at: string): Json => {
    if (typeof each === 'string') {
      const read = readText(each, () => false);
      if (read.is === 'literal') {
        isChanged ||= read.text !== each;
        return read.text;
      }
      findings.faults.push(faultAt('default-not-literal', at, { found: each }));
      return each;
    }
    if (isList(each)) return each.map((entry, index) => plain(entry, at + pointerToken(index)));
    if (!isRecord(each)) return each;
    return Object.fromEntries(
      Object.entries(each).map(([name, member]) => [name, plain(member, at + pointerToken(name))]),
    );
  };
  const literal = plain(value, pointer);
  if (findings.faults.length > before) return undefined;
  // Only a value without braces says the same to a validator.
  if (!findings.isSound || isChanged) findings.faults.push(...literalFaults(literal, node, pointer));
  if (findings.faults.length > before) return undefined;
  eachPlace(literal, node, pointer, (each, at, placed) => {
    findings.watch?.({ pointer: placed, node: at, plan: { is: 'literal', value: each } });
  });
  return completed(literal, node, findings.images);
}
