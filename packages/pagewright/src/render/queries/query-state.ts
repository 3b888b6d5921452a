import { isEmptyContent } from '../../content/empty-content.ts';
import type { ContentError } from '../../content/source.ts';
import type { EmptyView, FailedView, LoadingView, QueryPlan } from '../../grammar/plan.ts';
import type { Fallback } from '../routing/page-module.ts';

/** What is known of a query when a page is drawn. */
export type QueryState =
  | { readonly is: 'loading'; readonly view: LoadingView }
  /** `behind`: good content stays though a reload failed. */
  | {
      readonly is: 'ready';
      readonly content: unknown;
      readonly empty: EmptyView | undefined;
      readonly reloadError?: ContentError;
    }
  /** No notice when the content service is not configured, or answered that it has no such entry. */
  | {
      readonly is: 'fallback';
      readonly content: unknown;
      readonly notice?: string;
      readonly retry?: Retry;
      /** The service answered that this address has no entry. */
      readonly missing?: true;
    }
  | { readonly is: 'failed'; readonly error: ContentError; readonly title: string; readonly retry?: Retry }
  /** The service says that this address has no content, and nothing stands in: the page does not exist. */
  | { readonly is: 'not-found' };

export interface Retry {
  readonly label: string;
  readonly busy: boolean;
  readonly start: () => void;
}

/** What the reading of a query has come to. */
export interface ReadResult {
  readonly content?: unknown;
  readonly error?: ContentError;
  readonly busy: boolean;
  readonly retry: () => void;
}

function fallbackContent(fallback: Fallback | undefined, params: unknown): unknown {
  if (!fallback) return undefined;
  if (fallback.by === undefined) return fallback.content;
  const entries = new Map(Object.entries(fallback.content ?? {}));
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return entries.get(String(values.get(fallback.by))) ?? fallback.unknown;
}

function retryOf(view: FailedView, reading: ReadResult): { retry: Retry } | Record<string, never> {
  if (!view.retry) return {};
  return { retry: { label: view.retry, busy: reading.busy, start: reading.retry } };
}

/**
 * The table of states: what a query's reading means for the page.
 * @param params what the query's params are filled with; a fallback may choose its content by one of them
 */
export function stateOf(
  plan: QueryPlan,
  params: unknown,
  fallback: Fallback | undefined,
  reading: ReadResult,
): QueryState {
  const { error } = reading;
  // Only this error says that held content is out of date: the author has withdrawn what the address names.
  const isWithdrawn = error?.kind === 'not-found' && plan.routeParams !== undefined;
  if (reading.content !== undefined && !isWithdrawn) {
    const ready = { is: 'ready', content: reading.content, empty: plan.empty } as const;
    return error ? { ...ready, reloadError: error } : ready;
  }
  if (!error) return { is: 'loading', view: plan.loading };
  const content = fallbackContent(fallback, params);
  if (!isEmptyContent(content)) {
    // That the service knows no such entry is an answer: nothing is wrong with the connection.
    if (isWithdrawn) return { is: 'fallback', content, missing: true };
    if (error.kind === 'not-configured' || !plan.failed.notice) return { is: 'fallback', content };
    const retry = error.kind === 'not-found' ? {} : retryOf(plan.failed, reading);
    return { is: 'fallback', content, notice: plan.failed.notice, ...retry };
  }
  if (isWithdrawn) return { is: 'not-found' };
  const retry = error.kind === 'not-configured' ? {} : retryOf(plan.failed, reading);
  return { is: 'failed', error, title: plan.failed.title ?? '', ...retry };
}
