import type { ContentIssue } from './source.ts';

/** An issue as part of a message: `0.title: expected text, found nothing`. */
export function describeIssue({ path, expected, found }: ContentIssue): string {
  return `${path || 'the response'}: expected ${expected}, found ${found}`;
}
