import { conjuncts, memoized, type SchemaNode } from './schema-node.ts';
import { anyInside } from './schema-search.ts';

/** True for the schema of a URL that a block shows in a frame. */
export function isFramed(node: SchemaNode): boolean {
  return conjuncts(node).some(({ schema }) => schema.isFramed === true);
}

/** True for the schema of a link, an image, a frame or a heading. The rules about pages check these values. */
export const isLandmark = memoized(
  (node): boolean =>
    isFramed(node) ||
    conjuncts(node).some(
      ({ schema }) =>
        schema.format === 'href' || schema.format === 'image-src' || typeof schema.headingLevel === 'number',
    ),
);

/** True for a schema whose values may be or contain landmarks. */
export const containsLandmark = anyInside(isLandmark);
