import type { JsonSchema } from '../plan.ts';
import { type Context, newContext, type Place, type Root, type WeakBinding } from './compile-types.ts';

interface Bound {
  readonly weakest: readonly WeakBinding[];
}

/** A compiled value whose pointers begin at the value itself, with all that compiling it collected. */
interface Kept<Result> extends Pick<Context, 'images' | 'landmarks' | 'problems' | 'queries'> {
  readonly result: Result | undefined;
}

/**
 * Bound values that are compiled once for each scope and place. Thousands of pages have the same few bindings: only
 * their plain text differs. `key` is the value as text.
 */
export class BoundValues<Result extends Bound> {
  readonly #scopes = new WeakMap<ReadonlyMap<string, Root>, WeakMap<JsonSchema, Map<string, Kept<Result>>>>();

  compile(
    key: string,
    place: Place,
    context: Context,
    compile: (place: Place, context: Context) => Result | undefined,
  ): Result | undefined {
    if (!context.isValid || place.item) return compile(place, context);
    const values = this.#valuesAt(place, context);
    const name = place.mayBeEmpty ? `?${key}` : `!${key}`;
    const known = values.get(name);
    const kept = known?.images === context.images ? known : keep(place, context, compile);
    if (kept !== known) values.set(name, kept);
    return replay(kept, place.pointer, context);
  }

  #valuesAt({ node }: Place, { roots }: Context): Map<string, Kept<Result>> {
    const places = this.#scopes.get(roots) ?? new WeakMap<JsonSchema, Map<string, Kept<Result>>>();
    this.#scopes.set(roots, places);
    const values = places.get(node.schema) ?? new Map<string, Kept<Result>>();
    places.set(node.schema, values);
    return values;
  }
}

function keep<Result extends Bound>(
  place: Place,
  { roots, images, isValid }: Context,
  compile: (place: Place, context: Context) => Result | undefined,
): Kept<Result> {
  const context = newContext(roots, images, isValid);
  const result = compile({ ...place, pointer: '' }, context);
  const { landmarks, problems, queries } = context;
  return { result, images, landmarks, problems, queries };
}

/** Adds what was collected to a context, with the pointers of its place. */
function replay<Result extends Bound>(
  { result, landmarks, problems, queries }: Kept<Result>,
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
