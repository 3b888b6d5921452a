import type { FormApi } from 'final-form';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { BlockProps } from '../../generated/block-props.ts';
import { Button } from '../../ui/Button.tsx';
import { browserJudgement } from './browser-judgement.ts';
import css from './ContactForm.module.css';
import { checkField } from './check-field.ts';
import { DraftSync } from './DraftSync.tsx';
import { foundText } from './found-text.ts';
import { Honeypot } from './Honeypot.tsx';
import { MessageField } from './MessageField.tsx';
import { type FieldName, type FormText, tabDraft } from './message-draft.ts';
import { useSending } from './use-sending.ts';

interface MessageFormProps
  extends Pick<BlockProps['contact-form'], 'fields' | 'submit' | 'success' | 'onFailure' | 'failure'> {
  /** The id of the form; those of its fields begin with it. */
  readonly id: string;
}

/** The form itself: checks, keeps, sends, and says what came of it. */
export function MessageForm({ id, fields, submit, ...words }: MessageFormProps) {
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);
  const { outcome, told, send, begin } = useSending(names, words);
  const honeypot = useRef<HTMLInputElement>(null);
  // Read once: a second reading would be taken for a new beginning.
  const [found] = useState(() => foundText(id, names));

  const check = (text: FormText): FormText => {
    const faults: FormText = {};
    for (const rule of fields) {
      const fault = checkField(rule, text[rule.name] ?? '', browserJudgement);
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
    // Some browsers fill a field in without an event.
    form.batch(() => {
      for (const name of names) {
        const value = inputOf(element, name)?.value;
        if (value) form.change(name, value);
      }
    });
    const { errors } = form.getState();
    void form.submit();
    const first = names.find((name) => errors?.[name] !== undefined);
    if (first !== undefined) inputOf(element, first)?.focus();
  };

  return (
    <Form<FormText> initialValues={found} validate={check} onSubmit={take}>
      {({ submitting, form }) => (
        // Until the script is there the browser's own sending would put the words into the address: a form
        // whose method is "dialog" does nothing outside of a dialog.
        <form
          id={id}
          className={css.form}
          method="dialog"
          noValidate
          data-tone="white"
          onChange={begin}
          onSubmit={(event) => attempt(event, form)}
        >
          {fields.map((rule) => (
            <MessageField key={rule.name} rule={rule} id={`${id}-${rule.name}`} />
          ))}
          <DraftSync names={names} found={found} />
          <Honeypot ref={honeypot} />
          <div className={css.end}>
            <Button type="submit" mark="arrow" aria-disabled={submitting}>
              {submitting ? 'Sending…' : submit}
            </Button>
            <p className={css.told} role="status" data-outcome={outcome}>
              {told}
            </p>
          </div>
        </form>
      )}
    </Form>
  );
}

function inputOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement | undefined {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
}
