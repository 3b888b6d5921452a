import type { FormApi } from 'final-form';
import type { FormField, FormText } from './form-field.ts';
import type { MessageDraft } from './message-draft.ts';

export interface DraftBinding {
  /** Puts what the draft holds into the fields. */
  show(): void;
  stop(): void;
}

/**
 * Keeps the fields of a form and the draft the same, in both directions.
 * @param found what the fields held before the form could show the draft
 * @param isOld whether that may be text from before the last change of the draft
 */
export function bindDraft(
  form: FormApi<FormText>,
  draft: MessageDraft,
  fields: readonly FormField[],
  found: FormText,
  isOld: boolean,
): DraftBinding {
  const names = fields.map(({ name }) => name);
  const show = () => {
    const text = draft.text(names);
    const { values } = form.getState();
    // In one batch: after the first field alone the form would hold old text of the others.
    form.batch(() => {
      for (const name of names) {
        if ((values[name] ?? '') !== (text[name] ?? '')) form.change(name, text[name]);
      }
    });
  };
  draft.add(fields, found, isOld);
  show();
  const stops = [
    draft.subscribe(show),
    form.subscribe(({ values }) => draft.change(names, values), { values: true }),
  ];
  return {
    show,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
