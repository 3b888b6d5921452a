import { isObject, pointerToken } from '../../schema/json-value.ts';
import { lengthFaults, surfaceFaults } from '../../schema/literal-fit.ts';
import { entryNode, isUnique, limit, typesOf } from '../../schema/schema-node.ts';
import { inWords } from '../../schema/schema-words.ts';
import { isEachForm } from '../binding-forms.ts';
import type { Json, Plan } from '../plan.ts';
import type { Build, Built, Findings, Place } from './built.ts';
import { buildEach, type Entry } from './compile-each.ts';
import { reportDrops, reportItemDrops } from './drop-faults.ts';
import { faultAt } from './fault.ts';
import { markQueries } from './mark-queries.ts';
import type { Presence } from './path-lookup.ts';

/** Compiles a list; `default` of a binding is a list of plain values and comes through here too. */
export function buildList(
  value: readonly Json[],
  place: Place,
  findings: Findings,
  build: Build,
): Built | undefined {
  const { node, pointer } = place;
  if (!typesOf(node).has('array')) {
    findings.faults.push(faultAt('wrong-type', pointer, { expected: inWords(node), found: value }));
    markQueries(value, findings.queries);
    return undefined;
  }
  const found: Entry[] = [];
  let isSound = true;
  for (const [index, each] of value.entries()) {
    const inner: Place = {
      ...place,
      node: entryNode(node),
      pointer: pointer + pointerToken(index),
      mayBeEmpty: false,
    };
    const entry =
      isObject(each) && isEachForm(each, inner.node)
        ? buildEach(each, inner, findings, build)
        : buildOne(each, inner, findings, build);
    if (entry) found.push(entry);
    else isSound = false;
  }
  return isSound ? listPlan(found, place, findings) : undefined;
}

function buildOne(value: Json, place: Place, findings: Findings, build: Build): Entry | undefined {
  const built = build(value, place, findings);
  if (!built) return undefined;
  // An item that is nothing but one value is lost with it, and nothing else is.
  if (built.plan.is !== 'path') reportItemDrops(built, findings);
  const { plan, presence, weakest } = built;
  return {
    entry: { is: 'one', value: plan },
    sure: presence === 'always' ? 1 : 0,
    delivered: presence === 'always' || presence === 'delivered' ? 1 : 0,
    most: 1,
    weakest,
  };
}

/** The list itself where all its entries are plain. */
function plainValues(found: readonly Entry[]): readonly Json[] | undefined {
  const values: Json[] = [];
  for (const { entry } of found) {
    if (entry.is !== 'one' || entry.value.is !== 'literal') return undefined;
    values.push(entry.value.value);
  }
  return values;
}

function listPlan(found: readonly Entry[], place: Place, findings: Findings): Built | undefined {
  const { node, pointer, mayBeEmpty } = place;
  const values = plainValues(found);
  const weakest = found.flatMap((entry) => entry.weakest).slice(0, 1);
  const minItems = limit(node, 'minItems', 'highest') ?? 0;
  const maxItems = limit(node, 'maxItems', 'lowest');
  if (values) {
    const faults = surfaceFaults(values, node, pointer).filter(
      (fault) => fault.pointer === pointer || fault.code === 'repeated-entry',
    );
    findings.faults.push(...faults);
    return faults.length === 0
      ? { plan: { is: 'literal', value: values }, presence: 'always', weakest: [] }
      : undefined;
  }
  const most = found.reduce((sum, entry) => sum + entry.most, 0);
  if (maxItems !== undefined && most > maxItems) {
    const counted = lengthFaults(found.length, { maxItems }, pointer);
    const open = found.find((entry) => entry.most > 1)?.weakest[0];
    if (counted.length > 0 || !open) findings.faults.push(...counted);
    else findings.faults.push(faultAt('may-be-too-many', open.pointer, { path: open.path, max: maxItems }));
    return undefined;
  }
  if (most < minItems) {
    findings.faults.push(...lengthFaults(found.length, { minItems }, pointer));
    return undefined;
  }
  const unique = isUnique(node);
  const least = Math.max(minItems, mayBeEmpty ? 0 : 1);
  const plan: Plan = {
    is: 'list',
    entries: found.map(({ entry }) => entry),
    minItems: least,
    ...(unique ? { unique: true } : {}),
  };
  const sum = (count: (entry: Entry) => number) => found.reduce((total, entry) => total + count(entry), 0);
  const presence: Presence =
    sum((entry) => entry.sure) >= least
      ? 'always'
      : sum((entry) => entry.delivered) >= least
        ? 'delivered'
        : 'empty';
  if (least > 1 && presence === 'empty') reportDrops(weakest, findings);
  findings.watch?.({ pointer, node, plan });
  return {
    plan,
    presence: unique && presence === 'delivered' ? 'empty' : presence,
    weakest,
  };
}
