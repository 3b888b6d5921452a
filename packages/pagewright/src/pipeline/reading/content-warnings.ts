import type { ContentError, ContentIssue, Decoded } from '../../content/source.ts';
import type { Warning } from '../files/warnings.ts';

interface Asked {
  /** Name of the source. */
  readonly source: string;
  readonly key: string;
}

const keptUses = 'uses of content of an earlier build';
const accept = 'Correct the content service, or build with --allow-shrink if the change is intended';

/** Reports a value that does not fit its schema and was dropped. */
export function droppedValue({ source, key }: Asked, { path, expected, found }: ContentIssue): Warning {
  return {
    kind: 'values that do not fit',
    cause: `${source} ${path.replace(/\d+/g, '*')} ${expected}`,
    text: `${source}: ${path}: expected ${expected}, found ${found} (${key})`,
  };
}

function sizeOf(content: unknown): string {
  return Array.isArray(content) ? `an array of ${content.length}` : 'content';
}

function howWorse(held: Decoded<unknown>, { content, issues }: Decoded<unknown>): string {
  const [first] = issues;
  if (first) {
    const others = issues.length > 1 ? `, and ${issues.length - 1} more` : '';
    return `does not fit (${first.path || 'the response'}: expected ${first.expected}, found ${first.found}${others})`;
  }
  if (Array.isArray(content)) return `is an empty array instead of ${sizeOf(held.content)}`;
  return 'lacks most of its content';
}

/** Reports a response that is worse than the one an earlier build received, so the earlier one is used. */
export function worseContent(
  { source, key }: Asked,
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
  { source, key }: Asked,
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
export function missingList({ source, key }: Asked, { message }: ContentError): Warning {
  const text = `${source}: ${message} (${key})`;
  return { kind: 'lists that do not exist', cause: text, text };
}
