import { isObject, type Json, pointerToken } from '../../json/json-value.ts';
import { describeSchema } from '../../schema/describe-schema.ts';
import { literalProblems, repeatedItem, sizeProblems } from '../../schema/literal-problems.ts';
import { typesOf } from '../../schema/schema-node.ts';
import { arrayShape } from '../../schema/schema-shape.ts';
import { problemAt, type ValueProblem } from '../../schema/value-problem.ts';
import { isEachForm } from '../binding-forms.ts';
import type { Plan } from '../plans/value-plan.ts';
import { BoundValues } from './bound-values.ts';
import { compileEach, type Entry } from './compile-each.ts';
import {
  type CompiledValue,
  type CompileValue,
  type Context,
  noBindings,
  type Place,
} from './compile-types.ts';
import { reject } from './paths/collect-query-names.ts';
import { warnAboutDrops, warnAboutItemDrops } from './presence/dropped-items.ts';
import type { Presence } from './presence.ts';
import { recordLandmark } from './record-landmark.ts';

const eachItems = new BoundValues<Entry>();

export function compileArray(
  value: readonly Json[],
  place: Place,
  context: Context,
  compileValue: CompileValue,
): CompiledValue | undefined {
  const { node, pointer, item } = place;
  const { item: itemSchema } = arrayShape(node);
  if (!typesOf(node).has('array')) {
    const data = { expected: describeSchema(node), found: value };
    return reject(value, context, problemAt('wrong-type', pointer, data));
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
  // An item that is a single path loses nothing else when it is dropped, so it needs no warning.
  if (compiled.plan.is !== 'path') warnAboutItemDrops(compiled, context);
  const { plan, presence, weakest } = compiled;
  return {
    entry: { is: 'one', value: plan },
    always: presence === 'always' ? 1 : 0,
    loaded: presence === 'always' || presence === 'loaded' ? 1 : 0,
    most: 1,
    weakest,
  };
}

/** The items as plain values; undefined if any of them is bound. */
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
  const found = literalProblems(values, node, pointer).filter(
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
  const written = entries.map(({ entry }) =>
    entry.is === 'one' && entry.value.is === 'literal' ? entry.value.value : undefined,
  );
  const repeated = unique ? repeatedItem(written, pointer) : [];
  const wrong = repeated.length > 0 ? repeated : sizeProblem(entries, place);
  if (wrong) {
    context.problems.push(...wrong);
    return undefined;
  }
  const least = Math.max(minItems, mayBeEmpty ? 0 : 1);
  const plan: Plan = {
    is: 'array',
    items: entries.map(({ entry }) => entry),
    minItems: least,
    ...(unique ? { unique: true } : {}),
  };
  const presence = arrayPresence(entries, least);
  const weakest = entries.find((entry) => entry.weakest.length > 0)?.weakest.slice(0, 1) ?? noBindings;
  if (least > 1 && presence === 'empty') warnAboutDrops(weakest, context);
  recordLandmark(plan, { ...place, pointer }, context);
  return { plan, presence: unique && presence === 'loaded' ? 'empty' : presence, weakest };
}

/** Reports an array that has too few items whatever the content is, or that may have too many. */
function sizeProblem(
  entries: readonly Entry[],
  { node, pointer }: Place,
): readonly ValueProblem[] | undefined {
  const { minItems, maxItems } = arrayShape(node);
  const most = entries.reduce((sum, entry) => sum + entry.most, 0);
  if (most < minItems) return sizeProblems(entries.length, { minItems }, pointer);
  if (maxItems === undefined || most <= maxItems) return undefined;
  const found = sizeProblems(entries.length, { maxItems }, pointer);
  const open = entries.find((entry) => entry.most > 1)?.weakest[0];
  if (found.length > 0 || !open) return found;
  return [problemAt('may-be-too-many', open.pointer, { path: open.path, max: maxItems })];
}

function arrayPresence(entries: readonly Entry[], least: number): Presence {
  let [always, loaded] = [0, 0];
  for (const entry of entries) {
    always += entry.always;
    loaded += entry.loaded;
  }
  if (always >= least) return 'always';
  return loaded >= least ? 'loaded' : 'empty';
}
