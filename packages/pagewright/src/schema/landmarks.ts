import { conjuncts, memoized } from './schema-node.ts';
import { anyInside } from './schema-search.ts';

/** True for the schema of a link, an image or a heading. The rules about pages check these values. */
export const isLandmark = memoized((node): boolean =>
  conjuncts(node).some(
    ({ schema }) =>
      schema.format === 'href' || schema.format === 'image-src' || typeof schema.headingLevel === 'number',
  ),
);

/** True for a schema whose values may be or contain landmarks. */
export const containsLandmark = anyInside(isLandmark);
