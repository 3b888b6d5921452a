import type { ErrorPageProps, QueryViewProps } from '../site-definition.ts';

// Replacements for the error page and the query states, if their code cannot be loaded.

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
