import { literalFaults } from '../../schema/literal-fit.ts';
import type { Json, Plan } from '../plan.ts';
import type { Built, Findings, Place } from './built.ts';
import { noFaults } from './fault.ts';

/** A plain value, checked against its place unless it is known to fit. */
export function buildLiteral(
  value: Json,
  place: Place,
  findings: Findings,
  isKnownToFit = false,
): Built | undefined {
  const { node, pointer } = place;
  const found = isKnownToFit ? noFaults : literalFaults(value, node, pointer);
  if (found.length > 0) {
    findings.faults.push(...found);
    return undefined;
  }
  const plan: Plan = { is: 'literal', value };
  findings.watch?.({ pointer, node, plan });
  return { plan, presence: 'always', weakest: [] };
}
