import type { FormApi } from 'final-form';
import { FormActionContext } from 'pagewright/blocks';
import { type MouseEvent, type SubmitEvent, use, useRef } from 'react';
import { Form } from 'react-final-form';
import type { BlockProps } from '../../generated/block-props.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { browserLocale } from './browser-locale.ts';
import css from './ContactForm.module.css';
import { checkField } from './check-field.ts';
import { DraftSync } from './DraftSync.tsx';
import { elementOf, fieldId, fieldText } from './field-text.ts';
import { type FormField, type FormText, typeOf } from './form-field.ts';
import { Honeypot } from './Honeypot.tsx';
import { MessageField } from './MessageField.tsx';
import { tabDraft } from './message-draft.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSending } from './use-sending.ts';
import { WithoutScript } from './WithoutScript.tsx';

interface MessageFormProps extends Omit<BlockProps['contact-form'], 'heading' | 'lead' | 'tone'> {
  /** The id of the form. It is the prefix of the ids of its fields. */
  readonly id: string;
}

/** True for a few short fields and then a long one, which is next to them on wide screens. */
function isSplit(fields: readonly FormField[]): boolean {
  const lengths = fields.map((field) => typeOf(field) === 'textarea');
  return fields.length <= 4 && lengths.indexOf(true) === fields.length - 1;
}

/**
 * If the last field lost the focus when the mouse goes down on the button, its error would appear and move the button from under the mouse,
 * and the browser would not count it as a click.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The form. It validates, stores and sends the message of a visitor, and shows the result. */
export function MessageForm({ id, fields, submit, withoutScript, ...words }: MessageFormProps) {
  const action = use(FormActionContext);
  const isHydrated = useHydrated();
  const names = fields.map(({ name }) => name);
  const { outcome, status, send, reset } = useSending(fields, words);
  const honeypot = useRef<HTMLInputElement>(null);

  const check = (text: FormText): FormText => {
    // On the server there is no browser to validate email addresses. The form is empty there anyway.
    if (typeof document === 'undefined') return {};
    const errors: FormText = {};
    for (const field of fields) {
      const error = checkField(field, text[field.name], words, browserLocale);
      if (error !== undefined) errors[field.name] = error;
    }
    return errors;
  };
  const submitText = async (text: FormText, form: FormApi<FormText>): Promise<void> => {
    if (honeypot.current?.value !== '') tabDraft.clear(text, names);
    else if (!(await send(text))) return;
    form.restart(tabDraft.text(names));
  };
  const attempt = (event: SubmitEvent<HTMLFormElement>, form: FormApi<FormText>): void => {
    event.preventDefault();
    const text = fieldText(id, names);
    form.batch(() => {
      for (const name of names) if (text[name]) form.change(name, text[name]);
    });
    const { errors } = form.getState();
    void form.submit();
    const first = names.find((name) => errors?.[name] !== undefined);
    if (first !== undefined) elementOf(id, first)?.focus();
  };

  return (
    <Form<FormText> validate={check} onSubmit={submitText}>
      {({ submitting, form }) => (
        // Without script the browser validates and sends the form, as POST, so that no text gets into a URL. Without a
        // configured service the method is "dialog", which does nothing.
        <form
          id={id}
          className={css.form}
          method={action === undefined ? 'dialog' : 'post'}
          action={action}
          noValidate={isHydrated}
          data-tone="white"
          data-split={isSplit(fields) || undefined}
          onChange={reset}
          onSubmit={(event) => attempt(event, form)}
        >
          {fields.some(({ required }) => required !== false) && (
            <p className={css.note}>{words.requiredNote}</p>
          )}
          <div className={css.fields}>
            {fields.map((field) => (
              <MessageField key={field.name} field={field} id={fieldId(id, field.name)} />
            ))}
          </div>
          <DraftSync formId={id} fields={fields} />
          <Honeypot ref={honeypot} label={words.leaveEmpty} />
          <div className={css.end}>
            <Button type="submit" mark="arrow" aria-disabled={submitting} onMouseDown={keepFocus}>
              {submitting ? words.sending : submit}
            </Button>
            <p className={css.status} role="status" data-outcome={outcome}>
              {status}
            </p>
          </div>
          {withoutScript !== undefined && <WithoutScript {...withoutScript} />}
        </form>
      )}
    </Form>
  );
}
