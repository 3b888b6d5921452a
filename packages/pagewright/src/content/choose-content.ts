import { isRecord } from '../json/is-record.ts';
import { isEmptyContent } from './empty-content.ts';
import type { ContentIssue, Decoded } from './source.ts';

/** A list with issues may lose the first share of its items. An object must keep the second share of its values. */
const maxItemsDropped = 1 / 5;
const minValuesKept = 1 / 3;

const isList = (content: unknown): content is readonly unknown[] => Array.isArray(content);

function itemsWithIssues(issues: readonly ContentIssue[]): number {
  return new Set(issues.map(({ path }) => path.split('.', 1)[0])).size;
}

/** The number of strings, numbers and booleans in content. */
function countValues(content: unknown): number {
  if (isList(content)) return content.reduce((sum: number, item) => sum + countValues(item), 0);
  if (isRecord(content)) return countValues(Object.values(content));
  return content === undefined || content === null ? 0 : 1;
}

/** True if the next object lacks a property of the current one and most of its values. */
function lacksMostValues(current: unknown, next: unknown): boolean {
  if (!isRecord(current) || !isRecord(next)) return false;
  const lacksProperty = Object.entries(current).some(
    ([name, value]) => !isEmptyContent(value) && isEmptyContent(next[name]),
  );
  return lacksProperty && countValues(next) < countValues(current) * minValuesKept;
}

function isWorse(current: Decoded<unknown>, next: Decoded<unknown>): boolean {
  if (isEmptyContent(next.content)) return true;
  const hasFirstIssues = next.issues.length > 0 && current.issues.length === 0;
  if (isList(current.content) && isList(next.content)) {
    const allowed = Math.max(1, Math.floor(current.content.length * maxItemsDropped));
    const isShort = next.issues.length > 0 && current.content.length - next.content.length > allowed;
    return isShort || (hasFirstIssues && itemsWithIssues(next.issues) > allowed);
  }
  return hasFirstIssues || lacksMostValues(current.content, next.content);
}

/**
 * Returns the next content, unless it is worse than the current content. Browsers and builds share this rule. The next content is worse if
 * it is
 * - missing, or a list without items;
 * - a list with issues that is more than a fifth shorter than the current list;
 * - a list with issues in more than a fifth of its items, while the current list has no issues. One bad item is always accepted, so that it
 *   does not block the others;
 * - an object with issues, while the current object has none;
 * - an object that lacks a property of the current object and has less than a third of its values, with or without issues.
 *
 * A list without issues may be shorter, because entries are deleted every day. An empty list may be a broken response.
 */
export function chooseContent<Content>(
  current: Decoded<Content> | undefined,
  next: Decoded<Content>,
): Decoded<Content> {
  if (!current || isEmptyContent(current.content)) return next;
  return isWorse(current, next) ? current : next;
}
