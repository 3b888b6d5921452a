import type { Delivery } from './source.ts';

function isEmpty(content: unknown): boolean {
  return content === undefined || content === null || (Array.isArray(content) && content.length === 0);
}

/**
 * What is kept when content arrives where content is held already: what arrived, unless it is worse, namely empty or
 * with faults where what is held has none.
 */
export function betterOf<Content>(
  held: Delivery<Content> | undefined,
  arrived: Delivery<Content>,
): Delivery<Content> {
  if (!held || isEmpty(held.content)) return arrived;
  const isWorse = isEmpty(arrived.content) || (arrived.faults.length > 0 && held.faults.length === 0);
  return isWorse ? held : arrived;
}
