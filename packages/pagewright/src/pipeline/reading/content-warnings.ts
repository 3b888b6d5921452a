import { pluralize } from '../../check/codes/message-text.ts';
import type { ContentError } from '../../content/content-error.ts';
import { missingValue } from '../../content/decoder.ts';
import { describeIssue } from '../../content/describe-issue.ts';
import { mainAuthorization } from '../../content/requests/authorized-fetch.ts';
import {
  type ServiceLabel,
  type ServiceSetting,
  sourceName,
} from '../../content/requests/content-service-call.ts';
import type { ContentIssue, Decoded } from '../../content/source.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import type { Warning } from '../warnings.ts';
import type { KeptEntry } from './kept-content.ts';
import { entriesWithOneSlug, entryAt } from './named-entries.ts';

/** A request of a build. */
export interface ReadRequest {
  /** Cache key of the request. */
  readonly key: string;
  /** Name of the source. */
  readonly source: string;
  /** What messages call the content service; absent on a site with one. */
  readonly service?: ServiceLabel | undefined;
  /** Absent if no environment variable has the URL of the service. */
  readonly setting?: ServiceSetting | undefined;
}

const nameOf = ({ source, service }: ReadRequest) => sourceName(source, service);

/** Maximum number of entries that a message names. */
const mostNamed = 5;

const keptUses = 'uses of content of an earlier build';
const accept = 'Correct the content service, or accept it with "pagewright held" if it is intended';

const fillIn =
  'What lacks a required value is left out: fill it in in the content service, or make it optional in the content schema';

const dayOf = ({ readOn }: Pick<KeptEntry, 'readOn'>) => readOn.toISOString().slice(0, 10);

/** Reports a value that does not fit its schema and was dropped. */
function droppedValue(request: ReadRequest, issue: ContentIssue, body: unknown): Warning {
  const repair = issue.expected === missingValue ? `. ${fillIn}` : '';
  return {
    kind: 'values that do not fit',
    cause: `${request.source} ${issue.path.replace(/\d+/g, '*')} ${issue.expected}`,
    text: `${nameOf(request)}: ${describeIssue(issue)}${entryAt(body, issue.path)} (${decodedEscapes(request.key)})${repair}`,
  };
}

/** Reports the entries in a list that share a slug, such as pages below different parents. */
function sharedSlugs(request: ReadRequest, body: unknown): readonly Warning[] {
  const listed = (names: readonly string[]) =>
    [
      ...names.slice(0, mostNamed),
      ...(names.length > mostNamed ? [`and ${names.length - mostNamed} more`] : []),
    ].join('; ');
  return [...entriesWithOneSlug(body)].map(([slug, entries]) => ({
    kind: 'slugs that several entries have',
    cause: request.source,
    text: `${nameOf(request)}: ${entries.length} entries have the slug “${slug}”, so one page shows one of them, and the others have none: ${listed(entries)}. Give each its own slug in the content service`,
  }));
}

/**
 * Reports what is wrong with a response.
 * @param body the normalized response
 */
export function responseWarnings(
  request: ReadRequest,
  issues: readonly ContentIssue[],
  body: unknown,
): readonly Warning[] {
  return [...issues.map((issue) => droppedValue(request, issue, body)), ...sharedSlugs(request, body)];
}

function describeRegression(held: Decoded<unknown>, { content, issues }: Decoded<unknown>): string {
  const [first] = issues;
  if (first) {
    const others = issues.length > 1 ? `, and ${issues.length - 1} more` : '';
    return `does not fit (${describeIssue(first)}${others})`;
  }
  if (!Array.isArray(content)) return 'lacks most of its content';
  const before = Array.isArray(held.content) ? `an array of ${held.content.length}` : 'content';
  return `is an empty array instead of ${before}`;
}

/** Reports a response that is worse than the kept content of an earlier build, which is used instead. */
export function worseContent(request: ReadRequest, held: KeptEntry, arrived: Decoded<unknown>): Warning {
  const { source, key } = request;
  return {
    kind: keptUses,
    cause: `${source} worse`,
    text: `${nameOf(request)}: the response of the content service ${describeRegression(held, arrived)}, so the content of an earlier build (${dayOf(held)}) is used. ${accept} (${key})`,
  };
}

/**
 * Reports an entry that the service reports as missing although nothing confirms its withdrawal. The service may be broken.
 * @param why see `lackingId`
 */
export function doubtfulMissingEntry(
  request: ReadRequest,
  { message }: ContentError,
  held: KeptEntry,
  why: string,
): Warning {
  const { source, key } = request;
  return {
    kind: keptUses,
    cause: `${source} missing`,
    text: `${nameOf(request)}: the content service has no such entry (${message}), but nothing confirms that it was withdrawn${why}. So the content of an earlier build (${dayOf(held)}) is used. ${accept} (${key})`,
  };
}

/** Reports a missing list that should provide the values of a route param. */
export function missingList(request: ReadRequest, { message }: ContentError): Warning {
  const text = `${nameOf(request)}: ${message} (${decodedEscapes(request.key)})`;
  return { kind: 'lists that do not exist', cause: text, text };
}

export interface FailedRead extends ReadRequest {
  readonly error: ContentError;
  /** The kept content that replaces the response. */
  readonly held: KeptEntry | undefined;
  /** The error message of the service. */
  readonly message: string | undefined;
}

/** The kind of the warnings about requests that failed. */
export const failures = 'requests that failed';

/** Advice for a failed request, as a sentence without a full stop. */
export function repairOf({
  key,
  service: { authorization } = { name: '', authorization: mainAuthorization },
  setting,
  error: { kind, status = 0 },
}: Pick<FailedRead, 'key' | 'service' | 'setting' | 'error'>): string {
  const url = setting
    ? `${setting.variable} (${setting.value}), the URL of the content service`
    : 'the URL of the content service';
  if (!/GET (?:[a-z\d-]+:)?\/(?!\/)/.test(key))
    return 'Return a path that starts with a slash from "urlOf". To read another host, declare it in "services" of pagewright.config.ts, and name it as the "service" of the source';
  if (status === 401 || status === 403)
    return `Set ${authorization} to the credentials of a user who may read the content, or allow the REST API for everyone in the content service`;
  if (status === 429 || status === 503)
    return 'Wait and build again, let the content service accept more requests, or raise CONTENT_WAIT_SECONDS';
  if (status === 408 || status >= 500) return 'Look into the error log of the content service';
  if (kind === 'http') return `Check ${url}, and that it has what the source reads`;
  if (kind === 'timeout') return 'Make the content service faster, or raise VITE_REQUEST_TIMEOUT_MS';
  if (kind === 'network') return `Check ${url}, and that this machine can reach it`;
  return 'Correct what the content service sends, or the content schema';
}

/** An error, with the message of the service. */
export function describeError({ error, message }: Pick<FailedRead, 'error' | 'message'>): string {
  return message === undefined ? error.message : `${error.message}: ${JSON.stringify(message)}`;
}

export function failedRead(failed: FailedRead): Warning {
  const { source, key, error, held } = failed;
  const instead = held
    ? 'so the content of an earlier build is used'
    : 'and nothing is kept from an earlier build';
  return {
    kind: failures,
    cause: `${source} ${error.kind} ${error.status} ${instead}`,
    text: `${nameOf(failed)}: could not be read, ${instead}: ${describeError(failed)} (${decodedEscapes(key)}). ${repairOf(failed)}`,
  };
}

/** Reports a service that did not respond to any request. One warning covers all requests. */
export function unresponsiveService(
  { base, label }: { readonly base: string | undefined; readonly label?: ServiceLabel | undefined },
  reads: readonly FailedRead[],
): Warning {
  const days = reads.flatMap(({ held }) => (held ? dayOf(held) : [])).sort();
  const [first] = days;
  const last = days.at(-1);
  const start = `${label?.name ?? 'The content service'} at ${base} does not answer`;
  const without = reads.length - days.length;
  const others = without === 0 ? '' : `, ${without} ${without === 1 ? 'has' : 'have'} none`;
  const text =
    first === undefined
      ? `${start}, and nothing is kept: ${pluralize(reads.length, 'request')} without content`
      : `${start}; kept content of ${first === last ? first : `${first} to ${last}`} is used for ${pluralize(days.length, 'request')}${others}`;
  return { kind: failures, cause: label ? `no response ${label.name}` : 'no response', text };
}
