import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { bindDraft } from './bind-draft.ts';
import { fieldText } from './field-text.ts';
import type { FormField, FormText } from './form-field.ts';
import { tabDraft } from './message-draft.ts';

interface DraftSyncProps {
  readonly formId: string;
  readonly fields: readonly FormField[];
}

/** Binds the form to the tab's draft, after hydration: the prerendered form is empty. */
export function DraftSync({ formId, fields }: DraftSyncProps) {
  const form = useForm<FormText>();
  // Hydration pauses for the visitor's input. So the fields are read when it is complete, before the next event.
  useLayoutEffect(() => {
    const found = fieldText(
      formId,
      fields.map(({ name }) => name),
    );
    const { show, stop } = bindDraft(form, tabDraft, fields, found, isTextOld());
    // A page out of the back/forward cache shows what it held when it was left, and one that was prepared in advance what
    // there was then. Both are behind the pages that were used since.
    const listeners = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal: listeners.signal });
    document.addEventListener('prerenderingchange', show, { signal: listeners.signal });
    return () => {
      listeners.abort();
      stop();
    };
  }, [form, formId, fields]);
  return null;
}

/**
 * On the way back a browser fills in what this page held when it was left, which later pages of the tab may have changed
 * or sent since. After a reload nothing can have.
 */
function isTextOld(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}
