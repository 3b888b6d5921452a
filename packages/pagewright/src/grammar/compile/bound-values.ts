import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { type Context, newContext, type Place, type Root, type WeakBinding } from './compile-types.ts';

interface Bound {
  readonly weakest: readonly WeakBinding[];
}

/** A compiled value, with everything that its compilation added to the context. Pointers are relative to the value. */
interface CachedValue<Result> extends Pick<Context, 'images' | 'landmarks' | 'problems' | 'queries'> {
  readonly result: Result | undefined;
}

/**
 * A cache of compiled bindings, by scope, schema and text. Thousands of pages use the same few bindings and differ only in their plain
 * text.
 */
export class BoundValues<Result extends Bound> {
  readonly #scopes = new WeakMap<
    ReadonlyMap<string, Root>,
    WeakMap<JsonSchema, Map<string, CachedValue<Result>>>
  >();

  compile(
    key: string,
    place: Place,
    context: Context,
    compile: (place: Place, context: Context) => Result | undefined,
  ): Result | undefined {
    if (!context.isValid || place.item) return compile(place, context);
    const values = this.#valuesAt(place, context);
    const name = place.mayBeEmpty ? `?${key}` : `!${key}`;
    const cached = values.get(name);
    const current = cached?.images === context.images ? cached : compileDetached(place, context, compile);
    if (current !== cached) values.set(name, current);
    return replay(current, place.pointer, context);
  }

  #valuesAt({ node }: Place, { roots }: Context): Map<string, CachedValue<Result>> {
    const places = getOrInsert(
      this.#scopes,
      roots,
      () => new WeakMap<JsonSchema, Map<string, CachedValue<Result>>>(),
    );
    return getOrInsert(places, node.schema, () => new Map<string, CachedValue<Result>>());
  }
}

function compileDetached<Result extends Bound>(
  place: Place,
  { roots, images, isValid }: Context,
  compile: (place: Place, context: Context) => Result | undefined,
): CachedValue<Result> {
  const context = newContext(roots, images, isValid);
  const result = compile({ ...place, pointer: '' }, context);
  const { landmarks, problems, queries } = context;
  return { result, images, landmarks, problems, queries };
}

/** Adds a cached result to a context, with pointers below `base`. */
function replay<Result extends Bound>(
  { result, landmarks, problems, queries }: CachedValue<Result>,
  base: string,
  context: Context,
): Result | undefined {
  for (const name of queries) context.queries.add(name);
  for (const each of problems) context.problems.push({ ...each, pointer: base + each.pointer });
  for (const { pointer, node, plan, reads } of landmarks)
    context.landmarks.push({ pointer: base + pointer, node, plan, reads });
  if (!result || result.weakest.length === 0) return result;
  const weakest = result.weakest.map((each) => ({ ...each, pointer: base + each.pointer }));
  return { ...result, weakest };
}
