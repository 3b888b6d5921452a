import { isArray, type Json, type JsonObject, pointerToken } from '../../json/json-value.ts';
import { describeSchema } from '../../schema/describe-schema.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { arrayShape } from '../../schema/schema-shape.ts';
import { problemAt } from '../../schema/value-problem.ts';
import { eachForm } from '../binding-forms.ts';
import type { Path } from '../path.ts';
import type { ArrayItem } from '../plans/value-plan.ts';
import { parseString, unbracedPath } from '../string-value.ts';
import type { CompiledValue, CompileValue, Context, Place, WeakBinding } from './compile-types.ts';
import { reject } from './paths/collect-query-names.ts';
import { isRootName, type ResolvedPath, resolvePath } from './paths/resolve-path.ts';
import { plainDefault } from './plain-default.ts';
import { warnAboutItemDrops } from './presence/dropped-items.ts';
import { mayBeMissing } from './presence.ts';

/** One array item of a config, with the number of items that it produces. */
export interface Entry {
  readonly entry: ArrayItem;
  /** The minimum number of items in any case. */
  readonly always: number;
  /** The minimum number of items when its query has succeeded. */
  readonly loaded: number;
  /** The maximum number of items. */
  readonly most: number;
  readonly weakest: readonly WeakBinding[];
}

/**
 * Compiles `{ "each": "{path}", "show": value, "take"?: n, "default"?: [ literal, … ] }`. `show` may contain an `each` over an array of the
 * item. Inside the `show` of this inner `each`, `item` is the inner item.
 */
export function compileEach(
  value: JsonObject,
  place: Place,
  context: Context,
  compileValue: CompileValue,
): Entry | undefined {
  const formProblems = context.isValid ? [] : literalProblems(value, eachForm, place.pointer);
  if (formProblems.length > 0) return reject(value, context, ...formProblems);
  const at: Place = { ...place, pointer: `${place.pointer}/each` };
  const path = eachPath(value, at, context, compileValue);
  if (!path) return undefined;
  const array = resolvePath(path, at, context);
  const node = array && array.node !== 'unknown' ? array.node : undefined;
  if (array && node && !typesOf(node).has('array')) {
    const data = { path: array.binding, found: describeSchema(node) };
    return reject(value, context, problemAt('each-of-no-list', at.pointer, data));
  }
  const show = compileShow(value.show ?? null, node, place, context, compileValue);
  const defaults = value.default === undefined ? [] : compileDefaults(value.default, place, context);
  if (!array || !show || !defaults) return undefined;
  const take = typeof value.take === 'number' ? value.take : undefined;
  return entryOf(array, node, show, take, defaults, at.pointer);
}

/** The path of `each`. Reports a value that is not a path. */
function eachPath(
  value: JsonObject,
  at: Place,
  context: Context,
  compileValue: CompileValue,
): Path | undefined {
  const source = value.each ?? null;
  const isRoot = (name: string) => isRootName(name, context);
  const noPath = problemAt('binding-without-path', at.pointer, { keyword: 'each', found: source });
  if (typeof source !== 'string') return reject(value, context, noPath);
  const parsed = parseString(source, isRoot);
  if (parsed.is === 'path') return parsed.path;
  const bare = isRoot(source.trim()) ? source.trim() : unbracedPath(source, isRoot);
  const whole = [value, `${bare}}`];
  if (bare)
    return reject(whole, context, problemAt('forgotten-braces', at.pointer, { found: source, path: bare }));
  if (parsed.is !== 'malformed' && parsed.is !== 'doubled') return reject(whole, context, noPath);
  compileValue(source, at, context);
  return reject(whole, context);
}

/** Compiles `show` for the items of an array. If `array` is undefined, its items are not checked. */
function compileShow(
  show: Json,
  array: SchemaNode | undefined,
  place: Place,
  context: Context,
  compileValue: CompileValue,
): CompiledValue | undefined {
  const item = { node: array ? arrayShape(array).item : 'unknown', presence: 'loaded' } as const;
  const compiled = compileValue(show, { ...place, item, pointer: `${place.pointer}/show` }, context);
  if (compiled) warnAboutItemDrops(compiled, context);
  return compiled;
}

function entryOf(
  array: ResolvedPath,
  node: SchemaNode | undefined,
  show: CompiledValue,
  take: number | undefined,
  defaults: readonly Json[],
  pointer: string,
): Entry {
  const isCertain = node && array.presence !== 'maybe' && !mayBeMissing(show.presence);
  const shape = node && arrayShape(node);
  const least = (isCertain && shape?.minItems) || 0;
  const longest = shape?.maxItems ?? Number.POSITIVE_INFINITY;
  const most = Math.min(take ?? Number.POSITIVE_INFINITY, longest);
  const always = Math.min(1, defaults.length);
  return {
    entry: {
      is: 'each',
      of: array.path,
      show: show.plan,
      ...(take === undefined ? {} : { take }),
      ...(defaults.length > 0 ? { default: defaults } : {}),
    },
    always,
    loaded: Math.max(always, Math.min(least, most)),
    most: Math.max(most, defaults.length),
    weakest: [{ pointer, path: array.binding, because: 'few' }],
  };
}

/** Compiles the plain items of `default`, which replace an empty array. */
function compileDefaults(value: Json, place: Place, context: Context): readonly Json[] | undefined {
  if (!isArray(value)) return undefined;
  const base = `${place.pointer}/default`;
  const items = value.flatMap((item, index) => {
    const literal = plainDefault(item, { ...place, pointer: base + pointerToken(index) }, context);
    return literal === undefined ? [] : [literal];
  });
  return items.length === value.length ? items : undefined;
}
