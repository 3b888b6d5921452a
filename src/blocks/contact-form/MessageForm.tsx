import type { FormApi } from 'final-form';
import { type SubmitEvent, use, useMemo, useRef } from 'react';
import { Form } from 'react-final-form';
import type { BlockProps } from '../../generated/block-props.ts';
import { Button } from '../../ui/Button.tsx';
import { FormActionContext } from '../../ui/send-message.ts';
import { isBrowserEmail } from './browser-email.ts';
import css from './ContactForm.module.css';
import { checkField } from './check-field.ts';
import { DraftSync } from './DraftSync.tsx';
import { fieldText, inputOf } from './field-text.ts';
import { Honeypot } from './Honeypot.tsx';
import { MessageField } from './MessageField.tsx';
import { type FormText, tabDraft } from './message-draft.ts';
import { useSending } from './use-sending.ts';
import { WithoutScript } from './WithoutScript.tsx';

interface MessageFormProps extends Omit<BlockProps['contact-form'], 'heading' | 'lead' | 'tone'> {
  /** The id of the form; those of its fields begin with it. */
  readonly id: string;
}

/** The form itself: checks, keeps, sends, and says what came of it. */
export function MessageForm({ id, fields, submit, withoutScript, ...words }: MessageFormProps) {
  const action = use(FormActionContext);
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);
  const { outcome, told, send, begin } = useSending(names, words);
  const honeypot = useRef<HTMLInputElement>(null);

  const check = (text: FormText): FormText => {
    const faults: FormText = {};
    for (const rule of fields) {
      const fault = checkField(rule, text[rule.name] ?? '', words, isBrowserEmail);
      if (fault !== undefined) faults[rule.name] = fault;
    }
    return faults;
  };
  const take = async (text: FormText, form: FormApi<FormText>): Promise<void> => {
    if (honeypot.current?.value !== '') tabDraft.clear(text, names);
    else if (!(await send(text))) return;
    form.restart(tabDraft.text(names));
  };
  const attempt = (event: SubmitEvent<HTMLFormElement>, form: FormApi<FormText>): void => {
    event.preventDefault();
    const element = event.currentTarget;
    const text = fieldText(element, names);
    form.batch(() => {
      for (const name of names) if (text[name]) form.change(name, text[name]);
    });
    const { errors } = form.getState();
    void form.submit();
    const first = names.find((name) => errors?.[name] !== undefined);
    if (first !== undefined) inputOf(element, first)?.focus();
  };

  return (
    <Form<FormText> validate={check} onSubmit={take}>
      {({ submitting, form }) => (
        // Without script, and before it runs, the browser itself sends the form: in a body, so that no word of it gets
        // into an address. Where no service is configured a form of the method "dialog" does nothing.
        <form
          id={id}
          className={css.form}
          method={action === undefined ? 'dialog' : 'post'}
          action={action}
          noValidate
          data-tone="white"
          onChange={begin}
          onSubmit={(event) => attempt(event, form)}
        >
          {fields.some(({ required }) => required !== false) && (
            <p className={css.note}>{words.requiredNote}</p>
          )}
          {fields.map((rule) => (
            <MessageField key={rule.name} rule={rule} id={`${id}-${rule.name}`} />
          ))}
          <DraftSync id={id} names={names} />
          <Honeypot ref={honeypot} />
          <div className={css.end}>
            <Button type="submit" mark="arrow" aria-disabled={submitting}>
              {submitting ? words.sending : submit}
            </Button>
            <p className={css.told} role="status" data-outcome={outcome}>
              {told}
            </p>
          </div>
          {withoutScript !== undefined && <WithoutScript {...withoutScript} />}
        </form>
      )}
    </Form>
  );
}
