import { withDefaults } from '../../schema/literal-completion.ts';
import type { Json } from '../plan.ts';
import type { Context, Place } from './compile-types.ts';

/** A plain value with its schema's defaults and the sizes of its images. Records the landmarks in it. */
export function completeLiteral(value: Json, { node, pointer }: Place, context: Context): Json {
  return withDefaults(value, node, context.images, context.recordLiteral, pointer);
}
