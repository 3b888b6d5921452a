import type { SiteConfig } from '../../../../../src/generated/site-config.ts';
import type { QueryState } from '../queries/query-state.ts';

// What stands where even the code of the error page or of a state cannot be loaded.

interface BareErrorProps {
  readonly words: SiteConfig['errorPage'];
  readonly message: string;
}

export function BareError({ words, message }: BareErrorProps) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{message}</p>
    </>
  );
}

export function BareState({ state }: { readonly state: QueryState | undefined }) {
  return state?.is === 'failed' && <p>{state.title}</p>;
}
