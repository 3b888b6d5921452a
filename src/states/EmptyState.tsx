import { Section } from '../ui/Section.tsx';
import { LineMark } from './LineMark.tsx';
import css from './state-panel.module.css';

/** The message for an empty list. */
export function EmptyState({ title }: { readonly title: string }) {
  return (
    <Section tone="white" heading={title} className={css.panel}>
      <LineMark kind="open" />
    </Section>
  );
}
