import type { Retry } from 'pagewright';
import { Section } from '../ui/Section.tsx';
import { LineMark } from './LineMark.tsx';
import { RetryButton } from './RetryButton.tsx';
import css from './state-panel.module.css';

interface FailedStateProps {
  readonly title: string;
  readonly retry: Retry | undefined;
}

/** The message for a failed query, with a retry button. */
export function FailedState({ title, retry }: FailedStateProps) {
  return (
    <Section tone="tint" heading={title || undefined} className={css.panel}>
      <LineMark kind="broken" />
      {retry && <RetryButton retry={retry} failure={title} />}
    </Section>
  );
}
