import type { QueryViewProps } from 'pagewright';
import { LoadingBar } from './states.tsx';

/** Shown in place of a block whose query is loading, has failed or has no content. */
export function QueryView({ state }: QueryViewProps) {
  if (state?.is === 'loading')
    return state.view.view === 'spinner' ? <p role="status">{state.view.text}</p> : <LoadingBar />;
  if (state?.is === 'ready' && state.empty) return <p>{state.empty.title}</p>;
  if (state?.is !== 'failed') return null;
  const { title, retry } = state;
  return (
    <section role="alert">
      <h2>{title}</h2>
      {retry && (
        <button type="button" onClick={retry.start} disabled={retry.busy}>
          {retry.label}
        </button>
      )}
    </section>
  );
}

/** Shown above the fallback of a query that has failed. */
export function FallbackNotice({ state }: QueryViewProps) {
  return state?.is === 'fallback' && state.notice ? <p role="status">{state.notice}</p> : null;
}
