import {
  type ConfigText,
  type Json,
  type JsonObject,
  json,
  nodes,
  type Schemas,
  type Steps,
} from 'pagewright/tooling';
import { blockExamples } from '../../stages/block-examples.ts';

type BlockSchemas = Pick<Schemas, 'blocks'>;

/** A prop of a block whose values are variants of the block. */
export interface VariantProp {
  readonly type: string;
  readonly name: string;
}

/** A block that shows one variant. */
interface VariantExample {
  readonly type: string;
  readonly props: JsonObject;
  readonly slots: JsonObject;
}

/** The prop of a block at some steps. Undefined for a value that is deeper in a block, or in no block, and for a block without examples. */
export function variantProp(
  schemas: BlockSchemas,
  { value }: ConfigText,
  steps: Steps,
): VariantProp | undefined {
  const [inside, name] = steps.slice(-2);
  const { type } = json.objectOf(json.valueAt(value, steps.slice(0, -2)));
  if (inside !== 'props' || typeof name !== 'string' || typeof type !== 'string') return undefined;
  return blockExamples(schemas, type).length > 0 ? { type, name } : undefined;
}

/**
 * An example of a block with a value: one that is written for this value, otherwise the one that fits it best, with most props. Each slot
 * has an example of a block that it allows. Undefined for a block without examples.
 */
export function variantExample(
  schemas: BlockSchemas,
  { type, name }: VariantProp,
  value: Json,
): VariantExample | undefined {
  const schema = schemas.blocks.get(type);
  if (!schema) return undefined;
  const written = blockExamples(schemas, type);
  const [props] = written
    .map((each) => ({ ...each, [name]: value }))
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
    .map((each) => ({ each, problems: nodes.problemsOf(each, nodes.of(schema)).length }))
    .toSorted((one, other) => one.problems - other.problems)
    .map(({ each }) => each);
  const own = written.find((each) => each[name] === value) ?? props;
  if (!own) return undefined;
  const slots = [...nodes.slotsOf(schema)].flatMap(([slot, [first = '']]) => {
    const example = blockExamples(schemas, first)[0];
    return example ? [[slot, [{ type: first, props: example }]] as const] : [];
  });
  return { type, props: own, slots: Object.fromEntries(slots) };
}
