import { memoized, parts } from './schema-node.ts';
import { anyInside } from './schema-search.ts';

/** True where a string may be a link, an image or a heading: the rules about pages look for these. */
export const isLandmark = memoized((node): boolean =>
  parts(node).some(
    ({ schema }) =>
      schema.format === 'href' || schema.format === 'image-src' || typeof schema.headingLevel === 'number',
  ),
);

/** True where a value may be or contain a landmark. */
export const holdsLandmark = anyInside(isLandmark);
