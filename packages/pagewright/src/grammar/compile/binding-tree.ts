import { isArray, type Json } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { containsLandmark } from '../../schema/landmarks.ts';
import { hasAlternatives, memoized, type SchemaNode } from '../../schema/schema-node.ts';
import { isUnique, itemNode } from '../../schema/schema-shape.ts';
import { hasUniqueObjects, isPlain } from './compile-plain.ts';
import { objectRules } from './objects/object-rules.ts';

/** The rules of a schema that decide where a value belongs in the tree. */
const treeRules = memoized((node) => {
  const { properties, others } = objectRules(node);
  return {
    properties,
    others,
    item: itemNode(node),
    /** True if plain values of the schema contain no link, image or heading, and need no comparison. */
    isSimple: !containsLandmark(node) && !hasUniqueObjects(node),
    /** True if any plain part of a value may decide how the rest is checked. */
    isExact: hasAlternatives(node) || isUnique(node),
  };
});

/** Plain text, which is the same for all values. */
const plainPart = Symbol('plain');
/** The end of an array or object. */
const end = Symbol('end');

type TreeRules = ReturnType<typeof treeRules>;

/**
 * Results for values that a validator has accepted. Two values share a result if they have the same bindings, and links, images and
 * headings at the same places: then they differ only in plain text. Each step in the tree is one part of a value.
 */
export class BindingTree<Result> {
  result: Result | undefined;
  /** The schema's rules. All values at one place in the tree have the same schema. */
  #rules: TreeRules | undefined;
  #after: Map<string | typeof plainPart | typeof end, BindingTree<Result>> | undefined;

  /** The place in the tree for the result of a value. */
  placeOf(value: Json, node: SchemaNode): BindingTree<Result> {
    if (typeof value === 'string')
      return isPlain(value) ? this.#step(plainPart) : this.#step(JSON.stringify(value));
    if (typeof value !== 'object' || value === null) return this.#step(plainPart);
    this.#rules ??= treeRules(node);
    const { properties, others, item, isSimple, isExact } = this.#rules;
    if (isSimple && isPlain(value)) return this.#step(plainPart);
    if (isExact || 'each' in value || 'from' in value) return this.#step(JSON.stringify(value));
    let place: BindingTree<Result> = this.#step(isArray(value) ? '[' : '{');
    if (isArray(value)) for (const each of value) place = place.placeOf(each, item);
    else {
      for (const name in value) {
        const inner = properties.get(name)?.node ?? others;
        const each = value[name] ?? null;
        place = place.#step(name);
        place = inner ? place.placeOf(each, inner) : place.#step(JSON.stringify(each));
      }
    }
    return place.#step(end);
  }

  #step(part: string | typeof plainPart | typeof end): BindingTree<Result> {
    this.#after ??= new Map();
    return getOrInsert(this.#after, part, () => new BindingTree<Result>());
  }
}
