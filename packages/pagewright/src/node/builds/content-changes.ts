import type { ContentAdapter, ContentChanges } from '../../content/content-adapter.ts';
import { read } from '../../content/read.ts';
import type { CallOptions } from '../../content/requests/content-service-call.ts';

/** In milliseconds. A build that gives up waiting reads everything instead. */
const maxDeadline = 3000;

export type ChangesOptions = Pick<CallOptions, 'base' | 'deadline' | 'fetch' | 'pace'>;

/**
 * The changes in the content service since an earlier build. Undefined if the service cannot report them, so that everything must be read.
 * Never rejects.
 * @param cursor the cursor of the earlier build
 */
export async function readChanges(
  { changes }: ContentAdapter,
  cursor: string | undefined,
  { deadline, ...options }: ChangesOptions,
): Promise<ContentChanges | undefined> {
  if (!changes || options.base === undefined) return undefined;
  try {
    const { content, issues } = await read(
      changes,
      { since: cursor ?? '' },
      { ...options, deadline: Math.min(deadline, maxDeadline) },
    );
    // A change that could not be decoded may affect any content.
    return issues.length > 0 ? { ...content, all: true } : content;
  } catch {
    return undefined;
  }
}
