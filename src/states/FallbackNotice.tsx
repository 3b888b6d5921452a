import type { QueryState } from 'pagewright';
import { Section } from '../ui/Section.tsx';
import css from './FallbackNotice.module.css';
import { RetryButton } from './RetryButton.tsx';

/** A notice above fallback content. Renders nothing without a fallback or a notice. */
export function FallbackNotice({ state }: { readonly state: QueryState | undefined }) {
  if (state?.is !== 'fallback' || state.notice === undefined) return null;
  return (
    <Section tone="tint" space="tight" className={css.notice}>
      <div className={css.row}>
        <p className={css.words} role="status">
          <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path className={css.field} d="M12 2 23 21.5H1z" />
            <path className={css.stroke} d="M12 8.5v6.5M12 17v2" />
          </svg>
          {state.notice}
        </p>
        {state.retry && <RetryButton retry={state.retry} failure={state.notice} look="outline" />}
      </div>
    </Section>
  );
}
