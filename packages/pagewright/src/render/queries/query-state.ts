import type { ContentError } from '../../content/content-error.ts';
import { isEmptyContent } from '../../content/empty-content.ts';
import type { EmptyView, FailedView, LoadingView, QueryPlan } from '../../grammar/plans/query-plan.ts';
import type { Fallback } from '../document/page-module.ts';

/** The state of a query that a page shows. */
export type QueryState =
  | { readonly is: 'loading'; readonly view: LoadingView }
  | { readonly is: 'ready'; readonly content: unknown; readonly empty: EmptyView | undefined }
  /** Without a notice if no content service is configured, or if the service says that the entry does not exist. */
  | {
      readonly is: 'fallback';
      readonly content: unknown;
      readonly notice?: string;
      readonly retry?: Retry;
      /** The service says that the entry of this route does not exist. */
      readonly missing?: true;
    }
  | { readonly is: 'failed'; readonly error: ContentError; readonly title: string; readonly retry?: Retry }
  /** The service says that the entry of this route does not exist, and there is no fallback. */
  | { readonly is: 'not-found' };

export type QueryStates = { readonly [query: string]: QueryState };

export interface Retry {
  readonly label: string;
  readonly busy: boolean;
  readonly start: () => void;
}

export interface ReadResult {
  readonly content?: unknown;
  readonly error?: ContentError;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** The content of a fallback for these params, but not its content for unknown entries. */
export function knownFallback(fallback: Fallback | undefined, params: unknown): unknown {
  if (!fallback) return undefined;
  if (fallback.by === undefined) return fallback.content;
  const entries = new Map(Object.entries(fallback.content ?? {}));
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return entries.get(String(values.get(fallback.by)));
}

function retryOf(view: FailedView, read: ReadResult): { retry: Retry } | Record<string, never> {
  if (!view.retry) return {};
  return { retry: { label: view.retry, busy: read.busy, start: read.retry } };
}

/**
 * The state of a query, from the result of its read.
 * @param params the query's filled params; a fallback may select its content by one of them
 */
export function stateOf(
  plan: QueryPlan,
  params: unknown,
  fallback: Fallback | undefined,
  read: ReadResult,
): QueryState {
  const { error } = read;
  // Only "not found" replaces content: the author has removed the entry that the route names.
  const isRemoved = error?.kind === 'not-found' && plan.routeParams !== undefined;
  if (read.content !== undefined && !isRemoved)
    return { is: 'ready', content: read.content, empty: plan.empty };
  if (!error) return { is: 'loading', view: plan.loading };
  const content = knownFallback(fallback, params) ?? fallback?.unknown;
  if (!isEmptyContent(content)) {
    // No notice: the service works, but does not have the entry.
    if (isRemoved) return { is: 'fallback', content, missing: true };
    if (error.kind === 'not-configured' || !plan.failed.notice) return { is: 'fallback', content };
    const retry = error.kind === 'not-found' ? {} : retryOf(plan.failed, read);
    return { is: 'fallback', content, notice: plan.failed.notice, ...retry };
  }
  if (isRemoved) return { is: 'not-found' };
  const retry = error.kind === 'not-configured' ? {} : retryOf(plan.failed, read);
  return { is: 'failed', error, title: plan.failed.title ?? '', ...retry };
}
