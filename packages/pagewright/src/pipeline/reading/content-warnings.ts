import { describeIssue } from '../../content/describe-issue.ts';
import type { ContentError, ContentIssue, Decoded } from '../../content/source.ts';
import type { Warning } from '../files/warnings.ts';

interface ReadRequest {
  /** Name of the source. */
  readonly source: string;
  readonly key: string;
}

const keptUses = 'uses of content of an earlier build';
const accept = 'Correct the content service, or build with --allow-shrink if the change is intended';

/** Reports a value that does not fit its schema and was dropped. */
export function droppedValue({ source, key }: ReadRequest, issue: ContentIssue): Warning {
  return {
    kind: 'values that do not fit',
    cause: `${source} ${issue.path.replace(/\d+/g, '*')} ${issue.expected}`,
    text: `${source}: ${describeIssue(issue)} (${key})`,
  };
}

function sizeOf(content: unknown): string {
  return Array.isArray(content) ? `an array of ${content.length}` : 'content';
}

function howWorse(held: Decoded<unknown>, { content, issues }: Decoded<unknown>): string {
  const [first] = issues;
  if (first) {
    const others = issues.length > 1 ? `, and ${issues.length - 1} more` : '';
    return `does not fit (${describeIssue(first)}${others})`;
  }
  if (Array.isArray(content)) return `is an empty array instead of ${sizeOf(held.content)}`;
  return 'lacks most of its content';
}

/** Reports a response that is worse than the one an earlier build received, so the earlier one is used. */
export function worseContent(
  { source, key }: ReadRequest,
  held: Decoded<unknown> & { readonly readOn: Date },
  arrived: Decoded<unknown>,
): Warning {
  const day = held.readOn.toISOString().slice(0, 10);
  return {
    kind: keptUses,
    cause: `${source} worse`,
    text: `${source}: the response of the content service ${howWorse(held, arrived)}, so the content of an earlier build (${day}) is used. ${accept} (${key})`,
  };
}

/** Reports an entry that the service calls missing while it returns no other entry either, so it may be broken. */
export function wrongMissing(
  { source, key }: ReadRequest,
  error: ContentError,
  { readOn }: { readonly readOn: Date },
): Warning {
  const day = readOn.toISOString().slice(0, 10);
  return {
    kind: keptUses,
    cause: `${source} missing`,
    text: `${source}: the content service has no such entry (${error.message}), but returned no other entry of its collection either, so the content of an earlier build (${day}) is used. ${accept} (${key})`,
  };
}

/** Reports a list of route params that does not exist. */
export function missingList({ source, key }: ReadRequest, { message }: ContentError): Warning {
  const text = `${source}: ${message} (${key})`;
  return { kind: 'lists that do not exist', cause: text, text };
}
