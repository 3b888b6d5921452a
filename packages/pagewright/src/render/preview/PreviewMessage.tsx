import { useEffect } from 'react';
import type { PreviewState, PreviewWords } from '../document/preview-payload.ts';

interface PreviewMessageProps {
  readonly state: PreviewState;
  readonly words: PreviewWords;
  readonly retry: () => void;
}

/** Says why no draft is shown, and what to do. */
export function PreviewMessage({ state, words, retry }: PreviewMessageProps) {
  const text = state.is === 'shown' ? words.noPage : words[state.is];
  useEffect(() => {
    document.title = words.label;
  }, [words]);
  return (
    <main id="main" tabIndex={-1} className="pagewright-preview-message">
      <h1>{words.label}</h1>
      <p role="status">{text}</p>
      {state.is === 'unreachable' && (
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
      )}
    </main>
  );
}
