import { type JsonObject, pointerToken } from '../../schema/json-value.ts';
import { completed, defaultOf } from '../../schema/literal-completion.ts';
import { nameFaults } from '../../schema/name-faults.ts';
import {
  alternatives,
  groupShape,
  isClosed,
  parts,
  remembered,
  type SchemaNode,
  together,
  typesOf,
} from '../../schema/schema-node.ts';
import { inWords } from '../../schema/schema-words.ts';
import { bestAlternative } from '../../schema/union-choice.ts';
import { eachInWords, isOrForm } from '../binding-forms.ts';
import type { Json } from '../plan.ts';
import type { Build, Built, Findings, Place } from './built.ts';
import { buildOr } from './compile-or.ts';
import { type Fault, faultAt, isWarning } from './fault.ts';
import { groupPlan, type Member } from './group-plan.ts';
import { markQueries } from './mark-queries.ts';

/** What the outermost group asks of its members. */
export interface Needs {
  readonly isOptional: boolean;
  readonly alwaysNeeded: (name: string) => boolean;
}

/** Compiles a group, or the binding that an object with `from` is. */
export function buildObject(
  value: JsonObject,
  place: Place,
  findings: Findings,
  build: Build,
  needs?: Needs,
): Built | undefined {
  const { faults } = findings;
  const { node, pointer } = place;
  if (isOrForm(value, node)) return buildOr(value, place, findings);
  if ('each' in value) {
    if (place.isInShow) faults.push(faultAt('second-each', pointer, { path: eachInWords(value) }));
    else faults.push(faultAt('misplaced-each', pointer, { expected: inWords(node) }));
    markQueries(value, findings.queries);
    return undefined;
  }
  if (!typesOf(node).has('object')) {
    faults.push(faultAt('wrong-type', pointer, { expected: inWords(node), found: value }));
    markQueries(value, findings.queries);
    return undefined;
  }
  return buildGroup(
    value,
    { ...place, node: chooseBranch(value, place, findings, build) },
    findings,
    build,
    needs,
  );
}

const hasAlternatives = remembered((node) => parts(node).some((part) => alternatives(part).length > 0));

/** The node with the alternative that this group is meant for. */
function chooseBranch(value: JsonObject, place: Place, findings: Findings, build: Build): SchemaNode {
  if (!hasAlternatives(place.node)) return place.node;
  const found = parts(place.node).flatMap((part) =>
    alternatives(part).flatMap(({ among }) => {
      const best = bestAlternative(value, among, (branch) => {
        const silent: Findings = { ...findings, faults: [], queries: new Set(), watch: undefined };
        buildGroup(
          value,
          { ...place, node: chooseBranch(value, { ...place, node: branch }, silent, build) },
          silent,
          build,
        );
        // A warning counts only between alternatives that have equally many errors.
        return silent.faults.reduce((sum, { code }) => sum + (isWarning(code) ? 1 : 1000), 0);
      });
      return best ? [best] : [];
    }),
  );
  return found.length > 0 ? together([place.node, ...found]) : place.node;
}

function buildGroup(
  value: JsonObject,
  place: Place,
  findings: Findings,
  build: Build,
  outer?: Needs,
): Built | undefined {
  const { faults, images } = findings;
  const { node, pointer } = place;
  const before = faults.length;
  const { shape, fallbacks, needed, isClosed } = objectFacts(node);
  if (!findings.isSound) faults.push(...groupNameFaults(value, node, pointer));
  const standing: Member[] = [];
  for (const [name, { member, value: found }] of fallbacks) {
    if (name in value) continue;
    const plan = { is: 'literal', value: completed(found, member, images) } as const;
    standing.push({ name, isWritten: false, built: { plan, presence: 'always', weakest: [] } });
  }
  const written: Member[] = [];
  for (const [name, each] of Object.entries(value)) {
    const member =
      shape.members.get(name) ?? shape.others ?? (isClosed ? undefined : { schema: {}, root: node.root });
    if (!member || (Array.isArray(member.schema.enum) && member.schema.enum.length === 0)) {
      markQueries(each, findings.queries);
      continue;
    }
    const built = build(
      each,
      {
        node: member,
        pointer: pointer + pointerToken(name),
        roots: place.roots,
        isInShow: place.isInShow,
        mayBeEmpty: needed.has(name),
      },
      findings,
    );
    if (built) written.push({ name, built, isWritten: true });
  }
  if (outer) tellLosses(written, needed, outer, pointer, findings);
  if (faults.length > before && faults.slice(before).some(({ code }) => !isWarning(code))) return undefined;
  const filled = written.map((each): Member => {
    const fallback = fallbacks.get(each.name);
    return fallback
      ? { ...each, built: withFallback(each.built, completed(fallback.value, fallback.member, images)) }
      : each;
  });
  return groupPlan(standing, filled, needed, place, findings);
}

/** What a schema says of the members of its objects. */
const objectFacts = remembered((node) => {
  const shape = groupShape(node);
  // The values of members that a config does not mention.
  const fallbacks = new Map(
    [...shape.members].flatMap(([name, member]) => {
      const found = defaultOf(member);
      return found ? [[name, { member, value: found.value }] as const] : [];
    }),
  );
  // A member with a default is never missing, so nothing is dropped for its sake.
  const needed = new Set([...shape.required].filter((name) => !fallbacks.has(name)));
  return { shape, fallbacks, needed, isClosed: isClosed(node) };
});

/** The schema's default takes the place of a bound value that is missing, as a written `default` does. */
function withFallback(built: Built, fallback: Json): Built {
  if (built.presence === 'always') return built;
  return { plan: { is: 'or', from: built.plan, default: fallback }, presence: 'always', weakest: [] };
}

/** Faults of the names of a group, each told once; a schema's default stands in for what is lacking. */
function groupNameFaults(value: JsonObject, node: SchemaNode, pointer: string): readonly Fault[] {
  const names = Object.keys(value);
  const { fallbacks } = objectFacts(node);
  const told = new Map<string, Fault>();
  for (const part of parts(node)) {
    for (const fault of nameFaults(names, part, pointer, (name) => fallbacks.has(name))) {
      const key = `${fault.code}${fault.pointer}${JSON.stringify(fault.facts)}`;
      if (!told.has(key)) told.set(key, fault);
    }
  }
  return [...told.values()];
}

/** The loss of a needed value reaches the block itself here: that is for the config to prevent. */
function tellLosses(
  written: readonly Member[],
  needed: ReadonlySet<string>,
  outer: Needs,
  pointer: string,
  findings: Findings,
): void {
  for (const { name, built } of written) {
    const at = built.weakest[0] ?? { pointer: pointer + pointerToken(name), path: '' };
    if (outer.alwaysNeeded(name)) {
      if (built.presence === 'always') continue;
      findings.faults.push(faultAt('needs-value', at.pointer, { path: at.path, prop: name }));
    } else if (needed.has(name) && built.presence === 'maybe' && !outer.isOptional) {
      findings.faults.push(faultAt('may-be-missing', at.pointer, { path: at.path, prop: name }));
    }
  }
}
