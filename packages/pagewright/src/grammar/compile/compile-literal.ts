import { literalFaults } from '../../schema/literal-fit.ts';
import type { Json, Plan } from '../plan.ts';
import type { Built, Findings, Place } from './built.ts';

/** A plain value, checked against its place. */
export function buildLiteral(value: Json, place: Place, findings: Findings): Built | undefined {
  const found = literalFaults(value, place.node, place.pointer);
  findings.faults.push(...found);
  const plan: Plan = { is: 'literal', value };
  if (found.length === 0) findings.watch?.({ pointer: place.pointer, node: place.node, plan });
  return found.length === 0 ? { plan, presence: 'always', weakest: [] } : undefined;
}
