import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Field } from '../../controls/Field.tsx';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { TextInput } from '../../controls/TextInput.tsx';

interface FormTextProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly type?: 'text' | 'date';
  readonly isRequired?: boolean;
  /** What there is to say about its value, besides a problem. It is announced when it changes. */
  readonly advice?: string | undefined;
}

/** A text of a form. Its problem is shown as soon as there is a text, and after an attempt to submit. */
export function FormText({ name, label, help, type = 'text', isRequired = false, advice }: FormTextProps) {
  const { input, meta } = useField<string>(name, { parse: (value) => value });
  const isShown = meta.submitFailed || (input.value !== '' && meta.dirty);
  const problem: string | undefined = isShown ? meta.error : undefined;
  return (
    <div>
      <Field label={label} help={advice ?? help} isRequired={isRequired} problem={problem}>
        {(control) => (
          <TextInput
            {...control}
            type={type}
            name={name}
            autoComplete="off"
            spellCheck={name === 'title'}
            value={input.value}
            onText={input.onChange}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
        )}
      </Field>
      <div role="status">
        <ScreenReaderText>{problem ?? advice}</ScreenReaderText>
      </div>
    </div>
  );
}
