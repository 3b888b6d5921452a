import type { JsonObject } from '../../schema/json-value.ts';
import { imageAddition } from '../../schema/literal-completion.ts';
import { surfaceFaults } from '../../schema/literal-fit.ts';
import type { Json, Plan } from '../plan.ts';
import type { Built, Findings, Place } from './built.ts';
import { groupPresence } from './group-presence.ts';

/** A member of a group that is being compiled. */
export interface Member {
  readonly name: string;
  readonly built: Built;
  /** Written in the config, rather than the schema's default. */
  readonly isWritten: boolean;
}

/** The group itself where all its members are plain. */
function plainValue(members: readonly Member[]): JsonObject | undefined {
  const plain: [string, Json][] = [];
  for (const { name, built } of members) {
    if (built.plan.is !== 'literal') return undefined;
    plain.push([name, built.plan.value]);
  }
  return Object.fromEntries(plain);
}

/** Puts the members of a group together: plain where all of them are, else a plan with what it needs. */
export function groupPlan(
  standing: readonly Member[],
  written: readonly Member[],
  needed: ReadonlySet<string>,
  place: Place,
  findings: Findings,
): Built | undefined {
  const { node, pointer } = place;
  const members = [...written, ...standing];
  const value = plainValue(members);
  if (value) {
    if (!findings.isSound) {
      const faults = surfaceFaults(value, node, pointer).filter(
        (fault) => fault.pointer === pointer && fault.code !== 'missing-key',
      );
      findings.faults.push(...faults);
      if (faults.length > 0) return undefined;
    }
    const plan: Plan = { is: 'literal', value: { ...value, ...imageAddition(value, node, findings.images) } };
    findings.watch?.({ pointer, node, plan });
    return { plan, presence: 'always', weakest: [] };
  }
  const some = written.map(({ name }) => name);
  const needs = written.map(({ name }) => name).filter((name) => needed.has(name));
  const isSome =
    needs.length === 0 && standing.length > 0 && written.every(({ built }) => built.plan.is !== 'literal');
  const plan: Plan = {
    is: 'object',
    needs,
    ...(isSome ? { some } : {}),
    members: Object.fromEntries(members.map(({ name, built }) => [name, built.plan])),
  };
  findings.watch?.({ pointer, node, plan });
  return { plan, ...groupPresence(written, needed, place) };
}
