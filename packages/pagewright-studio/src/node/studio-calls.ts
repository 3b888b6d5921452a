import { json } from 'pagewright/tooling';
import { pageTemplates } from 'pagewright/tooling/node';
import { contentRequestIn, type PageContent } from './content/page-content.ts';
import { CallError, type StudioCall } from './http/studio-call.ts';
import { listVersions, readVersion } from './publish/history-call.ts';
import { namedDrafts } from './publish/named-drafts.ts';
import {
  errorsOfProposing,
  type ProposingParts,
  planProposal,
  proposeDrafts,
} from './publish/propose-call.ts';
import { errorsOfSaving, saveDrafts } from './publish/save-drafts.ts';

interface StudioParts extends ProposingParts {
  /** Resolves when the drafts as they are now have been checked. */
  readonly checked: () => Promise<void>;
  /** Reads the content of drafts; undefined until the frame's server runs. */
  readonly content: () => PageContent | undefined;
  /** Lists the media of the content service. */
  readonly media: StudioCall;
}

/** What windows call, by path below `/api/`. */
export function studioCalls(parts: StudioParts): ReadonlyMap<string, StudioCall> {
  const { root, session } = parts;
  return new Map<string, StudioCall>([
    [
      'requests',
      async (body) => {
        if (!json.isRecord(body) || typeof body.base !== 'number' || !Array.isArray(body.requests))
          throw new CallError('Expected requests and the number of the last change.');
        const requests = body.requests.flatMap((each: unknown) =>
          json.isRecord(each) && typeof each.id === 'string' && json.isRecord(each.request)
            ? [{ id: each.id, request: each.request }]
            : [],
        );
        const result = session.handle({ base: body.base, requests });
        if (result === 'stale') throw new CallError('There are newer changes.', 409);
        if (typeof result === 'object') throw new CallError(result.error);
        return {};
      },
    ],
    ['save', async (body) => saveDrafts(parts, namedDrafts(session, body))],
    ['save-errors', async (body) => ({ errors: errorsOfSaving(parts, namedDrafts(session, body)) })],
    ['proposal', () => planProposal(parts)],
    ['propose', (body) => proposeDrafts(parts, body)],
    [
      'propose-errors',
      async (body) => ({ errors: await errorsOfProposing(parts, namedDrafts(session, body)) }),
    ],
    [
      'content',
      async (body) => {
        const request = contentRequestIn(body);
        if (!request) throw new CallError('Expected the file of a config, and a path of the site.');
        return parts.content()?.answer(request) ?? { ...request, params: {}, queries: {} };
      },
    ],
    [
      'entries',
      async (body) => {
        if (!json.isRecord(body) || typeof body.file !== 'string')
          throw new CallError('Expected the file of a page.');
        return parts.content()?.entries(body.file) ?? { entries: [], hasMore: false, isIncomplete: true };
      },
    ],
    ['history', (body) => listVersions(root, body)],
    ['version', (body) => readVersion(root, body)],
    ['media', parts.media],
    ['page-templates', async () => pageTemplates(root, parts.project.schemas)],
  ]);
}
