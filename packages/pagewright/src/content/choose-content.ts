import { isEmptyContent } from './empty-content.ts';
import { isRecord } from './is-record.ts';
import type { ContentIssue, Decoded } from './source.ts';

/** A list may lose this share of its items, and an object this share of its values must stay, before it counts as worse. */
const mostItemsLost = 1 / 5;
const leastValuesLeft = 1 / 3;

const isList = (content: unknown): content is readonly unknown[] => Array.isArray(content);

/** How many items have faults. */
function badItems(faults: readonly ContentIssue[]): number {
  return new Set(faults.map(({ path }) => path.split('.', 1)[0])).size;
}

/** How many strings, numbers and booleans a content holds. */
function valuesIn(content: unknown): number {
  if (isList(content)) return content.reduce((sum: number, item) => sum + valuesIn(item), 0);
  if (isRecord(content)) return valuesIn(Object.values(content));
  return content === undefined || content === null ? 0 : 1;
}

/** True when an object lacks a property that the other has, and most of its values with it. */
function lostMost(held: unknown, arrived: unknown): boolean {
  if (!isRecord(held) || !isRecord(arrived)) return false;
  const isShort = Object.entries(held).some(
    ([name, value]) => !isEmptyContent(value) && isEmptyContent(arrived[name]),
  );
  return isShort && valuesIn(arrived) < valuesIn(held) * leastValuesLeft;
}

function isWorse(held: Decoded<unknown>, arrived: Decoded<unknown>): boolean {
  if (isEmptyContent(arrived.content)) return true;
  const isNewlyFaulty = arrived.issues.length > 0 && held.issues.length === 0;
  if (isList(held.content) && isList(arrived.content)) {
    const allowed = Math.max(1, Math.floor(held.content.length * mostItemsLost));
    const isShort = arrived.issues.length > 0 && held.content.length - arrived.content.length > allowed;
    return isShort || (isNewlyFaulty && badItems(arrived.issues) > allowed);
  }
  return isNewlyFaulty || lostMost(held.content, arrived.content);
}

/**
 * What is kept when content arrives where content is held already: what arrived, unless it is worse. The same rule in
 * the browser and in the build. Worse is
 * - nothing, or a list without items;
 * - a list with faults that lost more than a fifth of the items held, or of which more than a fifth are bad where the
 *   one held has no faults (one bad item is always accepted: it must not hold back the others);
 * - an object with faults where the one held has none;
 * - an object that lacks a property of the one held and has less than a third of its values, with or without faults.
 *
 * A list without faults may be shorter: entries are deleted every day, and all of them at once leave an empty list.
 */
export function chooseContent<Content>(
  held: Decoded<Content> | undefined,
  arrived: Decoded<Content>,
): Decoded<Content> {
  if (!held || isEmptyContent(held.content)) return arrived;
  return isWorse(held, arrived) ? held : arrived;
}
