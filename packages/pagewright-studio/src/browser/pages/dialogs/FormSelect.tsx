import { useField } from 'react-final-form';
import { Field } from '../../controls/Field.tsx';
import { Select } from '../../controls/Select.tsx';

interface FormSelectProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
}

/** A choice of a form. */
export function FormSelect({ name, label, help, options }: FormSelectProps) {
  const { input } = useField<string>(name, { parse: (value) => value });
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Select {...control} name={name} options={options} value={input.value} onChoose={input.onChange} />
      )}
    </Field>
  );
}
