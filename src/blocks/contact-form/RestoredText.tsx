import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { FieldRule } from './check-field.ts';
import { type FormText, keptText } from './kept-text.ts';

/**
 * Puts back what was typed before the page was left. It does so after hydration, for the prerendered form is
 * empty, and only into fields that still are: what has been typed since wins.
 */
export function RestoredText({ rules }: { readonly rules: readonly FieldRule[] }) {
  const form = useForm<FormText>();
  useEffect(() => {
    const kept = keptText(rules);
    const { values } = form.getState();
    form.batch(() => {
      for (const { name } of rules) {
        if (kept[name] !== undefined && values[name] === undefined) form.change(name, kept[name]);
      }
    });
  }, [form, rules]);
  return null;
}
