import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import type { BlockProps } from '../../generated/block-props.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ContactForm.module.css';
import { checkField } from './check-field.ts';
import { Honeypot } from './Honeypot.tsx';
import { type FormText, keepText, typedText } from './kept-text.ts';
import { MessageField } from './MessageField.tsx';
import { RestoredText } from './RestoredText.tsx';
import { useSending } from './use-sending.ts';

interface MessageFormProps
  extends Pick<BlockProps['contact-form'], 'fields' | 'submit' | 'success' | 'onFailure' | 'failure'> {
  /** The id of the form; those of its fields begin with it. */
  readonly id: string;
}

/** The form itself: checks, keeps, sends, and says what came of it. */
export function MessageForm({ id, fields, submit, ...words }: MessageFormProps) {
  const { outcome, told, send, begin } = useSending(words);
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  // Read once: a second reading would be taken for a new beginning.
  const [typed] = useState(() => typedText(id, fields));

  const inputOf = (name: string): HTMLInputElement | HTMLTextAreaElement | undefined => {
    // Before the form stands, and on the server, there is nothing to ask.
    if (element.current === null) return undefined;
    const input = element.current.elements.namedItem(name);
    return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
  };
  const check = (text: FormText): FormText => {
    const faults: FormText = {};
    for (const rule of fields) {
      const fault = checkField(
        rule,
        text[rule.name] ?? '',
        () => inputOf(rule.name)?.validationMessage ?? '',
      );
      if (fault !== undefined) faults[rule.name] = fault;
    }
    return faults;
  };
  const take = async (text: FormText, form: FormApi<FormText>): Promise<void> => {
    if (honeypot.current?.value !== '' || (await send(text))) form.restart({});
  };

  return (
    <Form<FormText> initialValues={typed} validate={check} onSubmit={take}>
      {({ handleSubmit, submitting, form }) => (
        // Until the script is there the browser's own sending would put the words into the address: a form
        // whose method is "dialog" does nothing outside of a dialog.
        <form
          ref={element}
          id={id}
          className={css.form}
          method="dialog"
          noValidate
          data-tone="white"
          onChange={begin}
          onSubmit={(event) => {
            event.preventDefault();
            const { errors } = form.getState();
            void handleSubmit();
            fields
              .map(({ name }) => (errors?.[name] === undefined ? undefined : inputOf(name)))
              .find(Boolean)
              ?.focus();
          }}
        >
          {fields.map((rule) => (
            <MessageField key={rule.name} rule={rule} id={`${id}-${rule.name}`} />
          ))}
          <RestoredText rules={fields} />
          <Honeypot ref={honeypot} />
          <div className={css.end}>
            <Button type="submit" mark="arrow" aria-disabled={submitting}>
              {submitting ? 'Sending…' : submit}
            </Button>
            <p className={css.told} role="status" data-outcome={outcome}>
              {told}
            </p>
          </div>
          <FormSpy<FormText>
            subscription={{ values: true, pristine: true }}
            onChange={({ values, pristine }) => {
              if (pristine === false) keepText(values);
            }}
          />
        </form>
      )}
    </Form>
  );
}
