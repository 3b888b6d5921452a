import type { QueryState } from 'pagewright';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { PlaceholderState } from './PlaceholderState.tsx';
import { SpinnerState } from './SpinnerState.tsx';

/**
 * Stands in the place of the first block that cannot be built for a query's sake. Draws nothing where the page
 * itself draws the state: a page that is held back, content that is there, an address that does not exist.
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
