import type { FormApi } from 'final-form';
import type { FormField, FormText } from './form-field.ts';
import type { MessageDraft } from './message-draft.ts';

export interface DraftBinding {
  /** Copies the draft into the fields. */
  show(): void;
  stop(): void;
}

/**
 * Synchronises the fields of a form with the draft, in both directions.
 * @param found the text of the fields before the draft was shown
 * @param isOld whether the text of a field may be older than the draft
 */
export function bindDraft(
  form: FormApi<FormText>,
  draft: MessageDraft,
  fields: readonly FormField[],
  found: FormText,
  isOld: (name: string) => boolean,
): DraftBinding {
  const names = fields.map(({ name }) => name);
  const show = () => {
    const text = draft.text(names);
    const { values } = form.getState();
    // In one batch: the subscription below would otherwise write the old text of the other fields to the draft.
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
