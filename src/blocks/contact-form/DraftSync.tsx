import { hasOldText } from 'pagewright/blocks';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { bindDraft } from './bind-draft.ts';
import { elementOf, fieldText } from './field-text.ts';
import type { FormField, FormText } from './form-field.ts';
import { tabDraft } from './message-draft.ts';

interface DraftSyncProps {
  readonly formId: string;
  readonly fields: readonly FormField[];
}

/** Binds the form to the tab's draft, after hydration: the prerendered form is empty. */
export function DraftSync({ formId, fields }: DraftSyncProps) {
  const form = useForm<FormText>();
  // Visitors can type while React hydrates. This runs when hydration is complete, before the next event.
  useLayoutEffect(() => {
    const names = fields.map(({ name }) => name);
    const found = fieldText(formId, names);
    const isOld = (name: string) => {
      const element = elementOf(formId, name);
      return element !== undefined && hasOldText(element);
    };
    const { show, stop } = bindDraft(form, tabDraft, fields, found, isOld);
    // Pages from the back/forward cache and prerendered pages show an older draft. Other pages may have changed it.
    const listeners = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal: listeners.signal });
    document.addEventListener('prerenderingchange', show, { signal: listeners.signal });
    const stopKeeping = keepOutOfCache(() => Object.keys(tabDraft.text(names)).length > 0);
    return () => {
      stopKeeping();
      listeners.abort();
      stop();
    };
  }, [form, formId, fields]);
  return null;
}

/**
 * Keeps the page out of the back/forward cache while a form has a draft, by a listener of its own. When Firefox shows a page from that
 * cache, session storage is as it was when the visitor left the page: the text of a message that was sent later would appear again. Returns
 * a function that lets the page into the cache again.
 */
function keepOutOfCache(hasDraft: () => boolean): () => void {
  // Other forms of the page may have a draft when this one has none.
  const listener = () => {};
  const update = () => {
    if (hasDraft()) addEventListener('unload', listener);
    else removeEventListener('unload', listener);
  };
  update();
  const stop = tabDraft.subscribe(update);
  return () => {
    stop();
    removeEventListener('unload', listener);
  };
}
