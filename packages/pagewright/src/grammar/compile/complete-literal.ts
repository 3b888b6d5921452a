import type { Json } from '../../json/json-value.ts';
import { withDefaults } from '../../schema/literal-completion.ts';
import type { Context, Place } from './compile-types.ts';

/** Adds the defaults of the schema and the sizes of images to a plain value, and records its landmarks. */
export function completeLiteral(value: Json, { node, pointer }: Place, context: Context): Json {
  return withDefaults(value, node, context.images, context.recordLiteral, pointer);
}
