import type { Retry } from 'pagewright';
import { useSiteConfig } from 'pagewright/blocks';
import { useState } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import css from './RetryButton.module.css';
import { useFocusHandover } from './use-focus-handover.ts';

interface RetryButtonProps {
  readonly retry: Retry;
  /** Announced when a retry has failed. */
  readonly failure: string;
  readonly look?: 'solid' | 'outline' | undefined;
}

/** Retries a query and announces the outcome. Stays focusable while it is busy: a disabled button would lose focus. */
export function RetryButton({ retry, failure, look }: RetryButtonProps) {
  const { retrying } = useSiteConfig().words;
  const [hasTried, setHasTried] = useState(false);
  const button = useFocusHandover();
  const { label, start } = retry;
  // Not busy for requests that the visitor did not start.
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
            {retrying}
          </span>
        </span>
      </Button>
      <span aria-live="polite">
        <Hidden>{busy ? retrying : hasTried ? failure : ''}</Hidden>
      </span>
    </div>
  );
}
