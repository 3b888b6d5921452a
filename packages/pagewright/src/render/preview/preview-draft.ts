import { parseJson } from '../../content/requests/parse-json.ts';
import { readText } from '../../content/requests/read-text.ts';
import { secretFetch } from '../../content/requests/secret-fetch.ts';
import { isRecord } from '../../json/is-record.ts';
import type { PreviewDraft, PreviewFailure } from '../document/preview-payload.ts';

const previewHeader = 'X-Pagewright-Preview';

/** Maximum size of a description, in bytes. */
const maxBytes = 256 * 1024;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A URL that is safe in a link, and so not `javascript:`. */
function webUrl(value: unknown): string | undefined {
  const url = textOf(value);
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}

function parseDraft(text: string | undefined): PreviewDraft | undefined {
  const body = parseJson(text ?? '');
  if (!isRecord(body)) return undefined;
  const { type, slug, status, title, errors } = body;
  if (typeof type !== 'string' || typeof slug !== 'string') return undefined;
  return {
    type,
    slug,
    label: textOf(body.label) ?? textOf(status) ?? '',
    isPublished: status === 'publish',
    title: textOf(title) ?? '',
    version: textOf(body.version) ?? textOf(body.modified) ?? '',
    modified: textOf(body.modified),
    expires: textOf(body.expires),
    edit: webUrl(body.edit),
    token: textOf(body.token),
    errors: Array.isArray(errors) ? errors.filter((each) => typeof each === 'string') : [],
  };
}

function failureOf({ status }: Response): PreviewFailure {
  if (status === 401 || status === 403) return 'ended';
  if (status === 410) return 'deleted';
  return status === 408 || status === 429 || status >= 500 ? 'unreachable' : 'unsupported';
}

export function fetchWithToken(send: typeof fetch, token: string): typeof fetch {
  return secretFetch(send, previewHeader, token);
}

/**
 * Reads the draft that a token names. Never rejects.
 * @param deadline in milliseconds
 * @param send see `fetchWithToken`
 */
export async function readDraft(
  url: string,
  deadline: number,
  send: typeof fetch,
): Promise<PreviewDraft | PreviewFailure> {
  try {
    const response = await send(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(deadline),
    });
    if (!response.ok) return failureOf(response);
    return parseDraft(await readText(response, maxBytes)) ?? 'unsupported';
  } catch {
    return 'unreachable';
  }
}

/**
 * True if a request may return the draft: it reads entries of the draft's type, alone or in a list.
 * @param tags see `contentTags`
 */
export function mayShowDraft(tags: readonly string[], { type }: Pick<PreviewDraft, 'type'>): boolean {
  return tags.some((tag) => tag === type || tag.startsWith(`${type}:`));
}
