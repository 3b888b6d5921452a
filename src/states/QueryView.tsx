import type { QueryState } from 'pagewright';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { PlaceholderState } from './PlaceholderState.tsx';
import { SpinnerState } from './SpinnerState.tsx';

/**
 * Replaces the first block that needs a query without content. Renders nothing if there is content, and where the page itself shows the
 * state: while it waits, and for unknown paths.
 */
export function QueryView({ state }: { readonly state: QueryState | undefined }) {
  if (state?.is === 'loading') {
    if (state.view.view === 'spinner') return <SpinnerState text={state.view.text} />;
    if (state.view.view === 'placeholder') return <PlaceholderState images={state.view.images} />;
    return null;
  }
  if (state?.is === 'failed') return <FailedState title={state.title} retry={state.retry} />;
  if (state?.is === 'ready' && state.empty !== undefined) return <EmptyState title={state.empty.title} />;
  return null;
}
