import type { Retry } from 'pagewright';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import css from './RetryButton.module.css';
import { useFocusHandover } from './use-focus-handover.ts';

const BUSY = 'Trying again…';

interface RetryButtonProps {
  readonly retry: Retry;
  /** What is read aloud when another try has failed. */
  readonly failure: string;
  readonly look?: 'solid' | 'outline' | undefined;
}

/**
 * Asks for the content once more, and says that it does. It stays focusable meanwhile, since a disabled button
 * would drop the focus.
 */
export function RetryButton({ retry, failure, look }: RetryButtonProps) {
  const [hasTried, setHasTried] = useState(false);
  const button = useFocusHandover();
  const { label, start } = retry;
  // A page that reads of itself says nothing of trying again.
  const busy = retry.busy && hasTried;
  return (
    <div>
      <Button
        ref={button}
        look={look}
        className={css.retry}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => {
          if (busy) return;
          setHasTried(true);
          start();
        }}
      >
        <span className={css.words}>
          <span className={css.label} data-shown={!busy} aria-hidden={busy}>
            {label}
          </span>
          <span className={css.label} data-shown={busy} aria-hidden={!busy}>
            {BUSY}
          </span>
        </span>
      </Button>
      <span aria-live="polite">
        <Hidden>{busy ? BUSY : hasTried ? failure : ''}</Hidden>
      </span>
    </div>
  );
}
