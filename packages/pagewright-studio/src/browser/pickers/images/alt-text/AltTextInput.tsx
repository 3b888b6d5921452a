import { type ReactNode, useRef } from 'react';
import { Field } from '../../../controls/Field.tsx';
import { TextArea } from '../../../controls/TextInput.tsx';
import { pickerStrings } from '../../picker-strings.ts';
import css from './AltTextInput.module.css';

interface AltTextInputProps {
  readonly label: string;
  /** Undefined: nothing was said of the image. Empty: it is decorative. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly problem?: ReactNode;
  readonly aside?: ReactNode;
}

/** What an image shows, or that it is only decoration. */
export function AltTextInput({ label, value, onChange, problem, aside }: AltTextInputProps) {
  const { alt } = pickerStrings;
  const isDecorative = value === '';
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <Field
        label={label}
        help={isDecorative ? alt.decorativeHelp : alt.help}
        problem={problem}
        aside={aside}
      >
        {(control) => (
          <>
            <TextArea
              {...control}
              rows={1}
              value={value ?? ''}
              placeholder={isDecorative ? '' : alt.example}
              onText={(text) => onChange(text === '' ? undefined : text)}
            />
            <label className={css.decorative}>
              <input
                type="checkbox"
                checked={isDecorative}
                onChange={(event) => {
                  onChange(event.target.checked ? '' : undefined);
                  if (!event.target.checked) frame.current?.querySelector('textarea')?.focus();
                }}
              />
              {alt.decorative}
            </label>
          </>
        )}
      </Field>
    </div>
  );
}
