import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { bindDraft } from './bind-draft.ts';
import { type FieldName, type FormText, tabDraft } from './message-draft.ts';

interface DraftSyncProps {
  readonly names: readonly FieldName[];
  /** What the fields held before hydration. */
  readonly found: FormText;
}

/** Binds the form to the tab's draft, after hydration: the prerendered form is empty. */
export function DraftSync({ names, found }: DraftSyncProps) {
  const form = useForm<FormText>();
  const early = useRef(found);
  useEffect(() => {
    const { show, stop } = bindDraft(form, tabDraft, names, early.current, isTextOld());
    early.current = {};
    // A page out of the back/forward cache shows what it held when it was left, and one that was prepared in advance what
    // there was then. Both are behind the pages that were used since.
    const listeners = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal: listeners.signal });
    document.addEventListener('prerenderingchange', show, { signal: listeners.signal });
    return () => {
      listeners.abort();
      stop();
    };
  }, [form, names]);
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
