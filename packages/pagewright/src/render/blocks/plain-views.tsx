import type { ErrorPageProps, QueryViewProps } from '../site-definition.ts';

// Fallbacks for when the code of the error page or of a query state cannot be loaded.

export function PlainError({ words, message }: ErrorPageProps) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{message}</p>
    </>
  );
}

export function PlainState({ state }: QueryViewProps) {
  return state?.is === 'failed' && <p>{state.title}</p>;
}
