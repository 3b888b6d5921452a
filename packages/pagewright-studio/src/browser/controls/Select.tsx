import type { SelectHTMLAttributes } from 'react';
import css from './Select.module.css';

interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'onChange' | 'value'> {
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A choice of many values. */
export function Select({ options, value, onChoose, ...rest }: SelectProps) {
  return (
    <select {...rest} className={css.select} value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
