import { isObject, pointerToken } from '../../schema/json-value.ts';
import { countProblems, ownProblems } from '../../schema/literal-problems.ts';
import { typesOf } from '../../schema/schema-node.ts';
import { arrayShape } from '../../schema/schema-shape.ts';
import { inWords } from '../../schema/schema-words.ts';
import { isEachForm } from '../binding-forms.ts';
import type { Json, Plan } from '../plan.ts';
import { BoundValues } from './bound-values.ts';
import { compileEach, type Entry } from './compile-each.ts';
import {
  type CompiledValue,
  type CompileValue,
  type Context,
  noBindings,
  type Place,
} from './compile-types.ts';
import { warnAboutDrops, warnAboutItemDrops } from './dropped-items.ts';
import { markQueries } from './mark-queries.ts';
import type { Presence } from './presence.ts';
import { recordLandmark } from './record-landmark.ts';
import { problemAt, type ValueProblem } from './value-problem.ts';

const eachItems = new BoundValues<Entry>();

/** Compiles an array item by item. */
export function compileArray(
  value: readonly Json[],
  place: Place,
  context: Context,
  compileValue: CompileValue,
): CompiledValue | undefined {
  const { node, pointer, item } = place;
  const { item: itemSchema } = arrayShape(node);
  if (!typesOf(node).has('array')) {
    context.problems.push(problemAt('wrong-type', pointer, { expected: inWords(node), found: value }));
    markQueries(value, context.queries);
    return undefined;
  }
  const entries: Entry[] = [];
  for (const [index, each] of value.entries()) {
    const inner = { node: itemSchema, pointer: pointer + pointerToken(index), item, mayBeEmpty: false };
    const entry =
      isObject(each) && isEachForm(each, inner.node)
        ? eachItems.compile(JSON.stringify(each), inner, context, (at, within) =>
            compileEach(each, at, within, compileValue),
          )
        : compileItem(each, inner, context, compileValue);
    if (entry) entries.push(entry);
  }
  if (entries.length < value.length) return undefined;
  const values = plainItems(entries);
  return values ? plainArray(values, place, context) : boundArray(entries, place, context);
}

function compileItem(
  value: Json,
  place: Place,
  context: Context,
  compileValue: CompileValue,
): Entry | undefined {
  const compiled = compileValue(value, place, context);
  if (!compiled) return undefined;
  // With an item that is only one path, nothing else is dropped.
  if (compiled.plan.is !== 'path') warnAboutItemDrops(compiled, context);
  const { plan, presence, weakest } = compiled;
  return {
    entry: { is: 'one', value: plan },
    always: presence === 'always' ? 1 : 0,
    delivered: presence === 'always' || presence === 'delivered' ? 1 : 0,
    most: 1,
    weakest,
  };
}

/** The items themselves where all of them are plain. */
function plainItems(entries: readonly Entry[]): readonly Json[] | undefined {
  const values: Json[] = [];
  for (const { entry } of entries) {
    if (entry.is !== 'one' || entry.value.is !== 'literal') return undefined;
    values.push(entry.value.value);
  }
  return values;
}

function plainArray(
  values: readonly Json[],
  { node, pointer }: Place,
  { problems }: Context,
): CompiledValue | undefined {
  const found = ownProblems(values, node, pointer).filter(
    (problem) => problem.pointer === pointer || problem.code === 'repeated-entry',
  );
  problems.push(...found);
  return found.length === 0
    ? { plan: { is: 'literal', value: values }, presence: 'always', weakest: [] }
    : undefined;
}

function boundArray(entries: readonly Entry[], place: Place, context: Context): CompiledValue | undefined {
  const { node, pointer, mayBeEmpty } = place;
  const { minItems, isUnique: unique } = arrayShape(node);
  const wrong = countProblem(entries, place);
  if (wrong) {
    context.problems.push(...wrong);
    return undefined;
  }
  const least = Math.max(minItems, mayBeEmpty ? 0 : 1);
  const plan: Plan = {
    is: 'list',
    entries: entries.map(({ entry }) => entry),
    minItems: least,
    ...(unique ? { unique: true } : {}),
  };
  const presence = arrayPresence(entries, least);
  const weakest = entries.find((entry) => entry.weakest.length > 0)?.weakest.slice(0, 1) ?? noBindings;
  if (least > 1 && presence === 'empty') warnAboutDrops(weakest, context);
  recordLandmark(plan, { ...place, pointer }, context);
  return { plan, presence: unique && presence === 'delivered' ? 'empty' : presence, weakest };
}

/** Why an array has too few or too many items, whatever content provides. */
function countProblem(
  entries: readonly Entry[],
  { node, pointer }: Place,
): readonly ValueProblem[] | undefined {
  const { minItems, maxItems } = arrayShape(node);
  const most = entries.reduce((sum, entry) => sum + entry.most, 0);
  if (most < minItems) return countProblems(entries.length, { minItems }, pointer);
  if (maxItems === undefined || most <= maxItems) return undefined;
  const written = countProblems(entries.length, { maxItems }, pointer);
  const open = entries.find((entry) => entry.most > 1)?.weakest[0];
  if (written.length > 0 || !open) return written;
  return [problemAt('may-be-too-many', open.pointer, { path: open.path, max: maxItems })];
}

function arrayPresence(entries: readonly Entry[], least: number): Presence {
  let [always, delivered] = [0, 0];
  for (const entry of entries) {
    always += entry.always;
    delivered += entry.delivered;
  }
  if (always >= least) return 'always';
  return delivered >= least ? 'delivered' : 'empty';
}
