import { isRecord } from '../../schema/json-value.ts';
import type { DraftSession } from './draft-session.ts';
import { saveDrafts } from './save-drafts.ts';
import type { StudioProject } from './studio-project.ts';
import { CallError, type StudioCall } from './studio-server.ts';

interface StudioParts {
  readonly root: string;
  readonly project: StudioProject;
  readonly session: DraftSession;
  /** Resolves when the drafts as they are now have been checked. */
  readonly checked: () => Promise<void>;
}

/** What windows call, by path below `/api/`. */
export function studioCalls(parts: StudioParts): ReadonlyMap<string, StudioCall> {
  const { session } = parts;
  return new Map<string, StudioCall>([
    [
      'requests',
      async (body) => {
        if (!isRecord(body) || typeof body.base !== 'number' || !Array.isArray(body.requests))
          throw new CallError('Expected requests and the number of the last change.');
        const requests = body.requests.flatMap((each: unknown) =>
          isRecord(each) && typeof each.id === 'string' && isRecord(each.request)
            ? [{ id: each.id, request: each.request }]
            : [],
        );
        const result = session.handle({ base: body.base, requests });
        if (result === 'stale') throw new CallError('There are newer changes.', 409);
        if (typeof result === 'object') throw new CallError(result.error);
        return {};
      },
    ],
    ['save', async (body) => saveDrafts(parts, filesIn(body))],
  ]);
}

/** The files that a call names. */
function filesIn(body: unknown): readonly string[] {
  const files: unknown = isRecord(body) ? body.files : undefined;
  if (!Array.isArray(files)) throw new CallError('Expected the names of files.');
  return files.filter((file) => typeof file === 'string');
}
